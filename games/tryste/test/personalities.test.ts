import { type Insight, type Seat, seeded } from '@masterplan/kernel'
import { beforeAll, expect, test } from 'vitest'
import { insight, personalities, type State, type Tryste, tryste } from '../src/index.ts'
import { isDesert } from '../src/land/estate.ts'
import { tableOf } from './builder.ts'

/** The role that leads to the best position, one move ahead. */
function pickOf({ evaluate, candidates }: Insight<Tryste>, state: State, seat: Seat): string {
  const scratch = tryste.copy(state)
  let [role, best] = ['', Number.NEGATIVE_INFINITY]
  for (const move of candidates(state, seat)) {
    if (move.kind !== 'pick') continue
    tryste.play(tryste.copy(state, scratch), seat, move)
    const share = evaluate(scratch, seat)
    if (share > best) [role, best] = [move.role, share]
  }
  return role
}

const picked = new Map<string, Record<string, number>>()
beforeAll(() => {
  const minds = { nobody: insight, ...personalities }
  for (const players of [2, 3, 4]) {
    const state = tableOf(players, { yearCap: 12 })
    const random = seeded(players)
    for (let turn = tryste.turn(state); turn.kind !== 'over'; turn = tryste.turn(state)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[0]!
      if (by !== 'luck') {
        for (const [name, mind] of Object.entries(minds)) {
          const role = pickOf(mind, state, by)
          if (role === '') break // nobody picks a role now
          const counts = picked.get(name) ?? {}
          counts[role] = (counts[role] ?? 0) + 1
          picked.set(name, counts)
        }
      }
      tryste.play(state, by, tryste.sample(state, by, random))
    }
  }
})

test.each([
  ['landmiser', 'realtor', 'zoning-board'],
  ['starchitect', 'architect', 'venture-capitalist'],
  ['bob-congel', 'developer', 'media'],
  ['industry-lord', 'zoning-board', 'architect'],
  ['evil-mastermind', 'mafia', 'media'],
])(
  'a %s picks the %s more often than a player without a personality, and the %s no more often',
  (name, liked, other) => {
    const [mine, plain] = [picked.get(name)!, picked.get('nobody')!]
    expect(mine[liked] ?? 0).toBeGreaterThan(plain[liked] ?? 0)
    expect(mine[other] ?? 0).toBeLessThanOrEqual(plain[other] ?? 0)
  },
)

test('a deserter gains more by desert of its own than a player without a personality', () => {
  const state = tableOf(2, { yearCap: 12 })
  const random = seeded(1)
  while (tryste.turn(state).kind === 'luck') tryste.play(state, 'luck', tryste.sample(state, 'luck', random))
  const { stoojes } = state.fixed.board
  const richer = tryste.copy(state)
  for (let stooj = 0, given = 0; stooj < stoojes.length && given < 4; stooj++) {
    if (richer.owner[stooj] !== 0 || !isDesert(richer, stooj)) continue
    richer.owner[stooj] = 1
    given++
  }
  const gain = ({ evaluate }: Insight<Tryste>) => evaluate(richer, 0) - evaluate(state, 0)
  expect(gain(personalities.deserter!)).toBeGreaterThan(gain(insight))
})
