import { Link, useNavigate } from '@tanstack/react-router'
import { History, RefreshCw } from 'lucide-react'
import { LevelFace } from '../../kit/LevelFace.tsx'
import type { TableClient, TableSetup } from '../../match/client.ts'
import { nextMatch } from '../../match/next-match.ts'
import { openTable } from '../../match/opening.ts'
import { levelName } from '../../words/bot-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import { useReplay } from './use-replay.ts'

/** "Once more, or one level up?" */
export function OnceMore({ client }: { readonly client: TableClient }) {
  const { word } = useSpeech()
  const sight = client.sight()
  if (sight?.ranks == null) return null
  return word(`end.once-more-${nextMatch(sight.setup, sight.ranks)?.step ?? 'same'}`)
}

/** After a match of this device: the same once more, or one level up or down, each with one press. */
export function AfterLocal({ client }: { readonly client: TableClient }) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const sight = client.sight()
  if (sight?.ranks == null) return null
  const { setup } = sight
  const next = nextMatch(setup, sight.ranks)
  const play = async (wanted: TableSetup) =>
    navigate({ to: '/table/$id', params: { id: await openTable({ ...wanted, coached: false }, null) } })
  return (
    <>
      <button type="button" className="button primary" data-end="rematch" onClick={() => play(setup)}>
        <RefreshCw size={16} aria-hidden="true" /> {word('end.rematch')}
      </button>
      {next && (
        <button type="button" className="button" data-end={next.step} onClick={() => play(next.setup)}>
          <LevelFace level={next.level} size={24} /> {word(`end.${next.step}`, { level: levelName(next.level, word) })}
        </button>
      )}
    </>
  )
}

export function MoreAfterLocal({ client }: { readonly client: TableClient }) {
  const { word } = useSpeech()
  const replay = useReplay(client)
  const game = client.sight()?.setup.game
  return (
    <>
      <button type="button" className="button" data-end="replay" onClick={replay}>
        <History size={16} aria-hidden="true" /> {word('table.replay')}
      </button>
      {game !== undefined && (
        <Link to="/new/$game" params={{ game }} className="button plain" data-end="new">
          {word('end.new-game')}
        </Link>
      )}
    </>
  )
}
