import type { Chosen, OptionSheet } from '@masterplan/kernel'
import { BOARDS, type BoardPlan, type NamedBoard, readPlan, zonedByHand, zonedByItself } from './data/boards.ts'

export type Options = {
  readonly mode: 'typical' | 'junior' | 'condensed'
  readonly board: NamedBoard | 'free'
  readonly freeBoard: string // a plan in JSON; counts when `board` is free
  readonly startZones: 'preset' | 'auto' | 'custom' | 'none'
  readonly customZones: string // counts when `startZones` is custom
  readonly endAfterYears: number // 0: play until everything is developed
  readonly yearCap: number // 0: none
  readonly startGobs: number
  readonly startGobs2p: number
  readonly startTokens: number
  readonly firstLeader: 'rescomind' | 'random'
  readonly negAdjacency: 'table' | 'linear'
  readonly constructPP: 'perStep' | 'difference'
  readonly contractorMode: 'oneStooj' | 'buildOneImproveAny'
  readonly discountOrder: 'halveFirst' | 'resourcesFirst'
  readonly resourcesOnMines: boolean
  readonly scapeCounts: 'resOrScape' | 'anyBuilding'
  readonly brownfieldFeeScape: boolean
  readonly virginPenaltyConstructs: boolean
  readonly terraformNeedsLand: boolean
  readonly forcedBlyce: boolean
  readonly blyceOffBoardMiddle: boolean
  readonly hypeRestYears: number
  readonly lairUsesHype: boolean
  readonly tradePP: boolean
  readonly hideMines: boolean
  readonly landPrices: readonly number[] // plains, brownfield, forest, coast, desert, mountain
  readonly costs: readonly number[] // of the four steps, residential, then commercial, then industrial
  readonly incomes: readonly number[] // of the four levels, in the same order
  readonly prestige: readonly number[] // of the four steps, in the same order
}

const NAMED = Object.keys(BOARDS) as NamedBoard[]

/** The board and its starting zones as the table chose them, before anything is bought (T-SET-01, T-SET-02). */
export function planOf(options: Pick<Options, 'board' | 'freeBoard' | 'startZones' | 'customZones'>): BoardPlan {
  const plan = boardOf(options)
  switch (options.startZones) {
    case 'preset':
      return plan
    case 'auto':
      return zonedByItself(plan)
    case 'custom':
      return zonedByHand(plan, options.customZones) ?? zonedByHand(plan, '')!
    case 'none':
      return zonedByHand(plan, '')!
  }
}

function boardOf({ board, freeBoard }: Pick<Options, 'board' | 'freeBoard'>): BoardPlan {
  if (board !== 'free') return BOARDS[board]
  const read = readPlan(freeBoard)
  if (!read.ok) throw new Error(`The sheet let a board pass that cannot be read: ${read.problem} ${read.tier}.`)
  return read.plan
}

function zonesFit(text: string, options: Chosen): boolean {
  if (options.startZones !== 'custom') return true
  const { board, freeBoard } = options
  const named = NAMED.find(name => name === board)
  const free = named === undefined && typeof freeBoard === 'string' ? readPlan(freeBoard) : undefined
  const plan = named ? BOARDS[named] : free?.ok ? free.plan : undefined
  return plan !== undefined && zonedByHand(plan, text) !== undefined
}

export const SHEET: OptionSheet<Options> = {
  mode: { kind: 'choice', usual: 'typical', among: ['typical', 'junior', 'condensed'], rule: 'T-JUN-01' },
  board: { kind: 'choice', usual: 'six-lands', among: [...NAMED, 'free'], rule: 'T-SET-01' },
  freeBoard: {
    kind: 'text',
    usual: JSON.stringify(BOARDS.clearing),
    rule: 'T-SET-01',
    what: 'a plan such as {"name":"Two","tiers":[{"id":"U:0,0","type":"plains","zone":"R"},{"id":"D:0,0","type":"forest","zone":null}]} with 2 to 40 different tiers and something that must be developed',
    allows: text => readPlan(text).ok,
  },
  startZones: { kind: 'choice', usual: 'preset', among: ['preset', 'auto', 'custom', 'none'], rule: 'T-SET-02' },
  customZones: {
    kind: 'text',
    usual: '',
    rule: 'T-SET-02',
    what: 'tiers of the board with their zones, such as U:0,0=R D:0,-1=C',
    allows: (text, { options }) => zonesFit(text, options),
  },
  endAfterYears: { kind: 'number', usual: 0, min: 0, max: 60, step: 1, rule: 'T-END-05' },
  yearCap: { kind: 'number', usual: 0, min: 0, max: 200, step: 1, rule: 'T-END-05' },
  startGobs: { kind: 'number', usual: 600, min: 300, max: 1000, step: 5, rule: 'T-SET-03' },
  startGobs2p: { kind: 'number', usual: 600, min: 600, max: 1000, step: 400, rule: 'T-SET-05' },
  startTokens: { kind: 'number', usual: 3, min: 0, max: 6, step: 1, rule: 'T-SET-03' },
  firstLeader: { kind: 'choice', usual: 'rescomind', among: ['rescomind', 'random'], rule: 'T-RCI-08' },
  negAdjacency: { kind: 'choice', usual: 'table', among: ['table', 'linear'], rule: 'T-INC-03' },
  constructPP: { kind: 'choice', usual: 'perStep', among: ['perStep', 'difference'], rule: 'T-CON-09' },
  contractorMode: {
    kind: 'choice',
    usual: 'oneStooj',
    among: ['oneStooj', 'buildOneImproveAny'],
    rule: 'T-CON-02',
  },
  discountOrder: { kind: 'choice', usual: 'halveFirst', among: ['halveFirst', 'resourcesFirst'], rule: 'T-CON-06' },
  resourcesOnMines: { kind: 'switch', usual: false, rule: 'T-DEV-10' },
  scapeCounts: { kind: 'choice', usual: 'resOrScape', among: ['resOrScape', 'anyBuilding'], rule: 'T-YE-03' },
  brownfieldFeeScape: { kind: 'switch', usual: false, rule: 'T-DEV-12' },
  virginPenaltyConstructs: { kind: 'switch', usual: false, rule: 'T-DEV-21' },
  terraformNeedsLand: { kind: 'switch', usual: true, rule: 'T-DEV-24' },
  forcedBlyce: { kind: 'switch', usual: true, rule: 'T-REA-02' },
  blyceOffBoardMiddle: { kind: 'switch', usual: false, rule: 'G-15' },
  hypeRestYears: { kind: 'number', usual: 1, min: 0, max: 3, step: 1, rule: 'T-MED-06' },
  lairUsesHype: { kind: 'switch', usual: false, rule: 'T-LAI-02' },
  tradePP: { kind: 'switch', usual: true, rule: 'T-TRD-02' },
  hideMines: { kind: 'switch', usual: false, rule: 'T-DEV-10' },
  landPrices: { kind: 'row', usual: [30, 20, 60, 100, 10, 150], min: 5, max: 200, step: 5, rule: 'T-REA-01' },
  costs: {
    kind: 'row',
    usual: [30, 70, 120, 200, 50, 120, 200, 350, 80, 180, 300, 500],
    min: 10,
    max: 1000,
    step: 10,
    rule: 'T-CON-06',
  },
  incomes: {
    kind: 'row',
    usual: [10, 20, 30, 50, 10, 30, 50, 100, 20, 40, 80, 160],
    min: 10,
    max: 500,
    step: 5,
    rule: 'T-INC-04',
  },
  prestige: { kind: 'row', usual: [1, 2, 3, 5, 1, 3, 5, 10, 2, 4, 8, 16], min: 0, max: 20, step: 1, rule: 'T-CON-09' },
}
