import { cellsOf, wordOf } from '@masterplan/kernel/square'
import { memory, type State, WORD } from './state.ts'
import { type Options, PRESETS, RULES_VERSIONS, UNLIMITED } from './types.ts'

const { TO_BUILD, EVERYDAY, TOWERS_LEFT, TILES_LEFT, EMPTY } = WORD

/** P-1.2, P-1.3, P-1.4. */
export function start(_players: number, options: Options, rules: string = RULES_VERSIONS[0]): State {
  const { size, houses, towers } = options.preset === 'custom' ? options : PRESETS[options.preset]
  const towerWins = options.conflict === 'tower'
  const isEveryday = !towerWins && !options.attention && options.parkLimit === UNLIMITED
  const state = memory.create({
    rules,
    pawnsGetTowers: rules !== '1.0.0',
    options,
    size,
    houses,
    towers,
    lastPly: 2 * houses,
    towerWins,
  })
  const { words } = state
  words[TO_BUILD] = 2 * houses
  words[EVERYDAY] = isEveryday ? 1 : 0
  words[TOWERS_LEFT] = towers
  words[TILES_LEFT] = options.parkLimit
  words[EMPTY] = wordOf(cellsOf(size, size), 0)
  words[EMPTY + 1] = wordOf(cellsOf(size, size), 1)
  return state
}
