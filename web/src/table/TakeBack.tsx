import type { Actor } from '@masterplan/kernel'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Sight, TableClient } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './table.module.css'

interface TakeBackProps {
  readonly client: TableClient
  readonly sight: Sight
}

/** Takes back at once what told nobody anything; otherwise asks the player who holds the device. */
export function TakeBack({ client, sight }: TakeBackProps) {
  const { word, list } = useSpeech()
  const position = `${sight.lines} ${sight.viewer}`
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const { kind, over } = sight.mayTakeBack
  const nameOf = (actor: Actor) => (actor === 'luck' ? word('table.luck') : (sight.setup.names[actor] ?? ''))
  const takeBack = () => {
    setAskedAt(null)
    return client.takeBack()
  }
  return (
    <>
      <button
        type="button"
        className="button"
        data-undo={kind}
        aria-label={word('table.undo')}
        onClick={() => (kind === 'ask' ? setAskedAt(position) : takeBack())}
        disabled={kind === 'nothing'}
      >
        <Undo2 size={18} aria-hidden="true" /> <span className={css.wideOnly}>{word('table.undo')}</span>
      </button>
      {askedAt === position && kind === 'ask' && (
        <div className={css.question} role="alertdialog" aria-label={word('table.undo')} data-take-back>
          <p>{word('table.take-back', { count: over.length, names: list(over.map(nameOf)) })}</p>
          <button type="button" className="button primary" data-yes onClick={takeBack}>
            {word('table.take-back-yes')}
          </button>
          <button type="button" className="button" data-no onClick={() => setAskedAt(null)}>
            {word('table.take-back-no')}
          </button>
        </div>
      )}
    </>
  )
}
