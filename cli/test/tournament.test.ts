import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAIN_STREET } from '@masterplan/bots/testing'
import type { Claim, ClaimRow } from '@masterplan/lab'
import { describe, expect, test } from 'vitest'
import { beginRow, perMove, playRow } from '../src/strength/play-row.ts'
import { dealPlayers } from '../src/tournament/players.ts'
import { folder, run, WORKER } from './world.ts'

const tournament = (...flags: string[]) => run(['tournament', 'main-street', ...flags])

/** Standings without what a clock said. */
const timeless = (out: string) => JSON.parse(out, (name, value) => (name === 'millisecondsPerMove' ? 0 : value))

describe('tournament', () => {
  const FLAGS = ['--bots', 'greedy,random,level-1', '--matches', '40', '--seed', '5', '--json']

  test('gives the same whatever the number of jobs', async () => {
    const alone = await tournament(...FLAGS, '--jobs', '1')
    expect([alone.code, alone.err]).toEqual([0, ''])
    const together = await tournament(...FLAGS, '--jobs', '3')
    expect(timeless(together.out)).toEqual(timeless(alone.out))
    expect(timeless(alone.out)).toMatchObject({ games: 120, deals: 60, tournament: { players: 2, seed: 5 } })
  })

  test('shows ratings, shares and who beat whom in a table', async () => {
    const { out } = await tournament('--bots', 'greedy,random', '--matches', '60', '--jobs', '1')
    expect(out).toContain('Main Street, 2 players, 60 matches in 30 deals, seed 1')
    expect(out).toMatch(/^greedy +60 +\d+\.\d % +\d+\.\d–\d+\.\d % +\+\d+ +[+−]\d+ to \+\d+ +\d+\.\d$/m)
    expect(out).toMatch(/^greedy +· +\d+\.\d %$/m)
  })

  test('rates by openskill too where more than two play, and answers as comma-separated values', async () => {
    const flags = ['--bots', 'greedy,random', '--players', '3', '--matches', '30', '--jobs', '1']
    const { out } = await tournament(...flags)
    expect(out).toMatch(/^bot .* openskill +±$/m)
    const csv = (await tournament(...flags, '--csv')).out.trim().split('\n')
    expect(csv).toHaveLength(3)
    expect(csv[0]).toMatch(/^bot,matches,wins,.*,against greedy,against random$/)
    expect(new Set(csv.map(line => line.split(',').length)).size).toBe(1)
  })

  test('goes on where a file ends, even in the middle of a line, and comes to the same', async () => {
    const file = join(folder(), 'results.jsonl')
    const whole = await tournament(...FLAGS, '--jobs', '2', '--out', file)
    const text = readFileSync(file, 'utf8')
    expect(text.trim().split('\n')).toHaveLength(1 + 60)
    writeFileSync(file, text.slice(0, text.length / 2))
    const resumed = await tournament(...FLAGS, '--jobs', '1', '--out', file, '--resume')
    expect(timeless(resumed.out)).toEqual(timeless(whole.out))
    expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(1 + 60)
    expect(await tournament(...FLAGS, '--out', file)).toMatchObject({ code: 1, err: /already a file .*--resume/ })
    const other = await tournament(...FLAGS, '--seed', '6', '--out', file, '--resume')
    expect(other).toMatchObject({ code: 1, err: /another tournament/ })
  })

  test('stops when it is clear that one is stronger, the same whatever the number of jobs', async () => {
    const flags = ['--sprt', 'greedy,random', '--json']
    const alone = timeless((await tournament(...flags, '--jobs', '1')).out)
    expect(alone.sprt).toMatchObject({ verdict: 'accepted' })
    expect(alone.games).toBeLessThan(200)
    expect(timeless((await tournament(...flags, '--jobs', '3')).out)).toEqual(alone)
    const weak = await tournament('--sprt', 'random,greedy', '--jobs', '1')
    expect(weak.out).toMatch(/^Rejected: random takes no more than 50\.0 %\. \d+ matches in \d+ deals; random took/m)
    const short = await tournament('--sprt', 'greedy,random', '--matches', '4', '--jobs', '1')
    expect(short.out).toMatch(/^Open: /m)
  })

  test.each([
    [[], 'Name one game for the tournament; "masterplan tournament --help" says more.'],
    [['main-street', '--bots', 'greedy'], 'A tournament needs two bots or more, as in --bots random,greedy.'],
    [['main-street', '--bots', 'greedy,greedy'], 'The bot "greedy" is named twice; it cannot meet itself.'],
    [['main-street', '--bots', 'greedy,random', '--solo', 'x'], 'The flag --solo must name one of the bots, not "x".'],
    [['main-street', '--sprt', 'greedy'], 'A tournament needs two bots or more, as in --bots random,greedy.'],
    [['main-street', '--sprt', 'a,b', '--bots', 'a'], 'The flag --sprt says who plays; leave out --bots and --solo.'],
    [['main-street', '--sprt', 'greedy,random', '--from', '0.7'], 'The flag --from must be less than --to.'],
    [['main-street', '--to', '0.7'], 'The flag --to needs --sprt A,B.'],
    [
      ['main-street', '--sprt', 'greedy,random', '--to', '65'],
      'The flag --to must be a number between 0 and 1, such as 0.65, not "65".',
    ],
    [['main-street', '--resume'], 'The flag --resume needs --out FILE, the file to continue.'],
    [['main-street', '--bots', 'random@5ms,greedy'], 'The bot "random" does not search, so it cannot be given a time.'],
  ])('refuses %j in one sentence', async (flags, sentence) => {
    expect(await run(['tournament', ...flags])).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })
})

describe('strength', () => {
  const page = '# Bots\n\n<!-- strength:begin -->\nold\n<!-- strength:end -->\n\nEnd.\n'

  test('fills its table in slices, and only what is missing is played', async () => {
    const data = join(folder(), 'strength')
    const flags = ['dev', 'strength', 'main-street', '--data', data, '--rows', 'level-2 level-1 2', '--jobs', '1']
    const first = await run(flags)
    expect(first.code).toBe(0)
    expect(first.err).toMatch(/^main-street: level-2 against level-1, 2 players: /)
    expect(first.out).toMatch(/\| level-2 against level-1 \| 65\.0–95\.0 % \| \d+\.\d % \(.*\) \| \d+ \|/)
    expect(first.out).toMatch(
      /tournament main-street --bots level-2,level-1 --solo level-2 --players 2 --matches \d+ --seed 1/,
    )
    expect(first.out).toContain('| level-3 against level-2 | 65.0–95.0 % | not measured |')
    const again = await run(flags)
    expect([again.err, again.out]).toEqual(['', first.out])
  })

  test('gives the rival as much time as the hero takes', async () => {
    const claim: Claim = {
      id: 'tree-search flat-search 2',
      hero: 'tree-search@600',
      rival: 'flat-search',
      equalTime: true,
      players: 2,
      target: 0.9,
      floor: 0.5,
      matches: 200,
      bar: true,
    }
    const players = dealPlayers({ worker: WORKER, catalog: [MAIN_STREET], model: async () => undefined }, 1)
    const begin = () => beginRow(claim, MAIN_STREET, { seed: 1, program: 'x' }, players)
    await begin() // to warm up: code that is not compiled yet takes the hero several times as long as it does later
    const begun = await begin()
    expect(begun.rival).toMatch(/^flat-search@\d+ms$/)
    const rows: ClaimRow[] = []
    const keep = (row: ClaimRow) => rows.push(row)
    await playRow(claim, begun, { game: MAIN_STREET, players, least: 0, timeIsUp: () => rows.length >= 4, keep })
    const { hero, opposed, results } = rows.at(-1)!
    expect(results).toHaveLength(4)
    const ratio = perMove(opposed) / perMove(hero)
    // Wide: a core whose other half is busy takes up to twice as long for the same, now one way and now the other.
    expect(ratio).toBeGreaterThan(0.2)
    expect(ratio).toBeLessThan(5)
  })

  test('writes its tables into the page, between the marks', async () => {
    const out = join(folder(), 'bots.md')
    writeFileSync(out, page)
    const flags = ['dev', 'strength', 'main-street', '--data', join(folder(), 'none'), '--minutes', '0', '--out', out]
    expect(await run(flags)).toMatchObject({ code: 0, out: '' })
    const written = readFileSync(out, 'utf8')
    expect(written).toMatch(/^# Bots\n\n<!-- strength:begin -->\n\n### Main Street\n/)
    expect(written).toMatch(/<!-- strength:end -->\n\nEnd\.\n$/)
    expect(written).not.toContain('old')
    writeFileSync(out, '# Bots\n')
    expect(await run(flags)).toMatchObject({ code: 1, err: /has no place for the tables/ })
  })
})

describe('ladder', () => {
  test('plays a bot against half of itself, goes on where it stopped, and draws the curve', async () => {
    const data = folder()
    const pictures = join(data, 'pictures')
    const flags = ['dev', 'ladder', 'main-street', '--bot', 'tree-search', '--from', '4', '--data', data, '--jobs', '1']
    const first = await run([...flags, '--to', '8', '--matches', '6'])
    expect(first).toMatchObject({ code: 0, err: '' })
    const longer = await run([...flags, '--to', '16', '--matches', '10', '--json', '--pictures', pictures])
    expect(JSON.parse(longer.out)[0].steps).toMatchObject([
      { iterations: 8, games: 10 },
      { iterations: 16, games: 10 },
    ])
    const drawn = readFileSync(join(pictures, 'ladder-main-street.svg'), 'utf8')
    expect(drawn).toContain('Main Street: tree-search against itself with half the iterations')
    expect(drawn.match(/<circle/g)).toHaveLength(2)
    const other = await run([...flags, '--seed', '2'])
    expect(other).toMatchObject({ code: 1, err: /holds another ladder/ })
  })
})

describe('soak', () => {
  test('plays moves under faults in workers, some of which are killed', async () => {
    const { code, out, err } = await run(['dev', 'soak', '--moves', '1200', '--jobs', '2'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^Main Street +\d+ +1,\d+ +\d+$/m)
    expect(out).toMatch(/^cancelled-later +\d+$/m)
    expect(out).toMatch(/^1,\d+ moves, every one legal; every log replays\.$/m)
  })
})

describe('simulate', () => {
  test('answers as comma-separated values', async () => {
    const { out } = await run(['simulate', 'main-street', '--matches', '10', '--bots', 'greedy,random', '--csv'])
    const rows = out.trim().split('\n')
    expect(rows[0]).toMatch(/^of,name,played,wins,wins_low,wins_high,score,score_margin,score_deviation,/)
    expect(rows.slice(1).map(row => row.split(',').slice(0, 3).join())).toEqual([
      'bot,greedy,10',
      'bot,random,10',
      'seat,1,10',
      'seat,2,10',
    ])
  })
})
