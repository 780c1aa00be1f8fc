import type { Options, Refusal, ScoreLine } from '@masterplan/tryste/nouns'
import type { Catalogue } from '../../board.ts'
import { cardText, cardTitle, choice, goodsSentence, who, whyOf } from './compose.ts'
import { cards } from './en/cards.ts'
import { goodsKinds, names } from './en/names.ts'
import { options } from './en/options.ts'
import { refusals } from './en/refusals.ts'

const seat = who('seat')
const other = who('other')
const from = who('from')
const to = who('to')
const zone = choice('zone', names.zone)
const deck = choice('deck', names.deck)
const title = cardTitle(cards)
const text = cardText(cards)
const give = goodsSentence('give', goodsKinds, 'nothing')
const want = goodsSentence('want', goodsKinds, 'nothing')
/** What a card was aimed at; see targets.ts. */
const on = `{on, select, plain {} place { ({place})} seat { (${other})} seat_zone { (${other}: ${zone})} seat_card { (${other})} count { ({place}, {count})} mine { (${choice('word', names.special)}, {place})} gobs { ($\{count})} number { ({count})} other { (${choice('word', { ...names.resource, ...names.zone, pay: 'pays', prestige: 'loses Prestige' })})}}`

export const en = {
  ...cards,
  ...options,
  ...refusals,

  'prompt.luck': 'Luck decides next.',
  'prompt.throw': 'ResComInd, in secret: throw residential, commercial or industrial. Still to throw: {seats}.',
  'prompt.pick': `${seat} takes a role, such as “pick realtor”.`,
  'prompt.choose': `${seat} decides for {card}: “choose …”, see ? for what is possible.`,
  'prompt.zone': `${seat} names a tier to zone, such as “zone U:0,0”.`,
  'prompt.vote': `${seat} votes on the zone of {tier}: “vote residential”, “vote commercial” or “vote industrial”.`,
  'prompt.tie': `${seat} breaks the tie on {tier}: “tie residential” …`,
  'prompt.variance': `${seat} may ask for a variance, “variance u:0,0 commercial”, or pass.`,
  'prompt.open': `${seat} opens the auction with Prestige, “open 3”.`,
  'prompt.bid': `${seat} may bid Prestige for or against, “bid for 2”, or pass.`,
  'prompt.blyce': `${seat} buys a blyce by its middle, “blyce u:0,0”, or passes if it may.`,
  'prompt.buy': `${seat} may buy one stooj, “buy u:0,0”, or pass.`,
  'prompt.lay': `${seat} chooses the kind of the land just bought, “lay residential”.`,
  'prompt.tile': `${seat} takes a tile from the bank, “tile residential”.`,
  'prompt.develop': `${seat} develops: place, scape, hut, mine, terraform, or done.`,
  'prompt.take': `${seat} takes a resource, “take lumber”.`,
  'prompt.work': `${seat} works as a contractor: “work u:0,0 2” raises that stooj to level 2; done ends.`,
  'prompt.pay': `${seat} pays \${owed} for {stooj}: spend resources, then “build 0” with the tokens to affix.`,
  'prompt.turn': `${seat} may play cards or trade; done ends.`,
  'prompt.hype': `${seat} may buy Hype with Prestige, “hype 10”, or pass.`,
  'prompt.sell': `${seat} may sell Prestige, “sell 5”, or pass.`,
  'prompt.rob': `${seat}’s Lair may take \${gobs}: “rob 2”, or pass.`,
  'prompt.leave': `${seat} leaves one kind of goods, “leave steel”.`,
  'prompt.trade': `${seat} answers the offer: accept, reject, or “counter …”.`,
  'prompt.offered': `${seat} has offered ${other} a trade: stand or withdraw.`,
  'prompt.over': 'The island is built up.',

  'event.ordered': `${seat} is drawn as number {place}.`,
  'event.threw': `${seat} has thrown.`,
  'event.throws': `${seat} throws ${zone}, ${other} ${choice('zone2', names.zone)}{tied, select, yes {: a tie} other {: ${who('rival')} loses a life}}.`,
  'event.leader': `${seat} leads the projects.`,
  'event.year': 'Year {year} begins.',
  'event.picked': `${seat} takes the ${choice('role', names.role)}{gobs, plural, =0 {} other { with $#}}.`,
  'event.drew': `${seat} draws a card of the ${deck} deck.`,
  'event.card': `You hold {card}: ${text}.`,
  'event.shown': `${seat} shows {card}: ${text}${on}.`,
  'event.showed': `${seat} shows you {card}: ${text}.`,
  'event.chose': `${seat} decides for ${title}${on}.`,
  'event.ended': `${title} ends.`,
  'event.taken': `${seat} takes a card of the ${deck} deck from ${from}.`,
  'event.reshuffled': `The ${deck} deck is shuffled again.`,
  'event.wheel': 'The wheel says: {side, select, win {won} other {lost}}.',
  'event.got': `${seat}: {change} ${choice('what', names.thing)} (${whyOf(names, cards)}).`,
  'event.tier-chosen': `${seat} puts {tier} to the vote.`,
  'event.voted': `${seat} votes ${zone} with {weight}.`,
  'event.zoned': `{tier} is zoned ${zone}.`,
  'event.proposed-variance': `${seat} asks for a variance: {stooj} to ${zone}.`,
  'event.proposed-terraforming': `${seat} wants to terraform {tier}.`,
  'event.bid': `${seat} bids {prestige} {side, select, for {for} other {against}}: {for} for, {against} against.`,
  'event.passed': `${seat} passes.`,
  'event.decided': 'The auction is decided {side, select, for {for} other {against}} it.',
  'event.variance': `{stooj} is ${zone} now.`,
  'event.terraformed': `{tier} becomes ${choice('type', names.land)}.`,
  'event.bought': `${seat} buys {stoojes} for \${price}.`,
  'event.placed': `${seat} places {zone, select, industrial {an} other {a}} ${zone} tile on {stooj}.`,
  'event.special': `${seat} builds {special, select, architecture_firm {an} other {a}} ${choice('special', names.special)} on {stooj}.`,
  'event.right': `${seat} may build {hut, select, architecture_firm {an} other {a}} ${choice('hut', names.special)} ({huts}).`,
  'event.work': `${seat} begins work on {stooj}, level {level}: \${owed} to pay.`,
  'event.built': `${seat} raises {stooj} to level {level}{tokens, plural, =0 {} one { with # token} other { with # tokens}}.`,
  'event.lost': `{stooj} loses ${choice('what', names.lost)}.`,
  'event.marked': '{stooj} is {as, select, protected {protected} other {fenced}} from now on.',
  'event.hyped': `${seat} has {hype} Hype, times {times}.`,
  'event.robbed': `${seat} takes \${gobs} from ${from}.`,
  'event.offered': `${seat} offers ${to} ${give} for ${want}.`,
  'event.answered': `${seat} {answer, select, accept {accepts} reject {rejects} other {withdraws}} the offer.`,
  'event.over': 'The game is over.',

  'line.tiles': 'tiles',
  'line.specials': 'special developments',
  'line.levels': 'levels',

  'board.year': 'year {year}',
  'board.leader': 'leader {leader}',
  'board.role': '{role} of {holder}',
  'board.roles': 'roles',
  'board.free-role': `{role} $\{gobs}`,
  'board.taken-role': '{role} {by}',
  'board.auction': 'auction for {about} of {place}: {for} for, {against} against',
  'board.ballot': 'vote on {tier}: residential {residential}, commercial {commercial}, industrial {industrial}',
  'board.offer': `{from} offers {to}: ${give} for ${want}`,
  'board.hand': 'your cards',
  'board.lying': 'in effect',
  'board.stock': 'in stock',
  'board.you': 'you',
  'board.improvements': 'improved',
  'board.legend': 'A R2: A’s land, residential, level 2; t bare tile, ! variance, * tokens, # fence, + protected',
  'board.legend-land': 'pl plains  br brownfield  fo forest  co coast  de desert  mo mountain  ~~ water',

  'personality.landmiser': 'Landmiser',
  'personality.deserter': 'Deserter',
  'personality.starchitect': 'Starchitect',
  'personality.bob-congel': 'Bob Congel',
  'personality.industry-lord': 'Industry Lord',
  'personality.evil-mastermind': 'Evil Mastermind',
} as const satisfies Catalogue<Refusal, Options, ScoreLine>
