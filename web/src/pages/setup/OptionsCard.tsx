import type { OptionGroup } from '@masterplan/boards/web'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { lastOptions, type OptionTexts } from '../../device/last-options.ts'
import { useSpeech } from '../../words/speech.tsx'
import { type MatchOptions, useValueWord, usualText } from './match-options.ts'
import { OptionField } from './OptionField.tsx'
import css from './setup.module.css'

/** All options: as printed, as last time or some other way with one press, and folded by what belongs together. */
export function OptionsCard({ of }: { readonly of: MatchOptions }) {
  const { word } = useSpeech()
  const count = Object.keys(of.texts).length
  return (
    <section className={`sheet ${css.card}`} aria-labelledby="options">
      <header>
        <h2 id="options">{word('setup.options')}</h2>
        <small>{word('setup.differ-all', { count })}</small>
      </header>
      <AllOptions of={of} />
    </section>
  )
}

export function AllOptions({ of }: { readonly of: MatchOptions }) {
  return (
    <>
      <Presets of={of} />
      <BeginsField of={of} />
      {of.layout.groups.map(group => (
        <Group key={group.title.en} of={of} group={group} />
      ))}
    </>
  )
}

/** Drawing lots is the quickest way into a match, so it is not hidden among the other options. */
function BeginsField({ of }: { readonly of: MatchOptions }) {
  const { word } = useSpeech()
  const { begins } = of.layout
  return begins === undefined ? null : <OptionField of={of} option={begins} label={word('setup.begins')} />
}

interface ShownPreset {
  readonly id: string
  readonly title: string
  readonly note: string
  readonly options: OptionTexts
}

function Presets({ of: { game, layout, texts, setTexts } }: { readonly of: MatchOptions }) {
  const { word, text } = useSpeech()
  const last = lastOptions(game.id)
  const known: readonly ShownPreset[] = [
    { id: 'usual', title: word('setup.usual'), note: word('setup.usual-note'), options: {} },
    ...layout.presets.map(({ id, title, note, options }) => ({ id, title: text(title), note: text(note), options })),
  ]
  const isKnown = (options: OptionTexts) => known.some(preset => isSame(preset.options, options))
  const mine = isKnown(texts) ? last : texts
  const own: readonly ShownPreset[] =
    mine === null || isKnown(mine)
      ? []
      : [
          {
            ...{ id: 'mine', title: word('setup.mine'), options: mine },
            note: word(last !== null && isSame(last, mine) ? 'setup.mine-last' : 'setup.mine-now'),
          },
        ]
  if (known.length + own.length < 2) return null
  return (
    <div role="radiogroup" aria-label={word('setup.presets')} className={css.presets}>
      {[...known, ...own].map(({ id, title, note, options }) => (
        <label key={id} data-preset={id}>
          <input type="radio" name="preset" checked={isSame(options, texts)} onChange={() => setTexts(options)} />
          <b>{title}</b>
          <small>{note}</small>
        </label>
      ))}
    </div>
  )
}

const isSame = (one: OptionTexts, other: OptionTexts): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([name, text]) => other[name] === text)

/** Folded, it says what it is; what is wrong in it keeps it open. */
function Group({ of, group }: { readonly of: MatchOptions; readonly group: OptionGroup }) {
  const { word, text } = useSpeech()
  const { game, texts, problem } = of
  const valueWord = useValueWord(of)
  const { title, says, options } = group
  const count = options.filter(option => texts[option] !== undefined).length
  const values = options.flatMap(option => {
    const field = game.options[option]
    return field === undefined ? [] : [[option, valueWord(option, texts[option] ?? usualText(field))] as const]
  })
  const value = says === undefined ? word('setup.differ', { count }) : text(says, Object.fromEntries(values))
  const [open, setOpen] = useState(false)
  const isWrong = options.some(option => option === problem?.option)
  return (
    <details
      className={css.group}
      data-differs={count > 0 || undefined}
      open={open || isWrong}
      onToggle={event => setOpen(event.currentTarget.open)}
    >
      <summary>
        <b>{text(title)}</b>
        <span>{value}</span>
        <ChevronDown size={18} aria-hidden="true" />
      </summary>
      {options.map(option => (
        <OptionField key={option} of={of} option={option} />
      ))}
    </details>
  )
}
