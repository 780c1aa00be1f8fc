import * as protocol from '@masterplan/protocol'
import * as z from 'zod'

/** Every schema that the package exports, by name. */
export const SCHEMAS: readonly (readonly [string, z.ZodType])[] = Object.entries<unknown>(protocol).flatMap(
  ([name, each]) => (each instanceof z.ZodType ? [[name, each] as const] : []),
)

/** Each schema below one of those, once, with the way to it. */
export function* below(name: string, schema: z.core.$ZodType, seen = new Set<unknown>()): Generator<PlacedSchema> {
  if (seen.has(schema)) return
  seen.add(schema)
  yield { name, schema }
  if (schema instanceof z.ZodObject) {
    for (const [field, each] of Object.entries(schema.shape)) yield* below(`${name}.${field}`, each, seen)
  } else if (schema instanceof z.ZodArray) yield* below(`${name}[]`, schema.element, seen)
  else if (schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion) {
    for (const each of schema.options) yield* below(`${name}|`, each, seen)
  } else if (schema instanceof z.ZodRecord) yield* below(`${name}{}`, schema.valueType, seen)
  else if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    yield* below(name, schema.unwrap(), seen)
  } else if (schema instanceof z.ZodPipe) yield* below(name, schema.out, seen)
}
export type PlacedSchema = { readonly name: string; readonly schema: z.core.$ZodType }
