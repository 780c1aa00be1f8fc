import { Lightbulb } from 'lucide-react'
import { useSpeech } from '../words/speech.tsx'
import type { Coaching } from './coach/use-coach.ts'
import css from './hints.module.css'
import type { ToldHint } from './tell-hints.ts'
import type { HintsAsked } from './use-hints.ts'

interface HintsProps {
  readonly asked: HintsAsked
  readonly coach: Pick<Coaching, 'may' | 'turnTo'>
  readonly may: boolean // whether there is something to decide
  readonly selected: string | null // the move that is held
  readonly onAsk: () => void
  readonly onSelect: (hint: ToldHint) => void
  readonly onShow: (hint: ToldHint | null) => void // on the board, as long as it is looked at
}

/** The bot's best moves, numbered as on the board: the chance to win after each, and what speaks for it. */
export function Hints({ asked, coach, may, selected, onAsk, onSelect, onShow }: HintsProps) {
  const { word } = useSpeech()
  return (
    <section className={css.hints} aria-label={word('table.hints')}>
      {(asked === null || asked === 'failed') && (
        <button type="button" className="button" data-hint onClick={onAsk} disabled={!may}>
          <Lightbulb size={18} aria-hidden="true" /> {word('table.hint')}
        </button>
      )}
      {!may && <p>{word('table.hint-later')}</p>}
      <div role="status">
        {asked === 'thinking' && <p>{word('table.hint-thinking')}</p>}
        {asked === 'failed' && <p>{word('table.hint-failed')}</p>}
      </div>
      {Array.isArray(asked) && (
        <>
          <ol>
            {asked.map((hint, at) => (
              <li key={hint.text}>
                <button
                  type="button"
                  className={css.hint}
                  aria-pressed={selected === hint.text}
                  data-hinted={hint.text}
                  data-shows={[...new Set(hint.places)].join(' ')}
                  onClick={() => onSelect(hint)}
                  onFocus={() => onShow(hint)}
                  onBlur={() => onShow(null)}
                  onPointerEnter={() => onShow(hint)}
                  onPointerLeave={({ pointerType }) => pointerType === 'mouse' && onShow(null)}
                >
                  <span className={css.number}>{at + 1}</span>
                  <b>{hint.named}</b>
                  {hint.chance !== null && (
                    <>
                      <span className={css.chance}>{hint.chance.told}</span>
                      <span className={css.bar} aria-hidden="true">
                        <i style={{ width: `${hint.chance.percent}%` }} />
                      </span>
                    </>
                  )}
                  <span className={css.reason}>{hint.reason}</span>
                </button>
              </li>
            ))}
          </ol>
          <p className={css.note}>{word(noteOn(asked))}</p>
        </>
      )}
      {coach.may && (
        <p>
          <button type="button" className="button plain" data-coach-on onClick={() => coach.turnTo(true)}>
            {word('coach.on')}
          </button>
        </p>
      )}
    </section>
  )
}

/** What the figures are; several moves without any are chosen in secret. */
function noteOn(hints: readonly ToldHint[]): 'table.hint-note' | 'table.hint-secret' | 'table.hint-press' {
  if (hints.some(({ chance }) => chance !== null)) return 'table.hint-note'
  return hints.length > 1 ? 'table.hint-secret' : 'table.hint-press'
}
