import type { AnyOption, ChoiceOption, Playable, TextOption } from '@masterplan/kernel'

/** An option as a form shows it; whether a text will do, the rules say. */
export type FormOption =
  | Exclude<AnyOption, TextOption | ChoiceOption<string>>
  | Omit<ChoiceOption<string>, 'limit'>
  | Omit<TextOption, 'allows' | 'limit'>

/** What a form for a new match must know of a game. Plain data, so that the rules stay in their worker. */
export interface GameSheet {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly personalities: readonly string[]
  readonly options: Readonly<Record<string, FormOption>>
}

export function sheetOf({ id, seats, personalities, options }: Playable): GameSheet {
  const shown = Object.entries(options).map(([name, option]) => [name, plain(option)])
  return { id, seats, personalities, options: Object.fromEntries(shown) }
}

function plain(option: AnyOption): FormOption {
  if (option.kind === 'choice') {
    const { limit: _, ...shown } = option
    return shown
  }
  if (option.kind !== 'text') return option
  const { allows: _, limit: __, ...shown } = option
  return shown
}
