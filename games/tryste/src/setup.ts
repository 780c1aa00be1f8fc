import { addTo } from '@masterplan/kernel/bits'
import { CARDS, copiesIn } from './cards/index.ts'
import { lastingTable } from './cards/lasting.ts'
import { momentTable } from './cards/moments.ts'
import { CONTRACTOR, DEVELOPER, MAFIA, REALTOR, VENTURE_CAPITALIST, WATER, ZONING_BOARD } from './data/names.ts'
import { START_PRESTIGE, STOCK } from './data/numbers.ts'
import { advance } from './flow/advance.ts'
import { boardOf } from './geometry.ts'
import { setType, zoneTier } from './land/estate.ts'
import { tablesOf } from './moves.ts'
import { planOf } from './options.ts'
import { CONDENSED, type Fixed, JUNIOR, memory, SETUP, type State, TYPICAL } from './state.ts'
import type { Options } from './types.ts'
import { RULES_VERSIONS, type Rulings, rulingsOf } from './versions.ts'

const LASTING = lastingTable(CARDS)
const MOMENTS = momentTable(CARDS)

const setOf = (roles: readonly number[]): number => roles.reduce((set, role) => set | (1 << role), 0)
/** T-SET-10, T-JUN-01, T-CND-01. */
const ROLES_IN = {
  typical: 255,
  junior: setOf([REALTOR, CONTRACTOR, MAFIA, VENTURE_CAPITALIST]),
  condensed: setOf([ZONING_BOARD, REALTOR, DEVELOPER, CONTRACTOR, VENTURE_CAPITALIST]),
} as const
const MODES = { typical: TYPICAL, junior: JUNIOR, condensed: CONDENSED } as const

export function fixedOf({ rules, players, options }: Pick<Fixed, 'rules' | 'players' | 'options'>): Fixed {
  const board = boardOf(planOf(options), options.blyceOffBoardMiddle ? 'anywhere' : 'on-board')
  const rulings = rulingsOf(rules)
  const copies = copiesIn(options.mode)
  return {
    ...rulings,
    rules,
    players,
    options,
    board,
    tables: tablesOf(board),
    mode: MODES[options.mode],
    roles: ROLES_IN[options.mode],
    cards: CARDS,
    copies,
    lasting: LASTING,
    moments: MOMENTS,
    twins: twinsIn(copies, rulings),
  }
}

/** T-EVT-05: by 1.0.0 who has seen one of two copies has seen both. */
function twinsIn(copies: Uint8Array, { countsKnownCopies }: Rulings): Int32Array {
  const twins = new Int32Array(2)
  for (const [kind, many] of copies.entries()) if (countsKnownCopies && many > 1) addTo(twins, 0, kind)
  return twins
}

/** T-SET-01 to T-SET-10. */
export function start(players: number, options: Options, rules: string = RULES_VERSIONS[0]): State {
  const state = memory.create(fixedOf({ rules, players, options }))
  layBoard(state)
  for (let seat = 0; seat < players; seat++) giveKit(state, seat)
  state.stock.set(STOCK)
  state.deck.set(state.fixed.copies)
  state.role = SETUP
  advance(state, undefined)
  return state
}

/** T-SET-01, T-SET-02; in the Junior game there are no zones on the board (T-JUN-04). */
function layBoard(state: State): void {
  const { board, mode } = state.fixed
  for (let tier = 0; tier < board.tiers.length; tier++) {
    setType(state, tier, board.types[tier]!)
    if (board.zones[tier]! > 0 && mode !== JUNIOR) zoneTier(state, tier, board.zones[tier]! - 1)
    if (board.types[tier] === WATER) continue
    for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) addTo(state.unowned, 0, stooj)
  }
}

/** T-SET-03, T-SET-05, T-SET-06; T-JUN-02, T-CND-05, T-CND-01: some games have no prestige or no tokens. */
function giveKit(state: State, seat: number): void {
  const { players, options, mode } = state.fixed
  state.gobs[seat] = players === 2 && options.startGobs2p > 600 ? options.startGobs2p : options.startGobs
  if (mode !== JUNIOR) state.prestige[seat] = START_PRESTIGE
  if (mode === TYPICAL) state.tokens[seat] = options.startTokens
  if (players === 3 && mode !== JUNIOR) for (let zone = 0; zone < 3; zone++) state.tiles[3 * seat + zone] = 1
}
