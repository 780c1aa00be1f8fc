import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import { Lightbulb } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { Hint, Sight, TableClient } from '../tables/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './table.module.css'

interface HintsProps {
  readonly board: FoldedWebBoard
  readonly client: TableClient
  readonly sight: Sight
  readonly say: Say
  readonly onPlay: (text: string) => void
}

/** The bot's best moves, each with the share of the win it expects. */
export function Hints({ board, client, sight, say, onPlay }: HintsProps) {
  const { word } = useSpeech()
  const [hints, setHints] = useState<readonly Hint[] | 'thinking' | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one position
  useEffect(() => setHints(null), [sight.lines, sight.viewer])
  if (sight.offers.length === 0) return null
  async function ask() {
    setHints('thinking')
    setHints(await client.hints())
  }
  return (
    <div className={css.hints}>
      <button type="button" className="button" onClick={ask} disabled={hints === 'thinking'}>
        <Lightbulb size={18} aria-hidden="true" /> {word('table.hint')}
      </button>
      {Array.isArray(hints) && (
        <ol>
          {(hints as readonly Hint[]).map(({ text, move, share, proven }) => {
            const { label, places } = board.aim(move as never, sight.view as never)
            const said = `${places.join(' ')} ${say(label.code, label.facts)}`.trim()
            return (
              <li key={text}>
                <button type="button" className="button" onClick={() => onPlay(text)}>
                  {word(proven ? 'table.hint-proven' : 'table.hint-line', {
                    move: said,
                    share: Math.round(share * 100),
                  })}
                </button>
              </li>
            )
          })}
        </ol>
      )}
    </div>
  )
}
