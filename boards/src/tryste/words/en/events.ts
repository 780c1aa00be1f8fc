import { cardText, cardTitle, choice, who, whyOf } from '../compose.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'

const seat = who('seat')
const other = who('other')
const from = who('from')
const to = who('to')
const zone = choice('zone', names.zone)
const deck = choice('deck', names.deck)
const title = cardTitle(cards)
const text = cardText(cards)
/** What a card was aimed at; see press/targets.ts. */
const on = `{on, select, plain {} place { ({place})} seat { (${other})} seat_zone { (${other}: ${zone})} seat_card { (${other})} count { ({place}, {count})} mine { (${choice('word', names.special)}, {place})} gobs { ($\{count})} number { ({count})} other { (${choice('word', { ...names.resource, ...names.zone, pay: 'pays', prestige: 'loses Prestige' })})}}`

export const events = {
  'event.ordered': `${seat} is drawn as number {place}.`,
  'event.threw': `${seat} has thrown.`,
  'event.throws': `${seat} throws ${zone}, ${other} ${choice('zone2', names.zone)}{tied, select, yes {: a tie} other {: ${who('rival')} loses a life}}.`,
  'event.leader': `${seat} leads the projects.`,
  'event.year': 'Year {year} begins.',
  'event.picked': `${seat} takes the ${choice('role', names.role)}{gobs, plural, =0 {} other { with $#}}.`,
  'event.drew': `${seat} draws a card of the ${deck} deck.`,
  'event.card': `You hold ${text}.`,
  'event.shown': `${seat} shows ${text}${on}.`,
  'event.showed': `${seat} shows you ${text}.`,
  'event.chose': `${seat} decides for ${title}${on}.`,
  'event.ended': `${title} ends.`,
  'event.taken': `${seat} takes a card of the ${deck} deck from ${from}.`,
  'event.reshuffled': `The ${deck} deck is shuffled again.`,
  'event.wheel': 'The wheel says: {side, select, win {won} other {lost}}.',
  'event.got': `${seat} {more, select, yes {gets} other {{what, select, gobs {pays} other {loses}}}} {what, select, gobs {$\{count}} other {{count} ${choice('what', names.thing)}}} (${whyOf(names, cards)}).`,
  'event.tier-chosen': `${seat} puts {tier} to the vote.`,
  'event.voted': `${seat} votes ${zone} with {weight}.`,
  'event.zoned': `The vote makes {tier} ${zone}.`,
  'event.proposed-variance': `${seat} asks for a variance: {stooj} to ${zone}.`,
  'event.proposed-terraforming': `${seat} wants to terraform {tier}.`,
  'event.bid': `${seat} bids {prestige} {side, select, for {for} other {against}}: {for} for, {against} against.`,
  'event.passed': `${seat} passes.`,
  'event.decided': 'The auction is decided {side, select, for {for} other {against}} it.',
  'event.variance': `The variance makes {stooj} ${zone}.`,
  'event.terraformed': `Terraforming makes {tier} ${choice('type', names.land)}.`,
  'event.bought': `${seat} buys {stoojes} for \${price}.`,
  'event.placed': `${seat} places {zone, select, industrial {an} other {a}} ${zone} tile on {stooj}.`,
  'event.special': `${seat} builds {special, select, architecture_firm {an} other {a}} ${choice('special', names.special)} on {stooj}.`,
  'event.right': `${seat} may build {hut, select, architecture_firm {an} other {a}} ${choice('hut', names.special)} ({huts}).`,
  'event.work': `${seat} begins work on {stooj}, level {level}: \${owed} to pay.`,
  'event.built': `${seat} raises {stooj} to level {level}{tokens, plural, =0 {} one { with # token} other { with # tokens}}.`,
  'event.lost': `Lost on {stooj}: ${choice('what', names.lost)}.`,
  'event.marked': 'From now on {stooj} is {as, select, protected {protected} other {fenced}}.',
  'event.hyped': `${seat} has {hype} Hype, times {times}.`,
  'event.robbed': `${seat} takes \${gobs} from ${from}.`,
  'event.offered': `${seat} offers ${to} {give} for {want}.`,
  'event.answered': `${seat} {answer, select, accept {accepts} reject {rejects} other {withdraws}} the offer.`,
  'event.over': 'The game is over.',
} as const
