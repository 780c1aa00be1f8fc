import type { Written } from './lesson.ts'

/** How a game's options are laid out for people: what belongs together, and ways to play that one press chooses. */
export interface OptionLayout {
  readonly begins?: string // the option that says who begins; left out: the first seat does, or luck always decides
  readonly groups: readonly OptionGroup[]
  readonly presets: readonly OptionPreset[] // besides the usual one
  readonly needs?: Readonly<Record<string, readonly [option: string, value: string]>> // what means something only with that value of another
}

export interface OptionGroup {
  readonly title: Written
  readonly says?: Written // what it is now, with its options as facts; left out: only how many of them differ from usual
  readonly options: readonly string[]
}

/** Values as their fields have them; the other options are as usual. */
export interface OptionPreset {
  readonly id: string
  readonly title: Written
  readonly note: Written
  readonly options: Readonly<Record<string, string>>
}
