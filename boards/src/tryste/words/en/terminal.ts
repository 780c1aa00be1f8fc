import { goodsSentence, who } from '../compose.ts'
import { goodsKinds } from './names.ts'

const seat = who('seat')
const other = who('other')
const give = goodsSentence('give', goodsKinds, 'nothing')
const want = goodsSentence('want', goodsKinds, 'nothing')

/** What is said at the terminal alone, in English: it asks for notation where the page asks for presses. */
export const terminal = {
  'terminal.prompt.throw':
    'ResComInd, in secret: throw residential, commercial or industrial. Still to throw: {seats}.',
  'terminal.prompt.pick': `${seat} takes a role, such as “pick realtor”.`,
  'terminal.prompt.choose': `${seat} decides for {card}: “choose …”, see ? for what is possible.`,
  'terminal.prompt.zone': `${seat} names a tier to zone, such as “zone U:0,0”.`,
  'terminal.prompt.vote': `${seat} votes on the zone of {tier}: “vote residential”, “vote commercial” or “vote industrial”.`,
  'terminal.prompt.tie': `${seat} breaks the tie on {tier}: “tie residential” …`,
  'terminal.prompt.variance': `${seat} may ask for a variance, “variance u:0,0 commercial”, or pass.`,
  'terminal.prompt.open': `${seat} opens the auction with Prestige, “open 3”.`,
  'terminal.prompt.bid': `${seat} may bid Prestige for or against, “bid for 2”, or pass.`,
  'terminal.prompt.blyce': `${seat} buys a blyce by its middle, “blyce u:0,0”, or passes if it may.`,
  'terminal.prompt.buy': `${seat} may buy one stooj, “buy u:0,0”, or pass.`,
  'terminal.prompt.lay': `${seat} chooses the kind of the land just bought, “lay residential”.`,
  'terminal.prompt.tile': `${seat} takes a tile from the bank, “tile residential”.`,
  'terminal.prompt.develop': `${seat} develops: place, scape, hut, mine, terraform, or done.`,
  'terminal.prompt.take': `${seat} takes a resource, “take lumber”.`,
  'terminal.prompt.work': `${seat} works as a contractor: “work u:0,0 2” raises that stooj to level 2; done ends.`,
  'terminal.prompt.pay': `${seat} pays \${owed} for {stooj}: spend resources, then “build 0” with the tokens to affix.`,
  'terminal.prompt.turn': `${seat} may play cards or trade; done ends.`,
  'terminal.prompt.hype': `${seat} may buy Hype with Prestige, “hype 10”, or pass.`,
  'terminal.prompt.sell': `${seat} may sell Prestige, “sell 5”, or pass.`,
  'terminal.prompt.rob': `${seat}’s Lair may take \${gobs}: “rob 2”, or pass.`,
  'terminal.prompt.leave': `${seat} leaves one kind of goods, “leave steel”.`,
  'terminal.prompt.trade': `${seat} answers the offer: accept, reject, or “counter …”.`,
  'terminal.prompt.offered': `${seat} has offered ${other} a trade: stand or withdraw.`,

  'terminal.year': 'year {year}',
  'terminal.leader': 'leader {leader}',
  'terminal.role': '{role} of {holder}',
  'terminal.roles': 'roles',
  'terminal.free-role': `{role} $\{gobs}`,
  'terminal.taken-role': '{role} {by}',
  'terminal.auction': 'auction for {about} of {place}: {for} for, {against} against',
  'terminal.ballot': 'vote on {tier}: residential {residential}, commercial {commercial}, industrial {industrial}',
  'terminal.offer': `{from} offers {to}: ${give} for ${want}`,
  'terminal.hand': 'your cards',
  'terminal.lying': 'in effect',
  'terminal.stock': 'in stock',
  'terminal.you': 'you',
  'terminal.improvements': 'improved',
  'terminal.legend': 'A R2: A’s land, residential, level 2; t bare tile, ! variance, * tokens, # fence, + protected',
  'terminal.legend-land': 'pl plains  br brownfield  fo forest  co coast  de desert  mo mountain  ~~ water',
} as const
