import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** One name in all the ways in which a game is called. */
export interface NewName {
  readonly id: string // in folders, files and commands: park-row
  readonly value: string // in code: parkRow
  readonly type: string // ParkRow
  readonly title: string // for people: Park Row
  readonly rules: string // before the number of a rule: PR
}
export type ReadName = { readonly ok: true; readonly name: NewName } | { readonly ok: false; readonly sentence: string }

const KEBAB = /^[a-z]+(?:-[a-z]+)*$/
const TITLE = /^[\p{L}\p{N}][\p{L}\p{N} &’.,:!-]*$/u
/** What a variable cannot be called, or is called in a game's `index.ts` already, and layers of the project. */
const TAKEN = new Set(
  (
    'as async await break case catch class const continue debugger default delete do else enum export extends false ' +
    'finally for function if implements import in instanceof interface let new null package private protected public ' +
    'return static super switch this throw true try typeof undefined var void while with yield ' +
    'about all aside boards bots catalog cli copy draws games imagine insight kernel lab listed model moves play ' +
    'protocol read reasons refuse reports sample scores server start store study template terminal thinking turn view ' +
    'web write'
  ).split(' '),
)

export function readName(root: string, id: string, chosen: string | undefined): ReadName {
  const no = (sentence: string): ReadName => ({ ok: false, sentence })
  if (!KEBAB.test(id))
    return no(`"${id}" is no id: write small letters with single hyphens between them, like park-row.`)
  if (TAKEN.has(id)) return no(`"${id}" means something else in the code: choose another id.`)
  const there = [`games/${id}`, `boards/src/${id}`, `node_modules/@masterplan/${id}`].find(path =>
    existsSync(join(root, path)),
  )
  if (there !== undefined) return no(`There is ${there} already: choose another id.`)
  const words = id.split('-').map(word => `${word[0]!.toUpperCase()}${word.slice(1)}`)
  const title = chosen ?? words.join(' ')
  if (!TITLE.test(title)) return no(`"${title}" is no title: write letters, digits, spaces and & ’ . , : ! - only.`)
  if (titlesIn(root).includes(title)) return no(`Another game is called ${title} already: choose another title.`)
  const type = words.join('')
  const value = `${type[0]!.toLowerCase()}${type.slice(1)}`
  return { ok: true, name: { id, value, type, title, rules: words.map(word => word[0]).join('') } }
}

const titlesIn = (root: string): string[] =>
  globSync('games/*/src/name.ts', { cwd: root }).flatMap(
    path => /title: '(.*)'/.exec(readFileSync(join(root, path), 'utf8'))?.[1] ?? [],
  )
