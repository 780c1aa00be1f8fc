import type { Chosen, OptionLimit, OptionSheet, Table } from '@masterplan/kernel'
import { BOARDS, type BoardPlan, type NamedBoard } from './data/boards.ts'
import { COSTS, INCOMES, LAND_PRICES, STEP_PRESTIGE } from './data/numbers.ts'
import { readPlan, zonedByHand, zonedByItself } from './land/board-plan.ts'
import type { Options } from './types.ts'

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

const MOST_IN_SMALL_GAMES = 4
/** T-JUN-01, T-CND-01: the smaller games are for two to four; by 1.0.0 more could play them. */
function forFour(mode: string, { players, rules }: Pick<Table, 'players' | 'rules'>): OptionLimit | undefined {
  if (mode === 'typical' || players <= MOST_IN_SMALL_GAMES || rules === '1.0.0') return undefined
  const rule = mode === 'junior' ? 'T-JUN-01' : 'T-CND-01'
  return { code: 'too-many-players', rule, words: `it is for two to four players, not ${players}`, facts: { players } }
}

export const SHEET: OptionSheet<Options> = {
  mode: {
    kind: 'choice',
    usual: 'typical',
    among: ['typical', 'junior', 'condensed'],
    rule: 'T-JUN-01',
    limit: forFour,
  },
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
  landPrices: { kind: 'row', usual: LAND_PRICES, min: 5, max: 200, step: 5, rule: 'T-REA-01' },
  costs: {
    kind: 'row',
    usual: COSTS,
    min: 10,
    max: 1000,
    step: 10,
    rule: 'T-CON-06',
  },
  incomes: {
    kind: 'row',
    usual: INCOMES,
    min: 10,
    max: 500,
    step: 5,
    rule: 'T-INC-04',
  },
  prestige: { kind: 'row', usual: STEP_PRESTIGE, min: 0, max: 20, step: 1, rule: 'T-CON-09' },
}
