import type { NamedBoard } from '../data/boards.ts'

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
