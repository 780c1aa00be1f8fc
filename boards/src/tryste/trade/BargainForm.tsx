import type { Seat } from '@masterplan/kernel'
import { DECKS, type PurseView, type View } from '@masterplan/tryste/nouns'
import type { Say } from '../../kit/web-board.ts'
import { landOf, stoojAt } from '../scene/coordinates.ts'
import { nameOf } from '../words/where.ts'
import css from './composer.module.css'
import { COUNTED, constructsOwned, type Draft, heldOf, landOwned, type SideDraft, toggled } from './draft.ts'

interface FormProps {
  readonly view: View
  readonly say: Say
  readonly me: Seat
  readonly other: Seat
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}
type Hand = 'give' | 'want'

/** Two columns: what I give and what I want, of what each of us has. */
export function BargainForm(props: FormProps) {
  return (
    <div className={css.columns}>
      <Column {...props} side="give" owner={props.me} />
      <Column {...props} side="want" owner={props.other} />
    </div>
  )
}

type ColumnProps = FormProps & { readonly side: Hand; readonly owner: Seat }

function Column(props: ColumnProps) {
  const { view, say, draft, onDraft, side, owner } = props
  const purse = view.purses[owner]!
  const mine = draft[side]
  const change = (part: Partial<SideDraft>) => onDraft({ ...draft, [side]: { ...mine, ...part } })
  const words = COUNTED.filter(word => heldOf(purse, word) > 0 || (mine.counts[word] ?? 0) > 0)
  return (
    <fieldset className={css.column}>
      <legend>{say(`trade.${side}`, { other: owner })}</legend>
      <div className={css.steppers}>
        {words.map(word => (
          <Stepper
            key={word}
            label={say(`figure.${word}`)}
            held={heldOf(purse, word)}
            of={say('trade.of', { held: amountOf(heldOf(purse, word), word, say) })}
            count={mine.counts[word] ?? 0}
            step={word === 'gobs' ? 5 : 1}
            leap={word === 'gobs' ? 20 : 1}
            onCount={count => change({ counts: { ...mine.counts, [word]: count } })}
          />
        ))}
      </div>
      <Chips
        title={say('trade.land')}
        all={landOwned(view, owner)}
        on={mine.stoojes}
        label={id => landLabel(view, id, say)}
        onToggle={id => change({ stoojes: toggled(mine.stoojes, id) })}
      />
      <Chips
        title={say('trade.constructs')}
        all={constructsOwned(view, owner)}
        on={mine.constructs}
        label={id => constructLabel(view, id, say)}
        onToggle={id => change({ constructs: toggled(mine.constructs, id) })}
      />
      {side === 'give' ? <GivenCards {...props} purse={purse} /> : <WantedDeck {...props} purse={purse} />}
    </fieldset>
  )
}

const amountOf = (held: number, word: string, say: Say): string =>
  word === 'gobs' ? say('money', { gobs: held }) : String(held)

function landLabel(view: View, id: string, say: Say): string {
  const stooj = stoojAt(view, id)
  return stooj
    ? say('trade.stooj', { name: nameOf(id, say), land: landOf(view, stooj), zone: stooj.zone ?? 'none' })
    : id
}
function constructLabel(view: View, id: string, say: Say): string {
  const stooj = stoojAt(view, id)
  return say('trade.construct', {
    name: nameOf(id, say),
    construct: `${stooj?.zone ?? ''}${stooj?.construct?.level ?? ''}`,
  })
}

function GivenCards({ say, draft, onDraft, purse }: ColumnProps & { readonly purse: PurseView }) {
  return (
    <Chips
      title={say('trade.cards')}
      all={[...new Set(purse.hand ?? [])]}
      on={draft.cards}
      label={card => say(`title.${card}`)}
      onToggle={card => onDraft({ ...draft, cards: toggled(draft.cards, card) })}
    />
  )
}

function WantedDeck({ say, draft, onDraft, purse }: ColumnProps & { readonly purse: PurseView }) {
  return (
    <Chips
      title={say('trade.deck')}
      all={DECKS.filter(deck => purse.cards[deck] > 0)}
      on={draft.deck === null ? [] : [draft.deck]}
      label={deck => say(`deck.${deck}`)}
      onToggle={deck => onDraft({ ...draft, deck: draft.deck === deck ? null : deck })}
    />
  )
}

interface StepperProps {
  readonly label: string
  readonly held: number
  readonly of: string // how many there are, in words
  readonly count: number
  readonly step: number // amounts are multiples of it
  readonly leap: number // of one press on a button
  readonly onCount: (count: number) => void
}

function Stepper({ label, held, of, count, step, leap, onCount }: StepperProps) {
  const set = (next: number) => onCount(Math.max(0, Math.min(held, Math.round(next / step) * step)))
  return (
    <div className={css.stepper} data-some={count > 0 || undefined}>
      <span className={css.thing}>
        {label} <small>{of}</small>
      </span>
      <button type="button" aria-label={`${label} −`} disabled={count === 0} onClick={() => set(count - leap)}>
        −
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={0}
        max={held}
        step={step}
        value={count}
        onChange={event => set(Number(event.target.value))}
      />
      <button type="button" aria-label={`${label} +`} disabled={count >= held} onClick={() => set(count + leap)}>
        +
      </button>
    </div>
  )
}

interface ChipsProps<Each extends string> {
  readonly title: string
  readonly all: readonly Each[]
  readonly on: readonly Each[]
  readonly label: (each: Each) => string
  readonly onToggle: (each: Each) => void
}

function Chips<Each extends string>({ title, all, on, label, onToggle }: ChipsProps<Each>) {
  if (all.length === 0) return null
  return (
    <div className={css.chips}>
      <span className={css.title}>{title}</span>
      {all.map(each => (
        <button
          type="button"
          key={each}
          className={css.chip}
          aria-pressed={on.includes(each)}
          onClick={() => onToggle(each)}
        >
          {label(each)}
        </button>
      ))}
    </div>
  )
}
