import type { MatchRecord } from '@masterplan/kernel'
import type { Sight } from '../../match/client.ts'
import { useSpeech } from '../../words/speech.tsx'

interface HowItEndedProps {
  readonly record: MatchRecord
  readonly sight: Sight // after the last line
}

/** When the match was played, how it ended, and who won, where the record says so. */
export function HowItEnded({ record: { ended, played }, sight: { ranks, setup } }: HowItEndedProps) {
  const { word, language } = useSpeech()
  const winners = setup.names.filter((_, seat) => ranks?.[seat] === 1)
  const day = played && new Date(played).toLocaleDateString(language, { dateStyle: 'long', timeZone: 'UTC' })
  const sentences = [
    ...(day ? [word('replay.played', { day })] : []),
    ...(ended ? [word(`replay.ended-${ended.why}`)] : []),
    ...(winners.length === 0 ? [] : [word('table.over', { count: winners.length, names: winners.join(', ') })]),
  ]
  return sentences.length === 0 ? null : (
    <p className="sheet" role="status" data-ended={ended?.why}>
      {sentences.join(' ')}
    </p>
  )
}
