import { limitedTo } from '@masterplan/bots'
import { CATALOG } from '@masterplan/catalog'
import { type Entry, type Game, type GameTypes, type Seat, seeded, shareOfWin } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { SPARRING_PARTNERS } from '../../src/index.ts'
import { matchRunner } from '../../src/run/match-runner.ts'

const SOLVERS = SPARRING_PARTNERS.filter(({ name }) => /mcts$|alpha-beta$/.test(name) && !name.includes('is-mcts'))
/** Small enough to try everything, large enough that not everything is lost or won. */
const MOST_LINES = 20_000
const ENOUGH = limitedTo(300_000)

type Worth = { readonly share: number; readonly lead: number }
const isBetter = (one: Worth, other: Worth): boolean =>
  one.share > other.share || (one.share === other.share && one.lead > other.lead)

/** Plain minimax to the end, with nothing clever in it; undefined where there are too many lines. */
function worthOf<G extends GameTypes>(game: Game<G>, state: G['State'], seat: Seat, count: { lines: number }): Worth {
  const turn = game.turn(state)
  if (turn.kind === 'over' || ++count.lines > MOST_LINES) {
    const scores = game.scores(state)
    return { share: shareOfWin(scores, seat), lead: scores[seat]!.total - scores[1 - seat]!.total }
  }
  if (turn.kind === 'luck') throw new Error('Only for games without luck.')
  const by = turn.seats[0]!
  return game
    .moves(state, by)
    .map(move => worthOf(game, after(game, state, by, move), seat, count))
    .reduce((best, worth) => (isBetter(worth, best) === (by === seat) ? worth : best))
}

function after<G extends GameTypes>(game: Game<G>, state: G['State'], by: Seat, move: G['Move']): G['State'] {
  const next = game.copy(state)
  game.play(next, by, move)
  return next
}

/** The last position of a random match in which a seat has a choice and everything can be tried, from a few moves before its end. */
function ending<G extends GameTypes>(game: Game<G>, start: G['State'], seed: number, before: number) {
  const random = seeded(seed)
  const states: G['State'][] = []
  const state = game.copy(start)
  for (let turn = game.turn(state); turn.kind !== 'over'; turn = game.turn(state)) {
    states.push(game.copy(state))
    const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
    game.play(state, by, game.sample(state, by, random))
  }
  return states.at(-before)!
}

describe.each([
  { id: 'subdivision', options: {}, before: 5 },
  { id: 'parks-and-towers', options: { preset: 'mini' }, before: 2 },
])('$id', ({ id, options, before }) => {
  test.each(SOLVERS)('$name plays every ending as well as can be, to the point', partner => {
    const found = { won: 0, drawn: 0, lost: 0 }
    CATALOG.find(each => each.id === id)!.unfold(<G extends GameTypes>(entry: Entry<G>) => {
      const { game } = entry
      const { start } = matchRunner(entry, 2, options)
      for (let seed = 0; seed < 40; seed++) {
        const state = ending(game, start, seed, before)
        const turn = game.turn(state)
        if (turn.kind !== 'decide') throw new Error('An ending has a seat to move.')
        const seat = turn.seats[0]!
        const count = { lines: 0 }
        const best = worthOf(game, state, seat, count)
        if (count.lines > MOST_LINES || game.moves(state, seat).length < 2) continue
        const asked = { entry, seat, view: game.view(state, seat), random: seeded(seed) }
        const [thought] = partner.think(asked, ENOUGH).thoughts
        const reached = worthOf(game, after(game, state, seat, thought!.move), seat, { lines: 0 })
        expect(reached.share).toBe(best.share)
        expect(thought).toMatchObject({ proven: true, share: best.share })
        if (best.share === 0) expect(reached.lead).toBe(best.lead) // of lost moves the one that loses least
        found[best.share === 1 ? 'won' : best.share === 0 ? 'lost' : 'drawn']++
      }
    })
    expect(found.won).toBeGreaterThan(2)
    expect(found.lost).toBeGreaterThan(2)
  })
})
