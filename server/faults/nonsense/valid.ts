import { Id } from '@masterplan/protocol'
import fc from 'fast-check'
import * as z from 'zod'

/** Ids that mean something here, so that what looks right gets past the door. */
export type KnownTables = { readonly table: string; readonly gathering: string; readonly person: string }

const ID = patternOf(Id)

/** Anything that a schema lets in: whatever the protocol gains is sent from then on. */
export function validFor(schema: z.core.$ZodType, known: KnownTables): fc.Arbitrary<unknown> {
  const valid = (each: z.core.$ZodType) => validFor(each, known)
  if (schema instanceof z.ZodObject) return fc.record(mapped(schema.shape, valid))
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map(valid)) // the discriminated ones too
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values)
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options)
  if (schema instanceof z.ZodBoolean) return fc.boolean()
  if (schema instanceof z.ZodNumber) return numberFor(schema)
  if (schema instanceof z.ZodURL) return fc.webUrl({ validSchemes: ['https'] })
  if (schema instanceof z.ZodEmail) return fc.emailAddress().filter(text => schema.safeParse(text).success)
  if (schema instanceof z.ZodString) return textFor(schema, known)
  if (schema instanceof z.ZodArray) return fc.array(valid(schema.element), { maxLength: 6 })
  if (schema instanceof z.ZodRecord) return fc.dictionary(fc.string({ maxLength: 60 }), valid(schema.valueType))
  if (schema instanceof z.ZodNullable) return fc.option(valid(schema.unwrap()))
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional || schema instanceof z.ZodDefault)
    return fc.option(valid(schema.unwrap()), { nil: undefined }) // which JSON leaves out
  if (schema instanceof z.ZodPipe) return valid(schema.out instanceof z.ZodTransform ? schema.in : schema.out)
  if (schema instanceof z.ZodCodec) return fc.constantFrom('true', 'false')
  throw new Error(`Nobody wrote down how to make a ${schema.constructor.name}.`)
}

const mapped = (
  shape: Readonly<Record<string, z.core.$ZodType>>,
  valid: (schema: z.core.$ZodType) => fc.Arbitrary<unknown>,
): Record<string, fc.Arbitrary<unknown>> =>
  Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, valid(schema)]))

function numberFor({ minValue, maxValue, isInt }: z.ZodNumber): fc.Arbitrary<number> {
  if (!isInt) return fc.double({ noNaN: true, noDefaultInfinity: true })
  const [min, max] = [Math.max(minValue ?? 0, -(2 ** 31)), Math.min(maxValue ?? 100, 2 ** 45)]
  return fc.oneof(
    fc.integer({ min, max: Math.min(max, min + 20) }),
    fc.maxSafeInteger().map(n => clamped(n, min, max)),
  )
}
const clamped = (n: number, min: number, max: number): number => min + (Math.abs(n) % (max - min + 1))

function textFor(schema: z.ZodString, { table, gathering, person }: KnownTables): fc.Arbitrary<string> {
  const pattern = patternOf(schema)
  if (pattern === undefined) return fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  const made = matching(pattern)
  return pattern.source === ID?.source ? fc.oneof(fc.constantFrom(table, gathering), fc.constant(person), made) : made
}

const made = new Map<string, fc.Arbitrary<string>>() // they are slow to make

function matching(pattern: RegExp): fc.Arbitrary<string> {
  const known = made.get(pattern.source)
  if (known !== undefined) return known
  // Classes of characters are as long as Unicode: what fits is found sooner than made.
  const fits = pattern.unicode
    ? fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }).filter(text => pattern.test(text))
    : fc.stringMatching(pattern)
  made.set(pattern.source, fits)
  return fits
}

function patternOf(schema: z.ZodString): RegExp | undefined {
  for (const { _zod } of schema.def.checks ?? []) {
    if ('pattern' in _zod.def && _zod.def.pattern instanceof RegExp) return _zod.def.pattern
  }
  return undefined
}
