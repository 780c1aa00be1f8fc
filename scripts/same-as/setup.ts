import { type Field, type ProbedOptions, type ProbedRandom, probedRules, type Rules } from './contract.ts'
import { oneOf, streamOf } from './stream.ts'

/** Texts that a match may be played with, by the name of the option: boards and scenarios that some record used. */
export type Texts = Readonly<Record<string, readonly string[]>>
export type MatchSetup = { readonly players: number; readonly options: ProbedOptions }

/** All player counts in turn; of three matches one with the usual options, two with any that the sheet allows. */
export function setupOf(rules: Rules, seed: number, match: number, texts: Texts): MatchSetup {
  const { min, max } = rules.seats
  const counts = max - min + 1
  const players = min + (match % counts)
  const random = Math.floor(match / counts) % 3 === 0 ? undefined : streamOf(rules.id, seed, match, 'options')
  const fields = Object.entries(rules.options)
  const options: Record<string, unknown> = Object.fromEntries(
    fields.map(([name, field]) => [name, random ? anyValue(field, random) : field.usual]),
  )
  for (const [name, field] of fields) {
    if (field.kind !== 'text' || random === undefined) continue
    const text = oneOf([field.usual, ...(texts[name] ?? [])], random)
    if (field.allows(text, { players, rules: probedRules(rules), options: { ...options, [name]: text } }))
      options[name] = text
  }
  return { players, options }
}

function anyValue(field: Field, random: ProbedRandom): unknown {
  const onScale = ({ min, max, step }: { min: number; max: number; step: number }) =>
    min + step * random.below(Math.floor((max - min) / step) + 1)
  switch (field.kind) {
    case 'number':
      return onScale(field)
    case 'row':
      return field.usual.map(() => onScale(field))
    case 'switch':
      return random.below(2) === 1
    case 'choice':
      return oneOf(field.among, random)
    case 'text':
      return field.usual // only its game can draw one; those of records come later
  }
}
