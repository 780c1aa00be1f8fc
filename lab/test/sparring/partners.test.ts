import { BOTS, findBot, isSearcher, limitedTo, type SearchLimits, withTreeReuse } from '@masterplan/bots'
import { CATALOG } from '@masterplan/catalog'
import { type Entry, type GameTypes, type Playable, type Random, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { findBotOrPartner, findTimedBot, SPARRING_PARTNERS } from '../../src/index.ts'
import { matchRunner } from '../../src/run/match-runner.ts'
import { rulesAlone } from './rules-alone.ts'

const TABLES = CATALOG.flatMap(game =>
  Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, more) => ({
    game,
    id: game.id,
    players: game.seats.min + more,
  })),
)

/** A random position in which somebody must decide; the matches of some games are long, so not before a few moves. */
function somewhere<G extends GameTypes>({ game }: Entry<G>, start: G['State'], random: Random) {
  for (;;) {
    const state = game.copy(start)
    let left = random.below(80)
    let turn = game.turn(state)
    while (turn.kind !== 'over' && (turn.kind === 'luck' || left-- > 0)) {
      const by = turn.kind === 'luck' ? 'luck' : turn.seats[random.below(turn.seats.length)]!
      game.play(state, by, game.sample(state, by, random))
      turn = game.turn(state)
    }
    if (turn.kind === 'decide') return { state, seat: turn.seats[random.below(turn.seats.length)]! }
  }
}

/** No time, no memory, cancelled while it thinks, and none of these. */
function limitsOf(round: number): SearchLimits {
  let looks = 0
  const few = { ...limitedTo(60), thoughts: 1 + (round % 3) }
  return [few, { ...few, bytes: 0 }, { ...few, cancelled: () => ++looks > 1 }, limitedTo(0)][round % 4]!
}

describe.each(SPARRING_PARTNERS)('$name', partner => {
  test.each(TABLES)('names legal moves in $id among $players, and asks for the rules alone', ({ game, players }) => {
    game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
      const random = seeded(players)
      const { start } = matchRunner(entry, players, {})
      for (let round = 0; round < 8; round++) {
        const { state, seat } = somewhere(entry, start, random)
        const limits = limitsOf(round)
        const view = entry.game.view(state, seat)
        const { thoughts, spent } = partner.think({ entry: rulesAlone(entry), seat, view, random }, limits)
        expect(thoughts.length).toBeGreaterThan(0)
        expect(thoughts.length).toBeLessThanOrEqual(limits.thoughts)
        expect(spent).toBeLessThanOrEqual(limits.iterations)
        for (const { move, share } of thoughts) {
          expect(entry.game.refuse(state, seat, move)).toBeUndefined()
          expect(share).toBeGreaterThanOrEqual(0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }
    })
  })

  test.each(CATALOG)('by the same seed it thinks the same about $id', game => {
    const [once, again] = [1, 2].map(() => adviceIn(game, partner.name))
    expect(once).toEqual(again)
  })

  test('it stops when it is told to, by hand or by the clock', () => {
    const [game] = CATALOG
    let looks = 0
    let ticks = 0
    const endless = limitedTo(Number.POSITIVE_INFINITY)
    const byHand = adviceIn(game!, partner.name, { ...endless, cancelled: () => ++looks > 5 })
    const byClock = adviceIn(game!, partner.name, { ...endless, deadline: 5, clock: () => ticks++ })
    for (const { spent } of [byHand, byClock]) expect(spent).toBeGreaterThan(20)
    expect(looks).toBe(6)
  })

  test('it is found by its name, with iterations and with a time, and only where bots are measured', () => {
    const [game] = CATALOG
    const { name } = partner
    expect(findBotOrPartner(name, [])).toMatchObject({ ok: true, bot: partner })
    expect(findBotOrPartner(`${name}@70`, [])).toMatchObject({ ok: true, bot: { usual: { iterations: 70 } } })
    expect(findTimedBot(`${name}@70ms`, game!)).toMatchObject({ ok: true, bot: { name: `${name}@70ms` } })
    expect(findBotOrPartner(`${name}:bold`, ['bold'])).toMatchObject({ ok: false })
    expect(findBot(name, [])).toMatchObject({ ok: false })
    expect(BOTS.map(bot => bot.name)).not.toContain(name)
  })
})

function adviceIn(game: Playable, name: string, limits: SearchLimits = { ...limitedTo(150), thoughts: 3 }) {
  return game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
    const { start } = matchRunner(entry, game.seats.min, {})
    const { state, seat } = somewhere(entry, start, seeded(4))
    const partner = SPARRING_PARTNERS.find(each => each.name === name)!
    return partner.think({ entry, seat, view: entry.game.view(state, seat), random: seeded(9) }, limits)
  })
}

test('MCTS goes on with its tree from one move to the next', () => {
  const game = CATALOG.find(({ id }) => id === 'subdivision')!
  game.unfold(<G extends GameTypes>(entry: Entry<G>) => {
    const { state } = matchRunner(entry, 2, {})
    const found = findBotOrPartner('sparring-mcts@2000', [])
    if (!found.ok || !isSearcher(found.bot)) throw new Error('There is no such partner.')
    const { think } = found.bot
    const seen: { visits: number; spent: number }[] = []
    const watched: typeof think = (asked, limits) => {
      const advice = think(asked, { ...limits, thoughts: 1000 })
      seen.push({ visits: advice.thoughts.reduce((sum, { visits }) => sum + visits, 0), spent: advice.spent })
      return advice
    }
    const seat = withTreeReuse({ ...found.bot, think: watched } as typeof found.bot)
    const random = seeded(1)
    for (let ply = 0; ply < 8; ply++) {
      const turn = entry.game.turn(state)
      if (turn.kind !== 'decide') break
      const by = turn.seats[0]!
      const move = seat.choose(entry, 0 as Seat, entry.game.view(state, 0), random)
      const played = by === 0 ? move : entry.game.sample(state, by, random)
      expect(entry.game.refuse(state, by, played)).toBeUndefined()
      entry.game.play(state, by, played)
    }
    expect(seen[0]!.visits).toBe(seen[0]!.spent)
    expect(seen.slice(1).some(({ visits, spent }) => visits > spent)).toBe(true)
  })
})
