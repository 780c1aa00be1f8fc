import { isCode, isTest, type TextFile } from './files.ts'
import { withoutComments } from './imports.ts'

/** What every game has, by the same names: the contract's types. */
const CONTRACT = ['State', 'Move', 'View', 'Event', 'Refusal', 'Options']
const DECLARED = /^export (?:declare )?(?:abstract )?(?:type|interface|class|enum) (?<name>\w+)/gm

/** A name means one thing: in the house, in each game, and in each game's board. */
export function namesTwice(files: readonly TextFile[]): string[] {
  const rooms = Map.groupBy(files.filter(isCode), ({ path }) => roomOf(path))
  return [...rooms].flatMap(([room, inside]) => {
    const twice = declaredTwice(inside, room)
    return room.startsWith('games/') ? [...lacking(room, inside), ...twice] : twice
  })
}

/** A game and its board are rooms of their own; all else is one. */
const roomOf = (path: string): string =>
  /^games\/[\w-]+/.exec(path)?.[0] ?? /^boards\/src\/(?!kit\/)[\w-]+(?=\/)/.exec(path)?.[0] ?? 'the house'

function declaredTwice(files: readonly TextFile[], room: string): string[] {
  const places = new Map<string, string[]>()
  for (const { path, text } of files) {
    for (const name of namesIn(text)) {
      if (isTest(path) && CONTRACT.includes(name)) continue // a small game for tests is a game
      places.set(name, [...(places.get(name) ?? []), path])
    }
  }
  const several = [...places].filter(([, paths]) => paths.length > 1)
  return several.map(([name, paths]) => `${room} declares ${name} ${paths.length} times: ${paths.join(', ')}`).sort()
}

function lacking(room: string, files: readonly TextFile[]): string[] {
  const declared = new Set(files.filter(({ path }) => !isTest(path)).flatMap(({ text }) => namesIn(text)))
  return CONTRACT.filter(name => !declared.has(name)).map(name => `${room} declares no ${name}`)
}

const namesIn = (text: string): string[] =>
  [...withoutComments(text).matchAll(DECLARED)].map(({ groups }) => groups?.name ?? '')
