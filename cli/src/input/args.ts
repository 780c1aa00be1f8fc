import { parseArgs } from 'node:util'
import { type CliCommand, type Failure, type Flag, failure, quoted } from '../command.ts'

/** What was typed after the command's name. */
export interface Args {
  readonly words: readonly string[] // what is not a flag
  has(flag: string): boolean
  text(flag: string): string | undefined // of a flag given twice, the last
  all(flag: string): readonly string[]
}
export type ParsedArgs = { readonly ok: true; readonly args: Args } | Failure

/** Every command has these. */
export const COMMON_FLAGS: readonly Flag[] = [
  { name: 'json', value: null, help: 'answer in JSON, for programs' },
  { name: 'help', value: null, help: 'show this help' },
]

export function readArgs(command: CliCommand, given: readonly string[]): ParsedArgs {
  const flags = [...command.flags, ...COMMON_FLAGS]
  const options = Object.fromEntries(
    flags.flatMap(({ name, once, value }) => {
      const type = value === null ? ('boolean' as const) : ('string' as const)
      return [name, once ?? name].map(each => [each, { type }])
    }),
  )
  // Not strict: what is wrong is told below, in one sentence of our own.
  const { tokens, positionals } = parseArgs({ args: [...given], options, strict: false, tokens: true })
  const values = new Map<string, string[]>()
  const wrong = (what: string) => failure(`${what}; "masterplan ${command.name} --help" lists what it takes.`)
  for (const token of tokens) {
    if (token.kind !== 'option') continue
    const { rawName, value, inlineValue } = token
    const flag = flags.find(
      ({ name, once }) => [`--${name}`, `--${once ?? name}`].includes(rawName) || (name === 'help' && rawName === '-h'),
    )
    if (flag === undefined) return wrong(`"masterplan ${command.name}" has no flag ${quoted(rawName)}`)
    if (flag.value === null) {
      if (value !== undefined) return wrong(`The flag ${rawName} takes no value`)
    } else if (value === undefined || value === '' || (!inlineValue && value.startsWith('--'))) {
      return wrong(`The flag ${rawName} needs a value, ${rawName} ${flag.value}`)
    }
    values.set(flag.name, [...(values.get(flag.name) ?? []), value ?? ''])
  }
  const args: Args = {
    words: positionals,
    has: flag => values.has(flag),
    text: flag => values.get(flag)?.at(-1),
    all: flag => values.get(flag) ?? [],
  }
  return { ok: true, args }
}

export interface Range {
  readonly usual: number
  readonly min: number
  readonly max: number
}
type Read = { readonly ok: true; readonly value: number } | Failure

/** A flag that is a whole number, or `usual` when it is not given. */
export function wholeNumber(args: Args, flag: string, range: Range): Read {
  return numberLike(/^-?\d{1,16}$/, 'a whole number', args, flag, range)
}

/** With or without a part after the point. */
export function anyNumber(args: Args, flag: string, range: Range): Read {
  return numberLike(/^-?\d{1,12}(\.\d{1,6})?$/, 'a number', args, flag, range)
}

function numberLike(form: RegExp, kind: string, args: Args, flag: string, { usual, min, max }: Range): Read {
  const text = args.text(flag)
  if (text === undefined) return { ok: true, value: usual }
  const value = form.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return { ok: true, value }
  return failure(`The flag --${flag} must be ${kind} from ${min} to ${max}, not ${quoted(text)}.`)
}

/** Several whole numbers, by their flags. */
export function wholeNumbers<Flag extends string>(
  args: Args,
  ranges: Readonly<Record<Flag, Range>>,
): { readonly ok: true; of(flag: Flag): number } | Failure {
  const values = new Map<string, number>()
  for (const [flag, range] of Object.entries<Range>(ranges)) {
    const number = wholeNumber(args, flag, range)
    if (!number.ok) return number
    values.set(flag, number.value)
  }
  return { ok: true, of: flag => values.get(flag) ?? ranges[flag].usual }
}

export const SEEDS = { min: 0, max: Number.MAX_SAFE_INTEGER } as const
