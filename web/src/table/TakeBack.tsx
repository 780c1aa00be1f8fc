import type { Actor } from '@masterplan/kernel'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { Sight, TableClient } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import { Asked } from './Asked.tsx'

/** Takes back at once what told nobody anything; otherwise asks the player who holds the device. */
export function useTakeBack(client: TableClient, sight: Sight) {
  const { word, list } = useSpeech()
  const position = `${sight.lines} ${sight.viewer}`
  const [askedAt, setAskedAt] = useState<string | null>(null)
  const { kind, over } = sight.mayTakeBack
  const nameOf = (actor: Actor) => (actor === 'luck' ? word('table.luck') : (sight.setup.names[actor] ?? ''))
  const takeBack = () => {
    setAskedAt(null)
    return client.takeBack()
  }
  const isOver = sight.turn.kind === 'over' && kind === 'nothing' // where nothing can be taken back any more
  const button = isOver ? null : (
    <button
      type="button"
      className="button"
      data-undo={kind}
      aria-label={word('table.undo')}
      title={word(kind === 'nothing' ? 'table.undo-none' : 'table.undo')}
      onClick={() => (kind === 'ask' ? setAskedAt(position) : takeBack())}
      disabled={kind === 'nothing'}
    >
      <Undo2 size={20} aria-hidden="true" />
    </button>
  )
  const question =
    askedAt === position && kind === 'ask' ? (
      <div role="alertdialog" aria-label={word('table.undo')} data-take-back style={{ display: 'contents' }}>
        <Asked sentence={word('table.take-back', { count: over.length, names: list(over.map(nameOf)) })}>
          <button type="button" className="button primary" data-yes onClick={takeBack}>
            {word('table.take-back-yes')}
          </button>
          <button type="button" className="button" data-no onClick={() => setAskedAt(null)}>
            {word('table.take-back-no')}
          </button>
        </Asked>
      </div>
    ) : null
  return { button, question }
}
