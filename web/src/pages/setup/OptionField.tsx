import { Segments } from '../../kit/Segments.tsx'
import { useSpeech } from '../../words/speech.tsx'
import { type MatchOptions, optionName, useValueWord, usualText } from './match-options.ts'
import css from './setup.module.css'

const MOST_SEGMENTS = 3
const MOST_LETTERS = 26 // of all segments together: more would not stand side by side

interface OptionFieldProps {
  readonly of: MatchOptions
  readonly option: string
  readonly label?: string // left out: as the game says it
}

/** An option with its name, what it usually is where it is not, and what is wrong with it as soon as something is. */
export function OptionField({ of, option, label }: OptionFieldProps) {
  const { word } = useSpeech()
  const { game, texts, problem, say, isShown } = of
  const valueWord = useValueWord(of)
  const field = game.options[option]
  if (field === undefined || !isShown(option)) return null
  const usual = valueWord(option, usualText(field))
  const wrong = problem?.option === option ? problem.sentence : null
  const id = `option-${option}`
  const name = label ?? optionName(of, option)
  return (
    <div className={css.option} data-differs={texts[option] === undefined ? undefined : true} data-option={option}>
      <label htmlFor={id} title={say(`option.${option}`)}>
        {name}
        {texts[option] !== undefined && usual !== '' && (
          <small className={css.usually}>{word('setup.usually', { usual: shortened(usual) })}</small>
        )}
      </label>
      <OptionInput of={of} option={option} id={id} label={name} wrong={wrong !== null} />
      {wrong !== null && (
        <p role="alert" className={css.wrong} id={`${id}-wrong`}>
          {wrong}
        </p>
      )}
    </div>
  )
}

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 39)}…` : text)

interface OptionInputProps {
  readonly of: MatchOptions
  readonly option: string
  readonly id: string
  readonly label: string
  readonly wrong: boolean
}

function OptionInput({ of: match, option, id, label, wrong }: OptionInputProps) {
  const { game, texts, setText } = match
  const valueWord = useValueWord(match)
  const field = game.options[option]
  if (field === undefined) return null
  const value = texts[option] ?? usualText(field)
  const told = wrong ? { 'aria-describedby': `${id}-wrong`, 'aria-invalid': true } : {}
  if (field.kind === 'choice' || field.kind === 'switch') {
    const values = field.kind === 'switch' ? ['no', 'yes'] : field.among
    const among = values.map(each => [each, valueWord(option, each)] as const)
    const letters = among.reduce((sum, [, text]) => sum + text.length, 0)
    if (values.length <= MOST_SEGMENTS && letters <= MOST_LETTERS) {
      return <Segments {...{ id, label, value, among }} onChange={chosen => setText(option, chosen)} />
    }
    return (
      <select {...{ id, value, ...told }} className={css.field} onChange={event => setText(option, event.target.value)}>
        {among.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    )
  }
  const scale = field.kind === 'number' ? { type: 'number', min: field.min, max: field.max, step: field.step } : {}
  return (
    <input
      {...{ id, value, ...scale, ...told }}
      className={css.field}
      data-wide={field.kind !== 'number' || undefined}
      onChange={event => setText(option, event.target.value)}
    />
  )
}
