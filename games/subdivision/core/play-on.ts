import { draw, seedOfDraws, setSeedOfDraws } from '../../../kernel/core/random'
import { gainOf, homesToCome } from './candidates'
import { PLAYED, setTotals } from './playout'
import { cellsFor, copyPosition, MOVER, OWNED, PASS, POSITION_BYTES, play, totalNow } from './position'
import { nth } from './tables'

const position = memory.data(<i32>POSITION_BYTES, 16)
const COMPARED = 2 // so many placings are drawn, each as likely
let seed: u64 = 0

/**
 * To the end, as `playOut`, but of two placings drawn at random the one that seems to gain more: fewer games, which say more.
 */
export function playOn(at: usize, from: i32): i32 {
  copyPosition(position, at)
  let next = PLAYED + (from << 2)
  let stuck = 0
  seed = seedOfDraws()
  for (;;) {
    const move = anyGood(load<i32>(position, MOVER))
    stuck = move === PASS ? stuck + 1 : 0
    if (stuck === 2) break
    store<i32>(next, move)
    next += 4
    play(position, move)
  }
  setSeedOfDraws(seed)
  next -= 4 // S-4.3: the pass before the end is not made
  setTotals(2 * totalNow(position, 0), 2 * totalNow(position, 1))
  return <i32>((next - PLAYED) >> 2)
}

function anyGood(seat: i32): i32 {
  const ones = cellsFor(position, seat, 1)
  const twos = cellsFor(position, seat, 2)
  const threes = cellsFor(position, seat, 3)
  const upToOnes = <u32>popcnt(ones)
  const upToTwos = upToOnes + <u32>popcnt(twos)
  const ways = upToTwos + <u32>popcnt(threes)
  if (ways === 0) return PASS
  const owned = load<u64>(position + (seat << 3), OWNED)
  const toCome = homesToCome(position)
  let move: i32 = PASS
  let most: f32 = -1e9
  for (let drawn = 0; drawn < COMPARED; drawn++) {
    seed = draw(seed)
    const way = <u32>(((seed >> 32) * <u64>ways) >> 32)
    const size = <u32>(way >= upToOnes) + <u32>(way >= upToTwos)
    const among = size === 2 ? threes : size === 1 ? twos : ones
    const cell = nth(among, way - (size === 2 ? upToTwos : size === 1 ? upToOnes : 0))
    const gain = gainOf(position, owned, 0, toCome, <i32>((size << 6) | cell))
    if (gain <= most) continue
    most = gain
    move = <i32>((size << 6) | cell)
  }
  return move
}
