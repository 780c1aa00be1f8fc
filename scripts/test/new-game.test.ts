import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CHECKS } from '../checks.ts'
import { ROOT, readProject } from '../files.ts'
import { type CopiedTree, copiedTree } from '../new-game/copied-tree.ts'

// In a copy of this tree as it stands, committed or not. Types, unused code and the tests of the new game itself are asked
// by `npm run test:long`.
const ID = 'trial-street'
let tree: CopiedTree
let said = ''
beforeAll(() => {
  tree = copiedTree(ROOT)
  said = node(['scripts/new-game/main.ts', ID, '--title', 'Trial & Street']).stdout
})
afterAll(() => tree.remove())

const node = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, args, { cwd: tree.root, encoding: 'utf8', input })
const masterplan = (...args: readonly string[]) => node(['cli/src/main.ts', ...args])

describe('npm run new-game', () => {
  test('says what it wrote', () => {
    expect(said).toMatch(
      `Trial & Street is in games/${ID}, boards/src/${ID}, catalog/src/games.ts, boards/src/games.ts.`,
    )
  })
  test.each([
    [['Park_Row'], '"Park_Row" is no id: write small letters with single hyphens between them, like park-row.'],
    [['class'], '"class" means something else in the code: choose another id.'],
    [['tryste'], 'There is games/tryste already: choose another id.'],
    [['kit'], 'There is boards/src/kit already: choose another id.'],
    [['park-row', '--title', "Park 'Row'"], '"Park \'Row\'" is no title: '],
    [['park-row', '--title', 'Tryste'], 'Another game is called Tryste already: choose another title.'],
    [[], 'It takes one id: npm run new-game'],
  ])('refuses %j in one sentence', (args, sentence) => {
    const { status, stdout, stderr } = node(['scripts/new-game/main.ts', ...args])
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
    expect(stderr).toMatch(sentence)
    expect(stderr.trim().split('\n')).toHaveLength(1)
  })
  test.each(CHECKS)('what it writes passes the check of $name', ({ faults }) => {
    expect(faults(readProject(tree.root))).toEqual([])
  })
  test('what it writes is formatted, and no lint complains', () => {
    const biome = join(tree.root, 'node_modules/.bin/biome')
    const places = [`games/${ID}`, `boards/src/${ID}`, 'boards/src/games.ts', 'catalog/src/games.ts']
    const { status, stdout, stderr } = spawnSync(biome, ['ci', '--error-on-warnings', ...places], { cwd: tree.root })
    expect({ status, said: status === 0 ? '' : `${stdout}${stderr}` }).toEqual({ status: 0, said: '' })
  })
})

describe('the new game', () => {
  test('is listed, and simulated', () => {
    expect(masterplan('games', ID).stdout).toMatch(`Trial & Street (${ID}), 2 to 4 players`)
    const { status, stdout } = masterplan('simulate', ID, '--matches', '4', '--json')
    expect({ status, answer: JSON.parse(stdout) }).toMatchObject({ status: 0, answer: { game: ID } })
  })
  test('is played at the terminal by a program, and its record is good', () => {
    const moves = [1, 2, 3, 4, 5, 6].map(lot => `build ${lot} 1`)
    const alone = ['cli/src/main.ts', 'play', ID, '--bots', 'me,me', '--seed', '1', '--json']
    const { status, stdout } = node(alone, `${moves.join('\n')}\n`)
    expect(status).toBe(0)
    expect(JSON.parse(stdout)).toMatchObject({ game: ID, result: { ranks: expect.any(Array) } })
    const file = join(tree.root, 'trial.match.json')
    writeFileSync(file, stdout)
    expect(masterplan('check', file)).toMatchObject({ status: 0 })
  })
  test('is played on a server to its end, by a program with a bot', async () => {
    const server = spawn(
      process.execPath,
      [
        'cli/src/main.ts',
        'serve',
        '--port',
        '0',
        '--tables-only',
        '--limits',
        'none',
        '--json',
        '--data',
        join(tree.root, 'data'),
      ],
      { cwd: tree.root, stdio: ['ignore', 'pipe', 'inherit'] },
    )
    try {
      const record = await playedAt(await addressOf(server))
      expect(JSON.parse(record)).toMatchObject({ game: ID, result: { ranks: expect.any(Array) } })
      const file = join(tree.root, 'served.match.json')
      writeFileSync(file, record)
      expect(masterplan('check', file)).toMatchObject({ status: 0 })
    } finally {
      server.kill()
      await once(server, 'close')
    }
  })
})

async function addressOf(server: ChildProcess): Promise<string> {
  for await (const part of server.stdout!) return JSON.parse(String(part)).address
  throw new Error('The server said nothing.')
}

/** What is read of the server's answers; each has some of it. */
type Answered = { token: string; table: string; ok: boolean; seq: number; status: string; moves: readonly string[] }

/** A table for a program and a bot, played by the first move that is listed; the record of the match. */
async function playedAt(address: string): Promise<string> {
  let token = ''
  const fetched = (path: string, body?: object): Promise<Response> =>
    fetch(new URL(path, address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json', ...(token === '' ? {} : { authorization: `Bearer ${token}` }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  const ask = async (path: string, body?: object) => (await fetched(path, body)).json() as Promise<Answered>

  token = (await ask('/api/me/token', {})).token
  const bots = [{ seat: 1, bot: 'level-1' }]
  const made = await ask('/api/tables', { key: 'trial-table', game: ID, players: 2, name: 'Ana', bots })
  const table = `/api/tables/${made.table}`
  const send = async (based: number, todo: object) => {
    expect(await ask(`${table}/commands`, { based, key: `trial-command-${based}`, do: todo })).toMatchObject({
      ok: true,
    })
    return ask(table)
  }
  let now = await send((await ask(table)).seq, { kind: 'start' })
  while (now.status === 'playing') {
    const [move] = now.moves
    if (move === undefined) await setTimeout(20) // for the bot
    now = move === undefined ? await ask(table) : await send(now.seq, { kind: 'move', text: move })
  }
  return (await fetched(`${table}/record`)).text()
}
