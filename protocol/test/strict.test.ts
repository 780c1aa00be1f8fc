import {
  ChatLine,
  FromClient,
  MAX_BODY,
  MoveText,
  Name,
  NewTable,
  PushSubscription,
  ROUTES,
  TableCommand,
  TableOptions,
  Words,
} from '@masterplan/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { below, SCHEMAS } from './schemas.ts'

/** What anybody may send. */
const INCOMING: readonly (readonly [string, z.ZodType])[] = [
  ['FromClient', FromClient],
  ...Object.entries(ROUTES).flatMap(([name, { params, query, body }]) =>
    [params, query, body].flatMap((schema, at) => (schema === null ? [] : [[`${name} ${at}`, schema] as const])),
  ),
]

describe('every schema is strict and bounded', () => {
  test.each([...SCHEMAS, ...INCOMING])('%s refuses fields it does not know', (_, schema) => {
    const objects = [...below('', schema)].filter(({ schema: each }) => each instanceof z.ZodObject)
    for (const { name, schema: each } of objects) {
      expect((each as z.ZodObject).def.catchall, name).toBeInstanceOf(z.ZodNever)
    }
  })

  test.each(INCOMING)('%s lets nothing in without a size', (_, schema) => {
    for (const { name, schema: each } of below('', schema)) {
      if (each instanceof z.ZodArray || (each instanceof z.ZodString && !(each instanceof z.ZodURL))) {
        expect(bounded(each), name).toBe(true)
      }
      expect(each instanceof z.ZodUnknown || each instanceof z.ZodAny, name).toBe(false)
    }
  })
})

/** By a length, or by a pattern in which nothing repeats without end. */
function bounded(schema: z.ZodArray | z.ZodString): boolean {
  return (schema.def.checks ?? []).some(({ _zod: { def } }) => {
    if (def.check === 'max_length') return true
    return 'pattern' in def && def.pattern instanceof RegExp && !/[*+](?!\/-\]|\])/.test(def.pattern.source)
  })
}

describe('whatever comes in, the answer is yes or no, never an accident', () => {
  const schemas = fc.constantFrom(...INCOMING)
  const strange = fc.oneof(fc.anything(), fc.jsonValue({ maxDepth: 5 }))

  test('anything at all', () => {
    fc.assert(
      fc.property(schemas, strange, ([, schema], value) => typeof schema.safeParse(value).success === 'boolean'),
      {
        numRuns: 20_000,
      },
    )
  })

  const good = {
    kind: 'command',
    n: 1,
    command: { table: 'abcdefghijkl', based: 3, key: 'a-key-of-mine', do: { kind: 'move', text: '3c4' } },
  }
  test('a good frame with one thing changed is read as it is, or refused', () => {
    expect(FromClient.safeParse(good)).toEqual({ success: true, data: good })
    const paths: readonly (readonly string[])[] = [
      ['kind'],
      ['n'],
      ['command'],
      ['command', 'table'],
      ['command', 'based'],
      ['command', 'key'],
      ['command', 'do'],
      ['command', 'do', 'kind'],
      ['command', 'do', 'text'],
      ['command', 'stray'],
      ['stray'],
    ]
    fc.assert(
      fc.property(fc.constantFrom(...paths), strange, (path, value) => {
        const frame = structuredClone(good)
        put(frame, path, value)
        const read = FromClient.safeParse(frame)
        if (path.includes('stray')) expect(read.success).toBe(false)
        else if (read.success) expect(JSON.stringify(read.data)).toBe(JSON.stringify(frame))
      }),
      { numRuns: 20_000 },
    )
  })

  test('names that hide, pretend or break the line are refused', () => {
    for (const name of [
      '',
      ' ',
      'Ana ',
      '\u200b',
      'A\u202eB',
      'A\nB',
      'A\u0000B',
      'A\u2028B',
      'x'.repeat(41),
      '\ud800',
    ]) {
      expect(Name.safeParse(name).success, JSON.stringify(name)).toBe(false)
    }
    for (const name of ['A', 'Ana B', 'Änne', '山田', 'x'.repeat(40), "O'Neill-Çelik"]) {
      expect(Name.safeParse(name).success, name).toBe(true)
    }
    expect(Words.safeParse(' \n ').success).toBe(false)
    expect(Words.safeParse('line\nline').success).toBe(true)
    for (const text of ['a\0b', 'a\ud800b']) {
      expect(Words.safeParse(text).success).toBe(false)
      expect(MoveText.safeParse(text).success).toBe(false)
      expect(TableOptions.safeParse({ board: text }).success).toBe(false)
    }
  })

  test('numbers that are none, and keys of the prototype, are refused', () => {
    for (const based of [-1, 1.5, Number.NaN, Infinity, 2 ** 31, '3', null]) {
      expect(TableCommand.safeParse({ ...good.command, based }).success, String(based)).toBe(false)
    }
    const table = { key: 'a-key-of-mine', game: 'tryste', players: 2 }
    expect(NewTable.safeParse(table).success).toBe(true)
    expect(NewTable.safeParse({ ...table, players: 7 }).success).toBe(false)
    expect(NewTable.safeParse({ ...table, game: '../etc' }).success).toBe(false)
    const polluted = NewTable.safeParse(
      JSON.parse(`{"key":"a-key-of-mine","game":"tryste","players":2,"__proto__":{"a":1}}`),
    )
    expect(polluted.success && 'a' in polluted.data).toBe(false)
    for (const endpoint of ['http://push', 'javascript:alert(1)', 'file:///etc/passwd', 'https://']) {
      expect(PushSubscription.safeParse({ endpoint, keys: { p256dh: 'a', auth: 'b' } }).success, endpoint).toBe(false)
    }
  })

  test('the largest frame that is allowed fits the limit on bodies', () => {
    const say = {
      kind: 'say',
      n: 1,
      say: { table: 'abcdefghijkl', key: 'k'.repeat(64), text: '\u{1F3D9}'.repeat(1000) },
    }
    expect(FromClient.safeParse(say).success).toBe(true)
    expect(Buffer.byteLength(JSON.stringify(say))).toBeLessThan(MAX_BODY)
    expect(ChatLine.shape.text.safeParse(say.say.text).success).toBe(true)
  })
})

function put(into: object, [first = '', ...rest]: readonly string[], value: unknown): void {
  const fields = into as Record<string, unknown>
  const next = fields[first]
  if (rest.length > 0 && typeof next === 'object' && next !== null) put(next, rest, value)
  else fields[first] = value
}
