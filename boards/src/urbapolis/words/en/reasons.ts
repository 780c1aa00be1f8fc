import { named } from '../named.ts'
import { tileNames } from './tiles.ts'

const tile = named('tile', tileNames)
const from = named('from', tileNames)
const coins = '{coins, plural, one {# coin} other {# coins}}'
const workers = '{workers, plural, one {# worker} other {# workers}}'
const points = '{points, plural, one {# point} other {# points}}'
const levels = '{levels, plural, one {# level} other {# levels}}'

/** Why a bot would do this. */
export const reasons = {
  'reason.builds': `${tile} stands at level {level} on {plot}.`,
  'reason.builds-public': `${tile} stands on {plot}.`,
  'reason.upgrades': `${tile} replaces ${from} on {plot}.`,
  'reason.lifts': 'Lifts the building on {plot} to level {level}.',
  'reason.coins': `Brings ${coins} for ${workers}.`,
  'reason.worker': 'Brings one worker more in every round to come.',
  'reason.temps': 'Brings {temps, plural, one {# worker} other {# workers}} more for this round.',
  'reason.donates': `Buys ${points} for ${coins}.`,
  'reason.expropriates': 'Takes the plot {plot} from {seat}.',
  'reason.demolishes': `Removes ${tile} of {seat} from {plot}.`,
  'reason.clears': `Makes room on {plot}, where ${tile} stands.`,
  'reason.plot': 'Wins the plot {plot} for nothing.',
  'reason.bonus': `Brings the {coins, plural, one {coin that lies} other {# coins that lie}} on ${tile}.`,
  'reason.first': 'Makes you the first in the next round.',
  'reason.place': 'Makes you number {place} in the next round.',
  'reason.scores': `Is worth ${points} to you at once.`,
  'reason.hurts': `Costs {seat} ${points}.`,
  'reason.fits': `${tile} would be level {level} on {plot}.`,
  'reason.replaces': `${tile} can replace ${from} on {plot}.`,
  'reason.for-later': `${tile} is for the next plot that you win.`,
  'reason.gives': `${tile} brings this: {gives}.`,
  'reason.denies': `Keeps ${tile} from {seat}, whom it would suit.`,
  'reason.outbids': 'Outbids {seat} for {plot}.',
  'reason.unbeatable': `Nobody else has the coins to bid more than {coins} for {plot}.`,
  'reason.bids-for': `${tile} from your hand would be level {level} on {plot}.`,
  'reason.bids': `The plot {plot} is yours for ${coins}, unless somebody bids more.`,
  'reason.outbids-tender': `Outbids {seat} for ${tile}.`,
  'reason.tenders': `${tile} is yours for ${workers}, unless somebody bids more.`,
  'reason.road-own': `Lifts your building on {plot} by ${levels}.`,
  'reason.road-to-come': `Whatever you build on {plot} stands ${levels} higher.`,
  'reason.road': `A {road, select, street {street} other {boulevard}} adds ${levels} on {from} and {to}.`,
  'reason.saves': `Keeps the ${coins} that another lift would cost.`,
  'reason.declines':
    'Goes on without {phase, select, claim {another plot} demolish {a demolition} street {a street} draft {another tile} other {it}}.',
} as const
