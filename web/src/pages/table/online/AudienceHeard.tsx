import type { Update } from '@masterplan/protocol'
import type { OnlineTable } from '../../../match/online/online-table.ts'
import { useSpeech } from '../../../words/speech.tsx'
import { useCommand } from './use-command.ts'

/** Whether those at the table hear the audience while they play: the host decides, everybody sees it. */
export function AudienceHeard({ client, update }: { readonly client: OnlineTable; readonly update: Update }) {
  const { word } = useSpeech()
  const { act, problem } = useCommand(client)
  const { host, openChat, status } = update
  if (status !== 'gathering' && status !== 'playing') return null
  if (!host) return openChat ? <p data-open-chat>{word('online.chat-open')}</p> : null
  return (
    <>
      <label data-open-chat>
        <input
          type="checkbox"
          checked={openChat}
          onChange={event => act({ kind: 'open-chat', open: event.target.checked })}
        />{' '}
        {word('online.open-chat')}
      </label>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}
