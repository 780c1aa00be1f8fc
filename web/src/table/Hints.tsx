import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { Hint } from '@masterplan/bots'
import { Lightbulb } from 'lucide-react'
import { memo, useEffect, useRef, useState } from 'react'
import type { Sight, TableClient } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './table.module.css'

interface HintsProps {
  readonly board: FoldedWebBoard
  readonly client: TableClient
  readonly sight: Sight
  readonly say: Say
  readonly onPlay: (text: string) => void
  readonly onShow: (places: readonly string[]) => void
}

interface ToldHint {
  readonly text: string
  readonly sentence: string
  readonly reason: string
  readonly places: readonly string[]
}
type HintsAsked = 'thinking' | 'failed' | readonly ToldHint[] | null

/** The bot's best moves, each with the share of the win it expects and what speaks for it. */
export const Hints = memo(function Hints({ board, client, sight, say, onPlay, onShow }: HintsProps) {
  const { word } = useSpeech()
  const [asked, setAsked] = useState<HintsAsked>(null)
  const position = `${sight.lines} ${sight.viewer}`
  const now = useRef(position)
  now.current = position
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one position
  useEffect(() => setAsked(null), [position])
  if (sight.offers.length === 0) return null

  async function tell(hint: Hint): Promise<ToldHint> {
    const { label, places } = board.aim(hint.move as never, sight.view as never)
    const move = [...new Set(places), say(label.code, label.facts)].join(' ')
    const share = Math.round(hint.share * 100)
    const sentence = word(hint.proven ? 'table.hint-proven' : 'table.hint-line', { move, share })
    return { text: hint.text, places, sentence, reason: await reasonFor(hint) }
  }

  /** What the bot says; where it is silent, what would happen at once. */
  async function reasonFor({ reasons, text }: Hint): Promise<string> {
    if (reasons.length > 0) return reasons.map(({ code, facts }) => say(`reason.${code}`, facts)).join(' ')
    const preview = await client.preview(text)
    if (preview === null) return ''
    const told = preview.events.flatMap(event => board.said(event as never) ?? [])
    const events = told.slice(0, 2).map(({ code, facts }) => say(code, facts))
    return [...events, gainIn(preview.view)].filter(Boolean).join(' ')
  }

  function gainIn(then: unknown): string {
    if (sight.viewer === 'audience') return ''
    const before = board.scores(sight.view as never)[sight.viewer]?.total
    const after = board.scores(then as never)[sight.viewer]?.total
    if (before === undefined || after === undefined || after === before) return ''
    return word('table.hint-gain', { points: after - before, sign: after > before ? 'more' : 'less' })
  }

  async function ask() {
    const about = position
    setAsked('thinking')
    const told = await client
      .hints()
      .then(hints => Promise.all(hints.map(tell)))
      .catch(() => 'failed' as const)
    if (now.current === about) setAsked(told)
  }
  return (
    <>
      <button
        type="button"
        className="button"
        data-hint
        aria-label={word('table.hint')}
        onClick={ask}
        disabled={asked === 'thinking'}
      >
        <Lightbulb size={18} aria-hidden="true" /> <span className={css.wideOnly}>{word('table.hint')}</span>
      </button>
      {asked !== null && (
        <div className={css.hints} role="status">
          {asked === 'thinking' && word('table.hint-thinking')}
          {asked === 'failed' && word('table.hint-failed')}
          {Array.isArray(asked) && (
            <ol>
              {(asked as readonly ToldHint[]).map(({ text, sentence, reason, places }) => (
                <li key={text}>
                  <button
                    type="button"
                    className="button"
                    data-hinted={text}
                    data-shows={[...new Set(places)].join(' ')}
                    onClick={() => onPlay(text)}
                    onFocus={() => onShow(places)}
                    onPointerEnter={() => onShow(places)}
                  >
                    {sentence}
                  </button>{' '}
                  {reason}
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
    </>
  )
})
