import { type Random, type Seat, seatsOf, seeded, type Viewer } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { insight, type Move, type State, tryste } from '../../src/index.ts'
import { CARD_IDS, CARD_KINDS, DECKS, type Goods } from '../../src/nouns.ts'
import { tableOf } from '../builder.ts'
import { judgeAll } from '../soundness.ts'

/** A few things out of a purse, more often sensible than not; some of it will be refused. */
function someGoods(state: State, seat: number, random: Random): Goods {
  const upTo = (most: number) => (most > 0 && random.below(3) === 0 ? random.below(most + 1) : 0)
  const names = state.fixed.board.stoojes
  const some = (mine: (stooj: number) => boolean) =>
    names.filter((_, stooj) => mine(stooj) && random.below(4) === 0).slice(0, 2)
  return {
    gobs: 5 * upTo(Math.floor(state.gobs[seat]! / 5)),
    prestige: upTo(state.prestige[seat]!),
    hype: upTo(state.hype[seat]!),
    tokens: upTo(state.tokens[seat]!),
    resources: [0, 1, 2, 3].map(each => upTo(state.resources[4 * seat + each]!)),
    tiles: [0, 1, 2].map(each => upTo(state.tiles[3 * seat + each]!)),
    stoojes: some(stooj => state.owner[stooj] === seat + 1),
    constructs: some(stooj => state.builder[stooj] === seat + 1),
  }
}

function someBargain(state: State, seat: number, other: number, random: Random) {
  const hand = CARD_IDS.filter((_, kind) => state.hand[CARD_KINDS * seat + kind]! > 0)
  return {
    give: someGoods(state, seat, random),
    want: someGoods(state, other, random),
    cards: hand.filter(() => random.below(2) === 0).slice(0, 3),
    deck: random.below(3) === 0 ? DECKS[random.below(4)]! : null,
  }
}

/** An offer or counter now and then, whatever the rules think of it; otherwise any listed move. */
function nextMove(state: State, seat: Seat, random: Random): Move {
  if (random.below(3) === 0) {
    const other = random.below(state.fixed.players) as Seat
    const move: Move =
      tryste.view(state, seat).step === 'trade'
        ? { kind: 'counter', bargain: someBargain(state, seat, state.from, random) }
        : { kind: 'offer', seat: other, bargain: someBargain(state, seat, other, random) }
    if (tryste.refuse(state, seat, move) === undefined) return move
  }
  return tryste.sample(state, seat, random)
}

const told = (state: State, viewer: Viewer) => JSON.stringify(tryste.view(state, viewer))

test('T-TRD-02 T-TRD-04 T-TRD-11 whatever is traded, nothing is lost, nothing hidden is shown, and every line is read back', () => {
  let trades = 0
  for (let seed = 1; seed <= 5; seed++) {
    const random = seeded(seed)
    const state = tryste.start(
      2 + (seed % 5),
      tableOf(2, { yearCap: 12, board: seed % 2 ? 'six-lands' : 'oasis' }).fixed.options,
    )
    for (
      let turn = tryste.turn(state), moves = 0;
      turn.kind !== 'over' && moves < 700;
      turn = tryste.turn(state), moves++
    ) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
      const move = by === 'luck' ? tryste.sample(state, by, random) : nextMove(state, by, random)
      expect(tryste.notation.read(tryste.notation.write(move))).toEqual(move)
      tryste.play(state, by, move)
      if (move.kind === 'accept') trades++
      judgeAll(state)
      if (moves % 9 > 0) continue
      for (const viewer of [...seatsOf(state.fixed.players), 'audience'] as const) {
        const world = tryste.imagine(tryste.view(state, viewer), random)
        expect(told(world, viewer)).toBe(told(state, viewer))
        expect(tryste.turn(world)).toEqual(tryste.turn(state))
      }
    }
  }
  expect(trades).toBeGreaterThan(100)
})

test('R-63 bots that look one move ahead end a game in a sensible time', () => {
  const state = tableOf(4, { board: 'quicksand', yearCap: 40 })
  const scratch = tryste.copy(state)
  const random = seeded(1)
  for (let turn = tryste.turn(state); turn.kind !== 'over'; turn = tryste.turn(state)) {
    if (turn.kind === 'luck') {
      tryste.play(state, 'luck', tryste.sample(state, 'luck', random))
      continue
    }
    const seat = turn.seats[0]!
    const worth = insight.candidates(state, seat).map(move => {
      tryste.play(tryste.copy(state, scratch), seat, move)
      return { move, share: insight.evaluate(scratch, seat) }
    })
    tryste.play(state, seat, worth.toSorted((one, other) => other.share - one.share)[0]!.move)
  }
  expect(state.year).toBeLessThan(15)
  expect(Math.max(...tryste.scores(state).map(({ total }) => total))).toBeGreaterThan(5)
})
