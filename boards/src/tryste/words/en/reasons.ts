import { cardText, choice } from '../compose.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'
import { page } from './page.ts'

const zone = choice('zone', names.zone)
const Zone = choice('zone', { residential: 'Residential', commercial: 'Commercial', industrial: 'Industrial' })
const A_zone = choice('zone', { residential: 'A residential', commercial: 'A commercial', industrial: 'An industrial' })
const role = choice('role', names.role)
const does = choice(
  'role',
  Object.fromEntries(
    Object.keys(names.role).map(name => [name, page[`does.${name.replace('_', '-')}` as keyof typeof page]]),
  ),
)
const construct = choice('construct', names.construct)
const resource = choice('resource', names.resource)
const special = choice('special', names.special)
const plots = '{plots, plural, one {# plot} other {# plots}}'

/** Why a bot would do this. */
export const reasons = {
  'reason.throws': `${Zone} beats ${choice('beats', names.zone)} and loses to ${choice('loses', names.zone)}; what the other throws nobody can know.`,
  'reason.role': `The ${role}: ${does}`,
  'reason.role-money': `$\{gobs} lie on the ${role}.`,
  'reason.zones': `{plots, plural, =0 {Puts {tier} to the vote, where nothing is yours yet} one {Puts {tier} to the vote, where # plot is yours} other {Puts {tier} to the vote, where # plots are yours}}.`,
  'reason.vote': `{votes, plural, =0 {Nothing is for ${zone} on {tier} yet} one {With your vote, # is for ${zone} on {tier}} other {With your vote, # are for ${zone} on {tier}}}.`,
  'reason.tie': `Makes {tier} ${zone}.`,
  'reason.vote-likes': `${Zone} plots of yours there would gain by {likes, plural, one {# ${choice('liked', names.zone)} neighbour} other {# ${choice('liked', names.zone)} neighbours}} of {tier}.`,
  'reason.vote-tiles': `You have {tiles, plural, one {# ${zone} tile} other {# ${zone} tiles}} to lay on {tier}.`,
  'reason.rezones': `Makes {stooj} ${zone}, if the auction goes your way.`,
  'reason.terraforms': 'Puts the desert in {tier} to the auction, so that it can become land to build on.',
  'reason.beside-own': `Lies beside ${plots} of yours.`,
  'reason.for-plots': `{plots, plural, =0 {${A_zone} tile is for land still to come} one {# ${zone} plot of yours waits for a tile} other {# ${zone} plots of yours wait for a tile}}.`,
  'reason.work': `${construct} on {stooj} will earn $\{gobs} a year.`,
  'reason.opens': 'Opens with {prestige} Prestige, which only the winning side pays.',
  'reason.bids':
    '{side, select, for {Supports} other {Opposes}} the proposal with {prestige} Prestige: {for} for it, {against} against.',
  'reason.takes': `You have {count, plural, =0 {no ${resource} yet} other {# ${resource} already}}.`,
  'reason.leaves': `You have {count, plural, =0 {to do without ${resource} this time} other {# ${resource} already}}.`,
  'reason.spends': `Pays $\{gobs} of the price with ${resource}.`,
  'reason.builds': `Pays {gobs, plural, =0 {nothing more} other {$#}} and ends the work{tokens, plural, =0 {} one { with # Quality Token} other { with # Quality Tokens}}.`,
  'reason.hypes': 'Turns {prestige} Prestige into Hype.',
  'reason.sells': 'Sells {prestige} Prestige at $20 each.',
  'reason.robs-them': 'Your Lair takes from {players, plural, one {# player} other {# players}}.',
  'reason.plays': `${cardText(cards)}.`,
  'reason.bargain': 'The bot believes that {seat} gains by it, too.',
  'reason.counters': 'Asks for other terms.',
  'reason.accepts': 'Takes what is offered.',
  'reason.rejects': 'Keeps what you would have to give.',
  'reason.stands': 'Leaves the offer as it is, for the other to decide.',
  'reason.withdraws': 'Takes the offer back.',
  'reason.passes': 'Keeps what you have for later.',
  'reason.ends': 'Ends your turn and keeps what you have.',
  'reason.improves': 'Makes {levels, plural, one {# improvement} other {# improvements}} more for you.',
  'reason.income': `Brings $\{gobs} more every year.`,
  'reason.costs': 'Costs {seat} {levels, plural, one {# improvement} other {# improvements}}.',
  'reason.gets': `Brings {what, select, gobs {$\{count}} other {{count} ${choice('what', names.thing)}}}.`,
  'reason.land': `Buys {stoojes} for $\{price}.`,
  'reason.tile': `Develops {stooj} with {zone, select, industrial {an} other {a}} ${zone} tile: one improvement.`,
  'reason.special': `Builds {special, select, architecture_firm {an} other {a}} ${special} on {stooj}: one improvement.`,
  'reason.robs': `Takes $\{gobs} from {seat}.`,
  'reason.card': `Brings a card of the ${choice('deck', names.deck)} deck.`,
} as const
