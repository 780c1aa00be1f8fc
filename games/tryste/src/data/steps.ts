/** What a state can wait for. The place of a name in the list is the number that a state keeps. */
export const STEPS = [
  'order', // luck: who is paired with whom
  'first-leader', // luck
  'throw',
  'pick',
  'draw', // luck: an event card
  'choose', // what a card asks of one player
  'wheel', // luck that a card asks for
  'zone',
  'vote',
  'tie',
  'variance',
  'open',
  'bid',
  'blyce',
  'buy',
  'lay',
  'tile',
  'develop',
  'land', // luck: what a desert becomes
  'take',
  'work',
  'pay',
  'turn', // a turn without an act of its own: cards and trades only
  'hype',
  'sell',
  'rob',
  'leave',
  'trade',
  'over',
] as const
export type StepName = (typeof STEPS)[number]

/** T-TRD-01, T-TRD-07, T-TRD-08: decisions at which one may trade. */
export const TRADING_STEPS: readonly StepName[] = [
  'pick',
  'zone',
  'vote',
  'tie',
  'variance',
  'open',
  'bid',
  'blyce',
  'buy',
  'tile',
  'develop',
  'take',
  'work',
  'turn',
  'hype',
  'sell',
]

const at = (name: StepName): number => STEPS.indexOf(name)
export const ORDER = at('order')
export const FIRST_LEADER = at('first-leader')
export const THROW = at('throw')
export const PICK = at('pick')
export const DRAW = at('draw')
export const CHOOSE = at('choose')
export const WHEEL = at('wheel')
export const ZONE = at('zone')
export const VOTE = at('vote')
export const TIE = at('tie')
export const VARIANCE = at('variance')
export const OPEN = at('open')
export const BID = at('bid')
export const BLYCE = at('blyce')
export const BUY = at('buy')
export const LAY = at('lay')
export const TILE = at('tile')
export const DEVELOP = at('develop')
export const LAND = at('land')
export const TAKE = at('take')
export const WORK = at('work')
export const PAY = at('pay')
export const TURN = at('turn')
export const HYPE = at('hype')
export const SELL = at('sell')
export const ROB = at('rob')
export const LEAVE = at('leave')
export const TRADE = at('trade')
export const OVER_STEP = at('over')
