import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { botNames, findBot, STRONGEST } from '@masterplan/bots'
import { readRecord } from '@masterplan/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fewestFirst } from '../src/sheets/columns.ts'
import { finished, folder, ONE_SENTENCE, run, terminal } from './world.ts'

const here = folder()
const before = process.cwd()
beforeAll(() => process.chdir(here)) // "save" without a name writes into the current folder
afterAll(() => process.chdir(before))

const play = (typed: readonly string[], ...flags: string[]) =>
  run(['play', 'main-street', '--seed', '7', '--bots', 'greedy', ...flags], typed.map(line => `${line}\n`).join(''))

/** Enough legal decisions for any seat: each is tried until one is allowed. */
const ANYWHERE = Array.from({ length: 40 }, (_, at) => (at === 0 ? 'claim 1' : `build ${1 + (at % 6)}`))

describe('At the table', () => {
  test('a person plays a whole match against a bot and sees the final scores', async () => {
    const { code, out, err } = await play(ANYWHERE)
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain('Main Street: Player 1, greedy 2 (seed 7)')
    expect(out).toMatch(/Your secret wish is (home|shop|park)\./)
    expect(out).toContain('Player 2 has claimed a lot.')
    expect(out).toMatch(/The match is over\. .* (wins|share the win)\./)
    expect(out).toMatch(/Total +-?\d+ +-?\d+\n/)
    expect(out).toMatch(/Rank +\d +\d\n/)
  })

  test('the same seed and the same typing make the same match; a hint changes nothing', async () => {
    const twice = [(await play(ANYWHERE)).out, (await play(ANYWHERE)).out]
    expect(twice[0]).toBe(twice[1])
    const last = (text: string) => text.slice(text.indexOf('The match is over'))
    expect(last((await play(['hint', ...ANYWHERE])).out)).toBe(last(twice[0]!))
  })

  test('? lists the moves, in columns, or those that start so', async () => {
    expect((await play(['?'])).out).toMatch(/claim 1 +claim 2 +claim 3 +claim 4 +claim 5 +claim 6\n/)
    expect((await play(['? claim 3'])).out).toMatch(/> \? claim 3\nclaim 3\n/)
    expect((await play(['?claim 3'])).out).toMatch(/\nclaim 3\n/)
    expect((await play(['? x'])).out).toContain('No listed move starts with "x".')
  })

  test('? lists kinds of moves with few choices before those with many', () => {
    const moves = ['bid a1 2', 'bid a1 4', 'bid b2 2', 'take H01', 'take S01', 'pass']
    expect(fewestFirst(moves)).toEqual(['pass', 'take H01', 'take S01', 'bid a1 2', 'bid a1 4', 'bid b2 2'])
  })

  test('a refused move is explained with its rule, and so is "why"', async () => {
    const { out } = await play(['claim 7', 'why claim 9', 'why claim 1', 'why', 'build 1', 'dance'])
    expect(out).toContain('There is no such lot (MS1). Type "?" for the list of moves.')
    expect(out).toContain('> why claim 9\nThere is no such lot (MS1).\n')
    expect(out).toContain('"claim 1" is allowed.')
    expect(out).toContain('Say which move: why MOVE.')
    expect(out).toContain('That is not what is awaited (MS4).')
    expect(out).toContain('This is not a move as this game writes them (K2).')
  })

  test('capitals and spaces do not matter where small letters can be read', async () => {
    expect((await play(['CLAIM   2', 'undo'])).out).toContain('Taken back: claim 2')
  })

  test('what a game also understands is played as its notation writes it', async () => {
    expect((await play(['Lot 2', 'undo'])).out).toContain('Taken back: claim 2')
  })

  test('an empty line says what can be typed, "help" lists it, "board" draws again', async () => {
    const { out } = await play(['', 'help', 'board'])
    expect(out).toContain('Type a move, "?" for the list of moves, or "help".')
    expect(out).toContain('such as claim 3 or build 4')
    for (const word of ['why MOVE', 'hint', 'score', 'undo', 'save [FILE]', 'quit']) expect(out).toContain(`  ${word}`)
    expect(out.match(/\[1\] \[2\]/g)).toHaveLength(2)
  })

  test('a hint is the best moves, with what they are worth and a reason of its own for each', async () => {
    const { out } = await play(['claim 2', 'hint'])
    expect(out).toMatch(/> hint\n([a-z]+ [1-6]: \d+ % of the win \([\d,]+ tries\)\n {2}[A-Z][^\n]+[.]\n){2,3}/)
    const sentences = out.match(/^ {2}[A-Z].*[.]$/gm)
    expect(new Set(sentences).size).toBe(sentences?.length)
  })

  test('where others choose in secret, a hint has no figures and says so', async () => {
    const { out } = await play(['hint'])
    expect(out).toMatch(/> hint\n(claim [1-6]\n {2}[A-Z][^\n]+[.]\n){3}Others choose in secret, so no figure/)
  })

  test('a bot whose thread dies leaves its move to a quick one', async () => {
    const dying = 'import { parentPort } from "node:worker_threads"; parentPort.on("message", () => process.exit())'
    const worker = new URL(`data:text/javascript,${encodeURIComponent(dying)}`)
    const typed = ANYWHERE.map(line => `${line}\n`).join('')
    const ran = await run(['play', 'main-street', '--bots', 'level-3'], typed, { worker })
    expect([ran.code, ran.err]).toEqual([0, ''])
    expect(ran.out).toContain('level-3 could not think (its thread ended); greedy moves for it.')
    expect(ran.out).toMatch(/The match is over\./)
  })

  test('the score so far is shown, with question marks for what depends on a secret', async () => {
    const built = ['claim 1', 'score'] // the other seat has built something by then, and may have wished for it
    const hidden = await play(built, '--bots', 'random,me')
    expect(hidden.out).toMatch(/Total +\S+ +\?\n|Total +\? +\S+\n/)
    expect(hidden.out).not.toMatch(/Rank/)
    const open = await play(built, '--bots', 'random,me', '--option', 'wishPoints=0')
    expect(open.out).toMatch(/Total +\d +0\n/)
  })

  test('undo goes back to the last own decision, and more than one of them', async () => {
    const { out } = await play(['undo', 'claim 1', 'build 1', 'undo', 'undo', '?'])
    expect(out).toContain('You have not decided anything yet.')
    expect(out).toContain('Taken back: build 1')
    expect(out).toContain('Taken back: claim 1')
    expect(out.slice(out.lastIndexOf('> ?'))).toContain('claim 6')
  })

  test('undo says that luck falls afresh, if any had fallen', async () => {
    const { out } = await play(['claim 1', 'build 1', 'undo'])
    expect(out).toMatch(/> undo\nTaken back: build 1, and \d moves? after it\nLuck after it falls afresh\.\n/)
  })

  test('undo after the end reopens the match', async () => {
    const { out } = await play([...ANYWHERE, 'undo', '?'])
    expect(out).toContain('The match is over: no more moves.')
    expect(out.slice(out.indexOf('Taken back'))).toMatch(/build \d/)
  })
})

describe('Saving', () => {
  test('writes a record that can be checked and played on, and never overwrites another file', async () => {
    const { out } = await play(['claim 1', 'save', 'quit'])
    expect(out).toContain('Saved. Resume with: masterplan play --load main-street.match.json')
    expect(out.trimEnd()).toMatch(/\nResume with: masterplan play --load main-street\.match\.json$/)
    expect((await play([...ANYWHERE, 'save end.match.json'])).out).toContain('masterplan replay end.match.json')
    expect((await run(['check', 'main-street.match.json'])).out).toContain('not over.')

    expect((await play(['claim 2', 'save'])).out).toContain('--load main-street-2.match.json')
    expect((await play(['save main-street.match.json'])).out).toContain(
      'There is already a file "main-street.match.json".',
    )
    expect((await play(['save nowhere/x.match.json'])).out).toContain('There is no file "nowhere/x.match.json".')

    const resumed = await run(
      ['play', '--load', 'main-street.match.json', '--seed', '7', '--bots', 'greedy'],
      'undo\nclaim 3\nsave\n',
    )
    expect(resumed.out).toContain('Taken back: claim 1')
    const read = readRecord(readFileSync('main-street.match.json', 'utf8'))
    expect(read.ok && read.record.log.find(line => line.startsWith('1 '))).toBe('1 claim 3')
    expect(read.ok && read.record.names).toEqual(['Player 1', 'greedy 2'])
  })

  test('that was forgotten is said in one sentence at the end of input', async () => {
    const { code, out, err } = await play(['claim 1'])
    expect([code, err]).toEqual([0, ''])
    expect(out.trimEnd().split('\n').at(-1)).toBe(
      'The match was not saved; "save" keeps one, and "masterplan play --load FILE" resumes it.',
    )
  })

  test('a finished match that is loaded shows its result', async () => {
    const file = join(here, 'over.match.json')
    writeFileSync(file, JSON.stringify(finished()))
    const { code, out } = await run(['play', '--load', file], '\n')
    expect(code).toBe(0)
    expect(out).toContain('The match is over.')
  })

  test('brings its own game: flags that would change it are refused', async () => {
    const file = join(here, 'over.match.json')
    for (const more of [['main-street'], ['--players', '3'], ['--option', 'homes=4']]) {
      const { code, err } = await run(['play', ...more, '--load', file], '\n')
      expect([code, ONE_SENTENCE.test(err)]).toEqual([1, true])
    }
  })
})

const found = findBot('deep-blue', ['generous'])
const NO_SUCH_BOT = found.ok ? 'This bot should not exist.' : found.sentence

describe('Seats', () => {
  const heading = async (...flags: string[]) => (await play(['?'], ...flags)).out.split('\n')[0]

  test('are filled by --bots, seat by seat, and named', async () => {
    expect(await heading('--bots', 'random')).toBe('Main Street: Player 1, random 2 (seed 7)')
    expect(await heading('--bots', 'random,me')).toBe('Main Street: random 1, Player 2 (seed 7)')
    expect(await heading('--bots', 'random', '--players', '3')).toBe(
      'Main Street: Player 1, random 2, random 3 (seed 7)',
    )
    expect(await heading('--bots', 'me,me,greedy:generous')).toBe(
      'Main Street: Player 1, Player 2, greedy:generous 3 (seed 7)',
    )
    expect(await heading('--names', 'Ana,Ben')).toBe('Main Street: Ana, Ben (seed 7)')
    expect(await heading('--names', '\u001b[2JAna')).toBe('Main Street: ?[2JAna, greedy 2 (seed 7)')
  })

  test('may all be taken by bots, and then nothing is asked', async () => {
    const { code, out } = await play([], '--bots', 'greedy,random')
    expect(code).toBe(0)
    expect(out).toContain('The match is over.')
    expect(out).not.toContain('Your secret wish')
  })

  test.each([
    [['--bots', 'deep-blue'], NO_SUCH_BOT],
    [['--bots', 'me,me,me,me'], 'Main Street is for 2 to 3 players, not 4.'],
    [['--bots', 'me,me,me', '--players', '2'], 'The flag --bots names 3 seats, but there are 2.'],
    [['--players', '9'], 'The flag --players must be a whole number from 2 to 3, not "9".'],
    [['--names', 'a,b,c'], 'There are 3 names for 2 seats.'],
    [['--seed', 'luck'], 'The flag --seed must be a whole number from 0 to 9007199254740991, not "luck".'],
    [['--option', 'homes'], 'The flag --option needs NAME=VALUE, not "homes"; "masterplan games" lists the options.'],
    [['--option', 'trams=1'], 'Main Street has no option "trams"; its options are: homes, shops, parks, wishPoints.'],
    [['--option', 'homes=many'], 'The option "homes" must be a whole number from 1 to 6, not "many".'],
    [['chess'], 'Name one game to play, or none to be asked; "masterplan play --help" says more.'],
  ])('with %j are refused in one sentence', async (flags, sentence) => {
    expect(await play([], ...flags)).toEqual({ code: 1, out: '', err: `${sentence}\n` })
  })
})

describe('Being asked what to play', () => {
  test('Enter takes what is usual: the first game, the fewest players, me against a bot', async () => {
    const { code, out } = await run(['play'], '\n\n\n\n?\nquit\n')
    expect(code).toBe(0)
    expect(out).toMatch(/1 +Main Street +2 to 3 players/)
    for (const question of [
      'Which game? [1]',
      'How many players? [2]',
      'Seat 1? [me]',
      `Seat 2? [${STRONGEST.name}]`,
    ]) {
      expect(out).toContain(question)
    }
    expect(out).toContain(`Main Street: Player 1, ${STRONGEST.name} 2 (seed 1)`)
  })

  test('another answer is taken, a wrong one is asked again', async () => {
    const { out } = await run(['play'], '8\nmain-street\n9\n3\nrandom\nnobody\nme\n\n?\n')
    expect(out).toContain('A number from 1 to 1.')
    expect(out).toContain('2 to 3 players.')
    expect(out).toContain(`"me", or one of ${botNames(['generous']).join(', ')}.`)
    expect(out).toContain(`Main Street: random 1, Player 2, ${STRONGEST.name} 3 (seed 1)`)
  })

  test('ends in one sentence when the input does, or when there is no game', async () => {
    expect(await run(['play'], '1\n')).toMatchObject({ code: 1, err: 'The input ended before a game was chosen.\n' })
    expect(await run(['play'], '', { catalog: [] })).toMatchObject({ code: 1, err: 'There is no game to play.\n' })
  })
})

describe('The end of input', () => {
  test('without a single line is an error', async () => {
    const { code, err } = await play([])
    expect([code, err]).toEqual([1, 'Standard input is empty: moves were expected, one per line.\n'])
  })

  test('or Ctrl-C at a terminal leaves cleanly', async () => {
    for (const key of ['\u0003', '\u0004']) {
      const screen = terminal()
      const ran = run(['play', 'main-street', '--seed', '7'], '', screen.world)
      await new Promise(resolve => setTimeout(resolve, 20))
      screen.type(key)
      expect(await ran).toMatchObject({ code: 0, err: '' })
      expect(screen.text()).toContain('The match was not saved')
    }
  })
})

describe('play --json', () => {
  test('takes moves from a program and prints the record', async () => {
    const claimed = await play(['claim 2'], '--json')
    expect([claimed.code, claimed.err]).toEqual([0, ''])
    const read = readRecord(claimed.out)
    expect(read.ok && read.record.log).toContain('1 claim 2')
    const whole = await play([], '--json', '--bots', 'random,random')
    expect(JSON.parse(whole.out).result.ranks).toHaveLength(2)
  })

  test('refuses what the rules refuse, with the line', async () => {
    const { code, out, err } = await play(['claim 2', 'build 9'], '--json')
    expect([code, out]).toEqual([1, ''])
    expect(err).toBe('Line 2 of the input, "build 9", is refused: There is no such lot (MS1).\n')
    expect((await play([], '--json')).err).toBe('Standard input is empty: moves were expected, one per line.\n')
    expect((await run(['play', '--json'])).err).toBe('Name a game to play: with --json nothing is asked.\n')
  })
})
