import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { answerTo } from '@masterplan/bots'
import { CATALOG } from '@masterplan/catalog'
import type { Match, Playable, Seat } from '@masterplan/kernel'
import {
  type Claim,
  type EngineQuestion,
  type EngineRoom,
  type EngineTable,
  type NamedEngine,
  playDeal,
  type Seating,
  type Tournament,
  usualOpening,
} from '@masterplan/lab'
import { describe, expect, test } from 'vitest'
import { EngineProcesses } from '../src/engine/client/room.ts'
import { beginRow, playRow } from '../src/strength/play-row.ts'
import { UNLIMITED } from '../src/terminal/session.ts'
import { dealPlayers } from '../src/tournament/players.ts'
import { folder, run } from './world.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))
const FAULTY = fileURLToPath(new URL('./faulty-engine.ts', import.meta.url))
const ours = (game: string, bot: string) => `"${process.execPath}" "${MAIN}" engine ${game} --bot ${bot}`

const findGame = (id: string): Playable => CATALOG.find(game => game.id === id)!

/** Engines in their processes; what each answers is compared with what the same bot says here. */
class ComparedEngines implements EngineRoom {
  readonly asked: EngineQuestion[] = []
  private readonly room: EngineProcesses
  private readonly game: Playable
  constructor(game: Playable) {
    this.game = game
    this.room = new EngineProcesses(game)
  }
  async seat(engine: NamedEngine, table: EngineTable): Promise<Seating> {
    const seated = await this.room.seat(engine, table)
    if (!seated.ok) return seated
    let views = 0
    return {
      ok: true,
      choose: async question => {
        this.asked.push(question)
        if (question.kind === 'view') views++
        const [answer, inside] = [await seated.choose(question), await this.inside(engine, table, question, views)]
        expect(answer).toMatchObject({ ok: true, text: inside })
        return answer
      },
    }
  }
  rise(): void {
    this.room.rise()
  }
  close(): Promise<void> {
    return this.room.close()
  }
  private async inside(
    { command, limit }: NamedEngine,
    table: EngineTable,
    question: EngineQuestion,
    views: number,
  ): Promise<string> {
    const bot = /--bot (\S+)/.exec(command)?.[1] ?? ''
    const seen = question.kind === 'view' ? { ...question, after: views } : seenAfter(this.game, table, question.log)
    const answer = await answerTo(
      {
        ...{
          id: 1,
          game: this.game.id,
          bot: bot === 'greedy' ? bot : `${bot}@${limit.amount}`,
          hints: 1,
          ...UNLIMITED,
        },
        ...{ seat: seen.seat, view: seen.view, seed: table.seed + seen.after },
      },
      { load: async () => this.game, clock: () => performance.now(), stopFlag: undefined },
    )
    return answer.ok ? answer.text : answer.sentence
  }
}

function seenAfter(game: Playable, { players, options }: EngineTable, log: readonly string[]) {
  const match = replayed(game, players, options, log)
  const turn = match.turn()
  if (turn.kind !== 'decide') throw new Error('Nobody is to move.')
  const seat: Seat = turn.seats[0]!
  return { seat, view: match.viewFor(seat), after: log.length }
}

function replayed(game: Playable, players: number, options: EngineTable['options'], log: readonly string[]): Match {
  const opened = game.open(players, options)
  if (!opened.ok) throw new Error(opened.problem)
  for (const line of log) expect(opened.match.append(line)).toMatchObject({ ok: true })
  return opened.match
}

describe('our bots as engines play what they play inside', () => {
  test.each([
    ['subdivision', 2, 'moves'],
    ['parks-and-towers', 2, 'moves'],
    ['brick-by-brick', 2, 'view'],
    ['urbapolis', 3, 'view'],
    ['tryste', 2, 'view'],
  ] as const)('%s for %i, told by %s', async (id, players, told) => {
    const game = findGame(id)
    const room = new ComparedEngines(game)
    const plan: Tournament = {
      ...{ game: id, players, options: {}, solo: null, seed: 3, opening: usualOpening(game, players, {}) },
      bots: ['fox@30', 'owl', 'crow@20'].slice(0, players),
      engines: { fox: ours(id, 'tree-search'), owl: ours(id, 'greedy'), crow: ours(id, 'flat-search') },
    }
    try {
      const { matches } = await playDeal(game, plan, { lineUp: 0, deal: 0 }, room)
      expect(matches.map(({ forfeit }) => forfeit)).toEqual(matches.map(() => undefined))
      expect(new Set(room.asked.map(({ kind }) => kind))).toEqual(new Set([told]))
      expect(room.asked.length).toBe(matches.flatMap(({ moves }) => moves).reduce((sum, count) => sum + count, 0))
    } finally {
      await room.close()
    }
  })
})

describe('engines in a tournament', () => {
  const world = { catalog: CATALOG }
  const fox = ['--engine', `fox=${ours('subdivision', 'tree-search')}`]
  const timeless = (out: string) => JSON.parse(out, (name, value) => (name === 'millisecondsPerMove' ? 0 : value))

  test('the same seed gives the same matches, whatever the number of jobs', async () => {
    const flags = ['tournament', 'subdivision', '--bots', 'fox@20,greedy', '--matches', '4', '--json', ...fox]
    const worker = new URL('../src/task.worker.ts', import.meta.url)
    const alone = await run([...flags, '--jobs', '1'], '', world)
    const together = await run([...flags, '--jobs', '2'], '', { ...world, worker })
    expect([alone.code, alone.err]).toEqual([0, ''])
    expect(timeless(together.out)).toEqual(timeless(alone.out))
    expect(JSON.parse(alone.out)).toMatchObject({ games: 4, forfeits: [] })
  })

  test('a sequential test, and one alone against equals, with the options of the table', async () => {
    const sprt = ['tournament', 'subdivision', '--sprt', 'fox@20,random', '--matches', '2', '--jobs', '1', ...fox]
    expect((await run([...sprt, '--option', 'parks=placement'], '', world)).out).toMatch(/^(Open|Accepted): /m)
    const solo = ['tournament', 'subdivision', '--bots', 'greedy,fox@5', '--solo', 'greedy', '--players', '3', ...fox]
    const { out } = await run([...solo, '--matches', '3', '--jobs', '1', '--json'], '', world)
    expect(JSON.parse(out)).toMatchObject({ games: 3, forfeits: [] })
  })
})

describe('engines in a table of strength', () => {
  const world = { catalog: CATALOG }
  const fox = ['--engine', `fox=${ours('subdivision', 'random')}`]

  test('an engine gets as much time as the hero was seen to take', async () => {
    const game = findGame('subdivision')
    const engines = { fox: ours('subdivision', 'plain-uct') }
    const hero = 'tree-search@200'
    const aim = { target: 0.5, floor: 0.3, matches: 200, bar: true }
    const claim: Claim = { id: 'x', hero, rival: 'fox', equalTime: true, players: 2, ...aim, engines }
    const worker = new URL('../src/task.worker.ts', import.meta.url)
    const players = dealPlayers({ worker, catalog: CATALOG, model: async () => undefined }, 1)
    const begun = await beginRow(claim, game, { seed: 1, program: 'x' }, players)
    expect(begun.rival).toMatch(/^fox@\d+ms$/)
    let rows = 0
    const row = await playRow(claim, begun, {
      ...{ game, players, least: 0, timeIsUp: () => rows >= 1 },
      keep: () => void rows++,
    })
    expect(row).toMatchObject({ results: [expect.any(Number)], hero: { moves: expect.any(Number) } })
    expect(row.opposed.moves).toBeGreaterThan(0)
  })

  test('what they lose by their own fault is told and counted; a row is kept and can be repeated', async () => {
    const data = join(folder(), 'strength')
    const cheat = `fox="${process.execPath}" "${FAULTY}" illegal ${join(folder(), 'pids')}`
    const flags = [
      'dev',
      'strength',
      'subdivision',
      '--data',
      data,
      '--rows',
      'fox 2',
      '--engine',
      cheat,
      '--jobs',
      '1',
    ]
    const { out, err } = await run(flags, '', world)
    expect(err).toContain('subdivision: fox answered "3a1", which is refused: park-there (S-1.3).\n')
    expect(err).toMatch(/^subdivision: level-5 against fox, equal time \(fox@\d+ms\), 2 players: 100\.0 %/m)
    expect(out).toMatch(/\| ≥ 50\.0 % \| 100\.0 % \(.*\), \d+ lost by a fault \| \d+ \| met \(SPRT\) \|/)
    expect(out).toContain(`--engine '${cheat}'`)
    expect(out).not.toContain('level-4')
    const again = await run(flags, '', world)
    expect([again.err, again.out]).toEqual(['', out])
  })

  test.each([
    [
      ['dev', 'strength', ...fox, '--data', 'x'],
      'With --engine name one game, and a folder with --data; --out is for rows of bots that all have.',
    ],
    [
      ['dev', 'strength', 'subdivision', ...fox],
      'With --engine name one game, and a folder with --data; --out is for rows of bots that all have.',
    ],
    [
      ['dev', 'strength', 'subdivision', '--data', 'x', '--engine', 'fox=no-such-program'],
      'The engine "fox" ended with exit code 127: there is no program "no-such-program".',
    ],
  ])('%j is refused in one sentence', async (given, sentence) => {
    expect(await run(given, '', world)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })
})

describe('engines at the terminal', () => {
  const world = { catalog: CATALOG }
  const play = (game: string, ...flags: string[]) => run(['play', game, '--json', '--seed', '3', ...flags], '', world)

  test.each(['subdivision', 'urbapolis'])('%s is played to its end by an engine and a bot', async game => {
    const fox = ['--engine', `fox=${ours(game, 'tree-search')}`]
    const { code, out, err } = await play(game, '--bots', 'fox@20,greedy', ...fox)
    expect([code, err]).toEqual([0, ''])
    expect(JSON.parse(out)).toMatchObject({ names: ['fox 1', 'greedy 2'], ended: { why: 'rules' } })
    expect((await play(game, '--bots', 'fox@20,greedy', ...fox)).out).toBe(out)
  })

  test('one that cheats has lost, with a sentence, and the record says so', async () => {
    const cheat = `cheat="${process.execPath}" "${FAULTY}" illegal ${join(folder(), 'pids')}`
    const { code, out, err } = await play('subdivision', '--bots', 'greedy,cheat', '--engine', cheat)
    expect(code).toBe(0)
    expect(err).toBe('cheat 2 has lost: it answered "3a1", which is refused: park-there (S-1.3).\n')
    expect(JSON.parse(out)).toMatchObject({ ended: { why: 'left', ranks: [1, 2] } })
  })

  test.each([
    [
      ['--engine', 'fox=no-such-program'],
      'The engine "fox" ended with exit code 127: there is no program "no-such-program".',
    ],
    [['--engine', 'fox=x', '--engine', 'owl=y'], 'The engine "owl" sits at no seat: name it in --bots.'],
    [['--engine', 'fox='], 'The engine "fox" has no command.'],
  ])('%j is refused in one sentence', async (flags, sentence) => {
    expect(await play('subdivision', '--bots', 'fox', ...flags)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })
})
