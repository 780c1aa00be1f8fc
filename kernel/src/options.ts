import type { Facts } from './game.ts'

/** Whole numbers only: rules count, they do not measure. `rule` names the rule that the option varies. */
type Scale = { readonly min: number; readonly max: number; readonly step: number; readonly rule: string }
export type NumberOption = Scale & { readonly kind: 'number'; readonly usual: number }
/** A price list; its length is fixed. */
export type RowOption = Scale & { readonly kind: 'row'; readonly usual: readonly number[] }
export type SwitchOption = { readonly kind: 'switch'; readonly usual: boolean; readonly rule: string }
export type ChoiceOption<Word extends string> = {
  readonly kind: 'choice'
  readonly usual: Word
  readonly among: readonly Word[]
  readonly rule: string
  limit?(word: string, table: Table): OptionLimit | undefined // left out: every word at every table; the usual one always
}
/** Something drawn or designed, such as a board: one line of text that the game itself can judge. */
export type TextOption = {
  readonly kind: 'text'
  readonly usual: string
  readonly rule: string
  readonly what: string // what such a text looks like, in a few words of English, for programs; boards say it to people
  allows(text: string, table: Table): boolean // its usual text is allowed at every table
  limit?(text: string, table: Table): OptionLimit | undefined // of a text that is not allowed; left out: `what` says it all
}
/** Why a value that looks right is not allowed here: a code, its rule, and a few words of English for programs. */
export type OptionLimit = {
  readonly code: string
  readonly rule: string
  readonly words: string // for programs; boards have sentences of their own for the code and its facts
  readonly facts?: Facts // left out: none
}
/** What a value may depend on: a board is drawn for a number of players, by some rules, and for the other choices. */
export type Table = { readonly players: number; readonly rules: string; readonly options: Chosen }

export type AnyOption = NumberOption | RowOption | SwitchOption | ChoiceOption<string> | TextOption
export type AnySheet = Readonly<Record<string, AnyOption>>

/** One entry per option. An option whose type has no entry here (a nested object, a date) does not type-check. */
export type OptionSheet<Options> = { readonly [Name in keyof Options]: OptionFor<Options[Name]> }
type OptionFor<Value> = [Value] extends [boolean]
  ? SwitchOption
  : [Value] extends [number]
    ? NumberOption
    : [Value] extends [string]
      ? string extends Value
        ? TextOption
        : ChoiceOption<Value>
      : [Value] extends [readonly number[]]
        ? RowOption
        : never

/** What a host chose, not yet checked. */
export type Chosen = Readonly<Record<string, unknown>>
/** What cannot be chosen, and what a sentence needs to explain it. */
export type BadOption = { readonly ok: false; readonly name: string } & (
  | { readonly problem: 'unknown-option'; readonly known: readonly string[] }
  | {
      readonly problem: 'value-not-allowed'
      readonly wanted: WantedValue
      readonly given: unknown
      readonly limit: OptionLimit | null // what exactly was broken, where more can be said
    }
  | {
      readonly problem: 'wrong-players'
      readonly title: string
      readonly seats: { readonly min: number; readonly max: number }
      readonly given: number
    }
  | {
      readonly problem: 'unknown-rules'
      readonly title: string
      readonly ours: readonly string[]
      readonly given: string
    }
)
/** What a field takes: plain data of which a sentence can be made in any language. */
export type WantedValue =
  | ({ readonly kind: 'number' } & Steps)
  | ({ readonly kind: 'row'; readonly count: number } & Steps)
  | { readonly kind: 'switch' }
  | { readonly kind: 'choice'; readonly among: readonly string[] }
  | { readonly kind: 'text'; readonly what: string }
type Steps = Omit<Scale, 'rule'>

/** The options that are not as usual, by name. */
export const unusualOptions = (sheet: Readonly<Record<string, { readonly usual: unknown }>>, given: Chosen): string[] =>
  Object.keys(given).filter(name => {
    const usual = Object.hasOwn(sheet, name) ? sheet[name]?.usual : undefined
    return JSON.stringify(given[name]) !== JSON.stringify(usual)
  })

/** Checks what a host, a file or a search proposes; what it leaves out is as usual. */
export function readOptions<Options>(
  sheet: OptionSheet<Options>,
  given: Chosen,
  at: Omit<Table, 'options'>,
): { readonly ok: true; readonly options: Options } | BadOption {
  const fields: AnySheet = sheet
  const stray = Object.keys(given).find(name => !Object.hasOwn(fields, name))
  if (stray !== undefined) return { ok: false, name: stray, problem: 'unknown-option', known: Object.keys(fields) }
  const options: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    options[name] = Object.hasOwn(given, name) ? given[name] : field.usual
  }
  for (const [name, field] of Object.entries(fields)) {
    const table = { ...at, options }
    if (allows(field, options[name], table)) continue
    const limit = limitOf(field, options[name], table) ?? null
    return {
      ok: false,
      name,
      problem: 'value-not-allowed',
      wanted: wantedAt(field, table),
      given: options[name],
      limit,
    }
  }
  return { ok: true, options: options as Options } // every field was checked against the sheet that Options is derived from
}

function allows(field: AnyOption, value: unknown, table: Table): boolean {
  switch (field.kind) {
    case 'number':
      return onScale(field, value)
    case 'row':
      return Array.isArray(value) && value.length === field.usual.length && value.every(each => onScale(field, each))
    case 'switch':
      return typeof value === 'boolean'
    case 'choice':
      return field.among.some(word => word === value) && limitOf(field, value, table) === undefined
    case 'text':
      return typeof value === 'string' && field.allows(value, table)
  }
}

function limitOf(field: AnyOption, value: unknown, table: Table): OptionLimit | undefined {
  if ((field.kind !== 'choice' && field.kind !== 'text') || typeof value !== 'string') return undefined
  return field.limit?.(value, table)
}

/** What a field takes at this table: words that are for other tables are left out. */
function wantedAt(field: AnyOption, table: Table): WantedValue {
  if (field.kind !== 'choice') return wantedBy(field)
  return { kind: field.kind, among: field.among.filter(word => limitOf(field, word, table) === undefined) }
}

const onScale = ({ min, max, step }: Scale, value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max && (value - min) % step === 0

export function wantedBy(field: AnyOption): WantedValue {
  switch (field.kind) {
    case 'number':
      return { kind: field.kind, ...stepsOf(field) }
    case 'row':
      return { kind: field.kind, count: field.usual.length, ...stepsOf(field) }
    case 'switch':
      return { kind: field.kind }
    case 'choice':
      return { kind: field.kind, among: field.among }
    case 'text':
      return { kind: field.kind, what: field.what }
  }
}
const stepsOf = ({ min, max, step }: Scale): Steps => ({ min, max, step })

/** A flag or a form field, as `readOptions` wants it: `--homes 4`, `--prices 2,3,5`, `--river yes`. */
export function optionFromText(field: AnyOption, text: string): unknown {
  switch (field.kind) {
    case 'number':
      return whole(text)
    case 'row':
      return text.split(',').map(whole)
    case 'switch':
      return text === 'yes' ? true : text === 'no' ? false : text
    case 'choice':
    case 'text':
      return text
  }
}
const whole = (digits: string): number | string => (/^-?\d{1,15}$/.test(digits) ? Number(digits) : digits)
