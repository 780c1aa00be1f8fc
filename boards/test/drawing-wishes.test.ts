import { describe, expect, test } from 'vitest'
import { BOARDS, drawn, fitted, type GameId, someWayIn, textsOf } from './some-way-in.ts'

/** What a board's coordinates look like, and whether it has them without being asked. */
const COORDINATES: Readonly<Record<GameId, { readonly like: RegExp; readonly always: boolean }>> = {
  subdivision: { like: /^c$/, always: true },
  'parks-and-towers': { like: /^c$/, always: true },
  'brick-by-brick': { like: /^SW$/, always: false },
  urbapolis: { like: /^e$/, always: false },
  tryste: { like: /^[ud]:-?\d/, always: false },
}
const GAMES = Object.keys(BOARDS) as GameId[]
const PLAIN = { notation: false, patterns: false }

describe.each(GAMES)('%s', id => {
  const board = BOARDS[id]
  const view = someWayIn(id, 60)
  const faces = typeof board.faces === 'function' ? board.faces(view) : (board.faces ?? [])
  const names = ['', ...faces.map(({ name }) => name)]
  const { like, always } = COORDINATES[id]

  test.each(names)('face "%s" has coordinates only where they are wished for or belong to it', face => {
    const has = (notation: boolean) =>
      textsOf(drawn(board, view, face, { ...PLAIN, notation })).some(({ text }) => like.test(text))
    expect([has(false), has(true)]).toEqual([always, true])
  })

  test.each(names)('face "%s" hatches what it colours where patterns are wished for', face => {
    expect(drawn(board, view, face, PLAIN)).not.toContain('data-hatching')
    const hatched = drawn(board, view, face, { ...PLAIN, patterns: true })
    const kinds = new Set([...hatched.matchAll(/data-hatching="(\d)"/g)].map(([, kind]) => kind))
    expect(kinds.size).toBeGreaterThan(1)
    for (const kind of kinds) expect(hatched).toContain(`id="hatching-${kind}"`)
  })
})

/** The place of the board at windows of 1440×900, 1024×768, 360×780 and 780×360, and how high letters must be there. */
const ROOMS = [
  { width: 704, height: 680, least: 12 },
  { width: 600, height: 560, least: 12 },
  { width: 344, height: 380, least: 11 },
  { width: 421, height: 344, least: 11 },
] as const
const TABLES: readonly (readonly [id: GameId, players: number, options: object])[] = [
  ['subdivision', 2, {}],
  ['parks-and-towers', 2, {}],
  ['brick-by-brick', 3, {}],
  ...[2, 3, 4].flatMap(players => ['A', 'B'].map(scenario => ['urbapolis', players, { scenario }] as const)),
  ['tryste', 4, {}],
  ['tryste', 4, { board: 'both-hexes' }],
]

describe.each(TABLES)('letters of %s for %i, %o', (id, players, options) => {
  const board = BOARDS[id]
  const views = [4, 30, 120].map(moves => someWayIn(id, moves, players, options))
  test.each(ROOMS)('are at least $least pixels high in $width × $height', ({ least, ...room }) => {
    for (const view of views) {
      const { face, scale } = fitted(board, view, room)
      for (const notation of [false, true]) {
        const texts = textsOf(drawn(board, view, face, { ...PLAIN, notation }))
        const small = texts.filter(({ size }) => size * scale < least - 0.05)
        expect(small.map(({ text, size }) => `${text}: ${(size * scale).toFixed(1)}`)).toEqual([])
      }
    }
  })
})
