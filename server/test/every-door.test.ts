import type { Viewer } from '@masterplan/kernel'
import { FromClient, FromServer, openApi, TableAction } from '@masterplan/protocol'
import { type Postgres, startPostgres } from '@masterplan/store/testing'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as letters from '../src/people/letters.ts'
import { ACTIONS } from './secrets/actions.ts'
import { BEHIND_DOORS, JOBS, METRICS, messages, noticesSent } from './secrets/behind-doors.ts'
import { OTHER_DOORS, PAGE_DOORS, TABLE_DOORS } from './secrets/http-doors.ts'
import { FRAMES, Lines } from './secrets/live-doors.ts'
import { PLANTED } from './secrets/planted.ts'
import { Walk } from './secrets/walk.ts'
import { type Cast, castOn, makeCast } from './secrets/worlds.ts'

const VIEWERS: readonly Viewer[] = [0, 1, 2, 'audience']

let cast: Cast
let postgres: Postgres
beforeAll(async () => {
  postgres = await startPostgres()
  cast = await makeCast()
}, 120_000)
afterAll(async () => {
  cast?.push.close()
  await postgres?.stop()
})
const framesSeen = new Set<string>()

/** Through every door, in every scene; returns the kinds of frames that came. */
async function walkThrough(walk: Walk): Promise<ReadonlySet<string>> {
  for (const scene of walk.scenes) {
    walk.scene = scene
    await walk.step(scene.steps[0]!, 0)
  }
  await noticesSent(walk)
  const kinds = new Set<string>()
  for (const scene of walk.scenes) {
    walk.scene = scene
    const lines = await Lines.open(walk)
    for (const through of Object.values(FRAMES)) await through(walk, lines)
    lines.close()
    for (const kind of lines.kinds) kinds.add(kind)
    for (const [name, through] of Object.entries({ ...TABLE_DOORS, ...PAGE_DOORS })) await through(walk, name)
  }
  const last = await Lines.open(walk, walk.stranger) // who deletes themselves is cut off at once
  for (const [name, through] of Object.entries(OTHER_DOORS)) await through(walk, name)
  await noticesSent(walk)
  for (const through of Object.values(BEHIND_DOORS)) await through(walk)
  await walk.close()
  await last.stopped()
  last.close()
  for (const kind of last.kinds) kinds.add(kind)
  return kinds
}

describe('what leaves says nothing that its receiver may not know', () => {
  test.concurrent.each(VIEWERS.map(viewer => [viewer === 'audience' ? viewer : `seat ${viewer + 1}`, viewer] as const))(
    'through every door, in all games, for %s',
    async (_, viewer) => {
      const walk = await Walk.open(cast, viewer)
      const kinds = await walkThrough(walk)
      expect(walk.leaks).toEqual([])
      expect([...walk.undeclared]).toEqual([])
      for (const { kind, data } of walk.worlds[0].jobs) expect(Object.keys(data).sort()).toEqual(JOBS[kind].toSorted())
      for (const kind of kinds) framesSeen.add(kind)
      expect(messages(walk).length).toBeGreaterThan(3)
      expect(walk.worlds[0].letters.length).toBeGreaterThan(3)
      const log = walk.worlds[0].log.join('')
      for (const { cookie } of cast.people) {
        for (const value of cookie.split(/; |=/).filter(part => part.length > 20)) expect(log).not.toContain(value)
      }
      expect(log).not.toContain('@example.org')
      expect(walk.worlds[0].log.filter(line => line.includes('"level":50')).length).toBeGreaterThan(3) // faults as well
    },
  )
})

test('nor where all is kept in PostgreSQL, for a seat', async () => {
  const walk = await Walk.open(await castOn(postgres, cast), 1)
  await walkThrough(walk)
  expect(walk.leaks).toEqual([])
  expect([...walk.undeclared]).toEqual([])
  expect(messages(walk).length).toBeGreaterThan(3)
})

describe('no door is missing from the list', () => {
  test('routes and metrics', async () => {
    const walk = await Walk.open(cast, 0, { only: 'subdivision' })
    const listed = [...Object.keys(TABLE_DOORS), ...Object.keys(OTHER_DOORS)]
    expect(routesIn(walk.worlds[0].app.printRoutes({ commonPrefix: false }))).toEqual(listed.sort())
    const metrics = await walk.ask<string>('GET /metrics', '/metrics', { mask: /^.*$/gm })
    const names = [...metrics.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name)
    expect(names.filter(name => !METRICS.includes(name ?? ''))).toEqual([])
    await walk.close()
    const paths = openApi('1').paths as Record<string, Record<string, unknown>>
    const described = Object.entries(paths).flatMap(([path, by]) =>
      Object.keys(by).map(method => `${method.toUpperCase()} ${path}`),
    )
    expect(described.filter(door => !listed.includes(door))).toEqual([])
  })
  test('frames, deeds, jobs and letters', () => {
    expect(Object.keys(FRAMES).sort()).toEqual(kindsOf(FromClient).sort())
    expect([...framesSeen].sort()).toEqual(kindsOf(FromServer).sort()) // each that a server can send did come
    expect(Object.keys(ACTIONS).sort()).toEqual(kindsOf(TableAction).sort())
    expect(Object.keys(letters).sort()).toEqual(['LETTERS', 'TURN_LETTERS']) // of a turn; of a password, which knows no table
  })
})

describe('a leak is found', () => {
  test.concurrent.each(Object.entries(PLANTED))('in %s', async (_, { door, plant }) => {
    const walk = await Walk.open(cast, 0, { planted: [plant], only: 'brick-by-brick' })
    await walkThrough(walk)
    expect(walk.leaks.filter(leak => door.test(leak.door))).not.toEqual([])
  })
})

const kindsOf = (union: {
  readonly options: readonly { readonly shape: { readonly kind: { readonly value: string } } }[]
}) => union.options.map(({ shape }) => shape.kind.value)

/** `GET /api/tables/{table}` and so on, from the tree that Fastify draws; HEAD is GET without its answer. */
function routesIn(tree: string): string[] {
  const above: string[] = []
  return tree
    .split('\n')
    .filter(line => line.trim() !== '')
    .flatMap(line => {
      const [, indent = '', path = '', methods = ''] = /^([│ ├└─]*)(\S+) \(([A-Z, ]+)\)$/.exec(line) ?? []
      const depth = indent.length / 4 - 1
      above.length = depth
      above.push(path.replaceAll(/:(\w+)/g, '{$1}'))
      if (path === '*') return ['* /api/auth'] // the only one without an end
      return methods
        .split(', ')
        .filter(method => method !== 'HEAD')
        .map(method => `${method} ${above.join('')}`)
    })
    .sort()
}
