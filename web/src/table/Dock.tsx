import type { Say } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { SkipForward, Star } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Sight } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import type { AimedMove } from './aims.ts'
import type { FigureChange } from './changes.ts'
import css from './dock.module.css'
import { HeldButtons } from './HeldButtons.tsx'
import { whoseTurn } from './prompt-sentence.ts'
import { Refusal } from './Refusal.tsx'
import waiting from './waiting.module.css'

interface DockProps {
  readonly sight: Sight
  readonly say: Say
  readonly sentence: string
  readonly pressed: number // how many places of the move that is begun
  readonly begun: boolean
  readonly ready: AimedMove | undefined // what one more press would play
  readonly refused: Refused<string> | null
  readonly sending: boolean // a move is on its way
  readonly changes: readonly FigureChange[]
  readonly question?: ReactNode // when it is over: what comes next
  readonly onPlay: (text: string) => void
  readonly onCancel: () => void
  readonly onSkip: (() => void) | null // null: no bot is about to move
  readonly plays: boolean // the page is about to make the only move there is
  readonly tools: ReactNode
  readonly children: ReactNode // kinds and choices
  readonly asked: ReactNode | null // a question to the table takes the place of everything else
}

/** One sentence that always says what to do, one line below it that says what changes or why not, and what can be pressed. */
export function Dock(props: DockProps) {
  const {
    sight,
    sentence,
    pressed,
    begun,
    ready,
    sending,
    onPlay,
    onCancel,
    onSkip,
    plays,
    tools,
    children,
    asked,
    say,
  } = props
  const { word } = useSpeech()
  return (
    <section
      className={`sheet ${css.dock}`}
      aria-label={word('table.prompt')}
      data-turn={plays ? 'theirs' : whoseTurn(sight)}
      data-lines={sight.lines}
      data-pressed={pressed}
      data-begun={begun || undefined}
      data-sending={sending || undefined}
    >
      {asked ?? (
        <>
          <div className={css.prompt}>
            <p className={css.sentence} role="status" data-long={howLong(sentence)}>
              {sending ? word('table.sending') : sentence}
            </p>
            <Below {...props} />
          </div>
          <div className={css.actions}>
            {children}
            <HeldButtons {...{ begun, ready, say, onPlay, onCancel }} />
            {onSkip && (
              <button type="button" className={`button ${waiting.skip}`} data-skip onClick={onSkip}>
                <SkipForward size={18} aria-hidden="true" /> {word('table.skip')}
              </button>
            )}
          </div>
        </>
      )}
      <div className={css.tools}>{tools}</div>
    </section>
  )
}

/** There is room for two lines: a longer sentence is written smaller. */
function howLong({ length }: string): 'long' | 'longer' | 'longest' | undefined {
  if (length < LONG) return undefined
  return length < LONGER ? 'long' : length < LONGEST ? 'longer' : 'longest'
}
const LONG = 62
const LONGER = 92
const LONGEST = 130 // more than two lines of a desk

function Below({ refused, changes, say, sight, question }: DockProps) {
  const { word } = useSpeech()
  if (question) return <p className={css.below}>{question}</p>
  if (refused) return <Refusal game={sight.setup.game} refused={refused} say={say} />
  // Bots mostly answer at once: only who takes longer than a second has a bar.
  if (changes.length === 0)
    return whoseTurn(sight) === 'theirs' ? <span key={sight.lines} className={waiting.bar} aria-hidden="true" /> : null
  const seats = [...new Set(changes.map(({ seat }) => seat))]
  return (
    <p className={css.below} data-changes>
      {seats.map(seat => (
        <span key={seat}>
          {seat === sight.viewer ? word('table.you-short') : sight.setup.names[seat]}
          {changes
            .filter(change => change.seat === seat)
            .map(change => (
              <Changed key={change.holding?.label.code ?? ''} change={change} say={say} />
            ))}
        </span>
      ))}
    </p>
  )
}

function Changed({ change: { holding, from, to }, say }: { readonly change: FigureChange; readonly say: Say }) {
  const { word } = useSpeech()
  const name = holding === null ? word('table.points') : say(holding.label.code, holding.label.facts)
  const Sign = holding?.Sign
  return (
    <>
      {' '}
      <span className={css.change}>
        {holding === null ? <Star size={16} role="img" aria-label={name} /> : Sign ? <Sign /> : name}
        {Sign && <span className="unseen">{name}</span>} {from} → <b>{to}</b>
      </span>
    </>
  )
}
