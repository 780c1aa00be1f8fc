import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { type Game, type GameTypes, readRecord } from '../src/index.ts'
import { playthrough } from './playthrough.ts'
import { type Promised, promisesOf } from './promises.ts'
import { refusals } from './refusals.ts'

export { NO_SECRETS, type Promised, promisesOf } from './promises.ts'
export { type Twins, twins } from './twins.ts'
export { Broken } from './walk.ts'

/** Called once per game; the game's own tests cover only its own rules. */
export function keepsItsPromises<G extends GameTypes>(game: Game<G>, promised: Promised<G>): void {
  describe(`${game.title} keeps its promises`, () => {
    for (const { name, check } of promisesOf(game, promised)) test(name, check)
  })
}

/** For games in which every move can be listed. */
export const ALL_LISTED = (): boolean => false

/**
 * The finished matches of a folder, each beside its text: whatever a rule does, tells or refuses, some line shows. `kinds` are
 * all kinds of events that the game has. `PLAYTHROUGHS=write npx vitest run playthrough` writes the texts after a rule was
 * changed on purpose.
 */
export function isPlayedThrough<G extends GameTypes>(game: Game<G>, folder: URL, kinds: readonly string[]): void {
  const root = fileURLToPath(folder)
  const files = globSync('*.match.json', { cwd: root }).toSorted()
  const played = files.map(file => {
    const read = readRecord(readFileSync(new URL(file, folder), 'utf8'))
    if (!read.ok) throw new Error(`${file}: ${read.problem}`)
    return { file, ...playthrough(game, read.record), refused: refusals(game, read.record) }
  })
  const isWritten = (name: string, text: string) => {
    const path = `${root}${name}`
    if (process.env.PLAYTHROUGHS === 'write') writeFileSync(path, text)
    expect(firstDifference(existsSync(path) ? readFileSync(path, 'utf8') : '', text)).toBeUndefined()
  }
  describe(`${game.title}, played through`, () => {
    test.each(played)('$file happens, is told and is shown as it was', ({ file, text }) => {
      isWritten(file.replace('.match.json', '.txt'), text)
    })
    test.each(played)('$file: what may not be played is refused as it was', ({ file, refused }) => {
      isWritten(file.replace('.match.json', '.refusals.txt'), refused)
    })
    test('the matches tell every kind of event', () => {
      expect([...new Set(played.flatMap(each => [...each.kinds]))].toSorted()).toEqual(kinds.toSorted())
    })
  })
}

/** The first line in which two texts differ: what was there, and what is there now. */
function firstDifference(was: string, now: string): string | undefined {
  if (was === now) return undefined
  const [before, after] = [was.split('\n'), now.split('\n')]
  const at = before.findIndex((line, at) => line !== after[at])
  const line = at === -1 ? before.length : at
  return `line ${line + 1}: "${before[line] ?? ''}" is now "${after[line] ?? ''}"`
}
