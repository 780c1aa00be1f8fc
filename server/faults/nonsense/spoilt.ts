import fc from 'fast-check'

const STRANGE: readonly unknown[] = [
  ...[null, true, false, 0, -1, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, '', ' ', '0', 'null', 'true', '\0', '\u202e'],
  ...['\ud800', '../../etc/passwd', '%00', 'x'.repeat(5000), "'; drop table tables; --", '__proto__', 'constructor'],
  ...[[], {}, [[]], [null], { length: 1e9 }, { toString: 1 }, { kind: 'move' }],
]
const NAMES = ['__proto__', 'constructor', 'kind', 'n', 'table', 'seed', 'ok', '', 'x']

const strange: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...STRANGE) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
)

/** Something right with one thing wrong in it, at whatever depth: another type, a field too few, one too many. */
export const spoilt = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(right, fc.nat(), strange, fc.constantFrom('put', 'put', 'drop', 'add', 'wrap'), fc.constantFrom(...NAMES))
    .map(([value, at, stray, how, name]) => {
      const copy: Holder = JSON.parse(JSON.stringify({ whole: value }))
      const spots = [...spotsOf(copy)]
      const [holder, key] = spots[at % spots.length] ?? [copy, 'whole']
      if (how === 'put') holder[key] = stray
      else if (how === 'drop') delete holder[key]
      else if (how === 'wrap') holder[key] = [holder[key]]
      else Object.assign(holder, { [name]: stray })
      return copy.whole
    })

type Holder = Record<string, unknown>
/** Arrays too: they are read by index. */
const isHolder = (value: unknown): value is Holder => typeof value === 'object' && value !== null

function* spotsOf(holder: Holder): Generator<readonly [Holder, string]> {
  for (const [name, value] of Object.entries(holder)) {
    yield [holder, name]
    if (isHolder(value)) yield* spotsOf(value)
  }
}

/** Text that is nearly JSON, or not at all. */
export const brokenText = (right: fc.Arbitrary<string>): fc.Arbitrary<string> =>
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.json(),
    fc.tuple(right, fc.nat()).map(([text, at]) => text.slice(0, at % (text.length + 1))),
    fc.tuple(right, fc.nat(), fc.string({ unit: 'binary', maxLength: 3 })).map(([text, at, stray]) => {
      const place = at % (text.length + 1)
      return text.slice(0, place) + stray + text.slice(place)
    }),
    right.map(text => text + text),
    fc.integer({ min: 1, max: 30_000 }).map(depth => '['.repeat(depth)),
    fc.integer({ min: 1, max: 6000 }).map(depth => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`),
    fc.integer({ min: 1, max: 60_000 }).map(length => `{"kind":"${'x'.repeat(length)}"}`),
  )

/** Bytes that are no text. */
export const brokenBytes: fc.Arbitrary<Buffer> = fc
  .tuple(fc.uint8Array({ maxLength: 200 }), fc.constantFrom('', '{"kind":"ping","n":1}', '{"key":"'))
  .map(([bytes, before]) => Buffer.concat([Buffer.from(before), bytes, Buffer.from([0xc3, 0x28, 0xed, 0xa0, 0x80])]))
