import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CATALOG } from '@masterplan/catalog'
import { describe, expect, test } from 'vitest'
import { folder, ONE_SENTENCE, run } from './world.ts'

const FAULTY = fileURLToPath(new URL('./faulty-engine.ts', import.meta.url))
const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

/** A command of an engine with that fault, and the file to which it writes the ids of its processes. */
function faulty(fault: string): { readonly command: string; readonly file: string; pids(): number[] } {
  const file = join(folder(), 'pids')
  return {
    command: `"${process.execPath}" '${FAULTY}' ${fault} ${file}`,
    file,
    pids: () => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []),
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const tournament = (...flags: string[]) =>
  run(['tournament', 'subdivision', '--jobs', '1', ...flags], '', { catalog: CATALOG })

const LATE = 'fox did not answer "go movetime 1500" within 2500 ms.'

describe('an engine that cannot play to the end has lost that match, and the tournament goes on', () => {
  test.each([
    ['crash', 'fox ended with exit code 3: out of ideas.'],
    ['hang', LATE],
    ['silence', LATE],
    ['illegal', 'fox answered "3a1", which is refused: park-there (S-1.3).'],
    ['another', 'fox answered "2:2b2", which is refused: unreadable-move (K2).'],
    ['garbage', 'fox answered "\\u001b[31m*", which is refused: unreadable-move (K2).'],
    ['nothing', LATE],
    ['flood', 'fox wrote more than a megabyte without ending the line.'],
    ['chatter', 'fox answered "3a1", which is refused: park-there (S-1.3).'],
    ['child', 'fox answered "3a1", which is refused: park-there (S-1.3).'],
  ])('%s: %s', async (fault, sentence) => {
    const { command, pids } = faulty(fault)
    const fox = sentence === LATE ? 'fox@1500ms' : 'fox@20000ms' // so much that no busy machine is late instead
    const flags = ['--bots', `${fox},greedy`, '--matches', '2', '--engine', `fox=${command}`]
    const { code, out, err } = await tournament(...flags)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`${fox} lost 2 matches by its own fault:`)
    expect(out).toContain(`  deal 1, match 1: ${sentence}\n  deal 1, match 2: ${sentence}\n`)
    expect(out).toMatch(/^greedy +2 +100\.0 %/m)
    expect(pids().length).toBeGreaterThanOrEqual(2) // once to see whether it starts, then to play
    await expect.poll(() => pids().filter(isRunning)).toEqual([]) // what it started is nobody's child, and reaped by the system
  })

  test('three others share the win', async () => {
    const flags = ['--bots', 'fox,greedy', '--solo', 'fox', '--players', '3', '--matches', '3', '--json']
    const { code, err } = await tournament(...flags, '--engine', `fox=${faulty('illegal').command}`)
    expect([code, err]).toEqual([1, 'The engine "fox" has no option "Players", which is 3 at this table.\n'])
    const views = [...flags, '--option', 'parks=random'] // luck falls, so that all is told in views
    const { out } = await tournament(...views, '--engine', `fox=${faulty('garbage').command}`)
    const { bots, forfeits } = JSON.parse(out)
    expect(bots).toMatchObject([
      { bot: 'fox', wins: { share: 0 } },
      { bot: 'greedy', wins: { share: 0.5 } },
    ])
    expect(forfeits.map(({ deal, match }: { deal: number; match: number }) => [deal, match])).toEqual([
      [1, 1],
      [1, 2],
      [1, 3],
    ])
  })

  test('it stands in the file, which is continued', async () => {
    const file = join(folder(), 'results.jsonl')
    const { command } = faulty('crash')
    const flags = ['--bots', 'fox@20000ms,greedy', '--engine', `fox=${command}`, '--out', file]
    const first = await tournament(...flags, '--matches', '2')
    const again = await tournament(...flags, '--matches', '2', '--resume')
    expect(again.out.replace(/[\d.]+$/gm, '')).toBe(first.out.replace(/[\d.]+$/gm, ''))
    expect(readFileSync(file, 'utf8')).toContain(
      '"forfeit":{"seat":0,"sentence":"fox ended with exit code 3: out of ideas."}',
    )
    const other = ['--bots', 'fox@20000ms,greedy', '--engine', `fox=${command} more`, '--out', file, '--resume']
    expect((await tournament(...other)).err).toContain('another tournament')
  })
})

describe('what an engine is told', () => {
  const heardIn = async (game: string, players: number, option: readonly string[] = []) => {
    const { command, file } = faulty('garbage')
    const table = ['--players', String(players), ...option, '--matches', String(players), '--jobs', '1']
    const bots = ['--bots', 'fox,greedy', '--solo', 'fox', '--engine', `fox=${command}`]
    const { code } = await run(['tournament', game, ...table, ...bots], '', { catalog: CATALOG })
    expect(code).toBe(0)
    const lines = readFileSync(`${file}.heard`, 'utf8').trim().split('\n')
    return { lines, positions: lines.filter(line => line.startsWith('position')) }
  }

  test('all moves where everybody knows everything', async () => {
    const { lines, positions } = await heardIn('subdivision', 2)
    expect(positions).toHaveLength(2)
    for (const line of positions) expect(line).toMatch(/^position startpos moves( [123][a-f][1-6]){2,3}$/) // two by lot
    expect(lines.filter(line => !line.startsWith('position'))).toEqual(
      // The trial; then two matches by one process, whose second move never came.
      [
        ['ugi', 'uginewgame', 'isready', 'quit'],
        ['ugi', 'uginewgame', 'isready', 'isready', 'go movetime 1000'],
        ['uginewgame', 'isready', 'isready', 'go movetime 1000', 'quit'],
      ].flat(),
    )
  })

  test.each([
    ['brick-by-brick', 2, []],
    ['urbapolis', 3, []],
    ['tryste', 4, []],
    ['subdivision', 2, ['--option', 'parks=random']],
  ] as const)('only what its seat sees in %s for %i', async (game, players, option) => {
    const { lines, positions } = await heardIn(game, players, option)
    const seats = positions.map(line => {
      const [, json = ''] = /^position view (\{.*\})$/.exec(line) ?? []
      const { seat, view, ...more } = JSON.parse(json)
      expect([view.viewer, more]).toEqual([seat, {}])
      return seat
    })
    expect(seats.sort()).toEqual(Array.from({ length: players }, (_, seat) => seat)) // it has sat everywhere once
    expect(
      lines.filter(line => !/^(ugi|uginewgame|isready|quit|go movetime 1000|position view .*)$/.test(line)),
    ).toEqual([])
  })
})

describe('an engine that cannot begin is refused at once', () => {
  const bots = ['--bots', 'fox,greedy']
  test.each([
    [['--engine', 'fox'], 'The flag --engine needs NAME=COMMAND, not "fox".'],
    [['--engine', 'fox='], 'The engine "fox" has no command.'],
    [['--engine', 'fox=""'], 'The engine "fox" has no command.'],
    [['--engine', 'fox="a b'], 'A quote in the command of the engine "fox" does not end.'],
    [['--engine', 'a,b=c'], 'An engine is named with letters, digits, "-", "." and "_", not "a,b".'],
    [['--engine', 'greedy=x'], 'There is a bot "greedy"; give the engine another name.'],
    [['--engine', 'me=x'], 'There is a bot "me"; give the engine another name.'],
    [['--engine', 'fox=x', '--engine', 'fox=y'], 'Two engines are called "fox".'],
    [['--engine', 'fox=x', '--engine', 'owl=y'], 'The engine "owl" sits at no table: name it in --bots or --sprt.'],
    [
      ['--engine', 'fox=no-such-program -x'],
      'The engine "fox" ended with exit code 127: there is no program "no-such-program".',
    ],
    [['--engine', 'fox=/'], /^The engine "fox" ended with exit code 127: "\/" cannot be started: .+\.\n$/],
  ])('%j', async (flags, sentence) => {
    const { code, out, err } = await tournament(...bots, ...flags)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(ONE_SENTENCE)
    if (typeof sentence === 'string') expect(err).toBe(`${sentence}\n`)
    else expect(err).toMatch(sentence)
  })

  test('one that never says ugiok, too', async () => {
    const { command, pids } = faulty('mute')
    const { code, err } = await tournament(...bots, '--engine', `fox=${command}`)
    expect([code, err]).toEqual([1, 'The engine "fox" did not say "ugiok" within 10000 ms.\n'])
    expect(pids().map(isRunning)).toEqual([false])
  })
})

test.each(['SIGTERM', 'SIGKILL'] as const)('nothing is left of engines when a tournament dies by %s', async signal => {
  const { command, pids } = faulty('silence')
  const flags = ['--bots', 'fox@60000ms,greedy', '--jobs', '2', '--engine', `fox=${command}`]
  const dying = spawn(process.execPath, [MAIN, 'tournament', 'subdivision', ...flags], {
    stdio: 'ignore',
  })
  const gone = new Promise(resolve => dying.once('exit', resolve))
  await expect.poll(() => pids().length, { timeout: 60_000 }).toBeGreaterThanOrEqual(3) // one to try, two to play
  dying.kill(signal)
  await gone
  await expect.poll(() => pids().filter(isRunning), { timeout: 60_000 }).toEqual([])
})
