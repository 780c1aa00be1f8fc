import { type Actor, pick, seatsOf, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { ANY_STEP } from '../src/cards/card.ts'
import { hasSeenAll, holds } from '../src/cards/hands.ts'
import { CARDS } from '../src/cards/index.ts'
import { momentAt, momentTable } from '../src/cards/moments.ts'
import { mayTradeAt } from '../src/chapters/trading/trade.ts'
import { DRAW, STEPS } from '../src/data/steps.ts'
import { CARD_IDS, type State, tryste } from '../src/index.ts'
import { SETUP } from '../src/state.ts'
import { tableOf } from './builder.ts'

const TABLES = tryste.rulesVersions.flatMap(rules => [2, 4].map(players => ({ rules, players })))

/** States of random matches, each with one who is to move. */
function* walk(players: number, rules: string): Generator<{ readonly state: State; readonly by: Actor }> {
  for (let seed = 0; seed < 4; seed++) {
    const random = seeded(seed)
    const state = tableOf(players, {}, rules)
    for (let turn = tryste.turn(state); turn.kind !== 'over'; turn = tryste.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      yield { state, by }
      tryste.play(state, by, tryste.sample(state, by, random))
    }
  }
}

test.each(TABLES)('a card is drawn as the odds say, from the same number ($rules, $players players)', table => {
  let drawn = 0
  for (const { state } of walk(table.players, table.rules)) {
    if (state.step !== DRAW) continue
    const [quick, slow] = [seeded(drawn), seeded(drawn)]
    for (let time = 0; time < 5; time++) {
      expect(tryste.sample(state, 'luck', quick)).toBe(pick(tryste.draws(state), slow))
      expect(quick.below(1 << 30)).toBe(slow.below(1 << 30))
    }
    drawn++
  }
  expect(drawn).toBeGreaterThan(20)
})

test.each(TABLES)('T-EVT-05 shown is what is held and not all seen ($rules, $players players)', table => {
  let listed = 0
  for (const { state, by } of walk(table.players, table.rules)) {
    if (by === 'luck' || !mayTradeAt(state.step)) continue
    const due = CARD_IDS.flatMap((card, kind) =>
      seatsOf(table.players)
        .filter(seat => seat !== by && holds(state, by, kind) && !hasSeenAll(state, seat, by, kind))
        .map(seat => ({ kind: 'show', card, seat })),
    )
    expect(tryste.moves(state, by).filter(({ kind }) => kind === 'show')).toEqual(due)
    listed += due.length
  }
  expect(listed).toBeGreaterThan(20)
})

test('T-EVT-07 the table of moments has each card at its step and in its phase, and nowhere else', () => {
  const moments = momentTable(CARDS)
  for (const [kind, card] of CARDS.entries()) {
    for (let role = 0; role <= SETUP; role++) {
      for (let step = 0; step < STEPS.length; step++) {
        const inPhase = card?.timing === 'keep' || (card?.timing === 'play' && card.role === role)
        const due = inPhase && (card.step === ANY_STEP || card.step === step)
        const has = (moments[momentAt(role, step) + (kind >> 5)]! & (1 << (kind & 31))) !== 0
        expect(has, `${CARD_IDS[kind]} in phase ${role} at ${STEPS[step]}`).toBe(due)
      }
    }
  }
})
