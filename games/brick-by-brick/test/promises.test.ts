import { seatsOf, take } from '@masterplan/kernel'
import { ALL_LISTED, keepsItsPromises } from '@masterplan/kernel/testing'
import { brickByBrick } from '../src/index.ts'

const SETUP = 7 + 7 + 1 + 4 + 5 * 4 + 5 // tiles, rotations, start player, projects, missions dealt, missions kept
const ROUND = 9 * 3 + 3 // five players: an action, a claim and a card for each of nine actions, three choices of the next player
const cards = (bits: number): number[] => Array.from({ length: 24 }, (_, at) => at).filter(at => (bits >> at) & 1)
const bits = (cards: readonly number[]): number => cards.reduce((sum, card) => sum | (1 << card), 0)

keepsItsPromises(brickByBrick, {
  longest: SETUP + 60 * ROUND + 5 * 12, // the largest round cap and the most ploys that options allow
  games: 48,
  openEnded: ALL_LISTED,
  /** B-SET-06, B-SCO-01: what others were dealt is theirs alone; what they kept is shown when the game is over. */
  scramble(state, viewer, random) {
    const over = brickByBrick.turn(state).kind === 'over'
    const others = seatsOf(state.fixed.players).filter(seat => seat !== viewer)
    const known = seatsOf(state.fixed.players).flatMap(seat =>
      seat === viewer ? cards(state.dealt[seat]!) : over ? cards(state.kept[seat]!) : [],
    )
    const unseen = Array.from({ length: 24 }, (_, card) => card).filter(card => !known.includes(card))
    for (const seat of others) {
      const kept = over ? cards(state.kept[seat]!) : []
      const hand = [...kept]
      while (hand.length < cards(state.dealt[seat]!).length) hand.push(take(unseen, random))
      state.dealt[seat] = bits(hand)
      if (!over && state.kept[seat] !== 0) state.kept[seat] = bits([take(hand, random), take(hand, random)])
    }
  },
})
