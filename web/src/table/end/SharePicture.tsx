import { titleOf } from '@masterplan/boards/games'
import { useParams } from '@tanstack/react-router'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { givenName } from '../../device/given-names.ts'
import type { Sight } from '../../match/client.ts'
import { useSpeech } from '../../words/speech.tsx'
import { figure, inPlaces, type Scores } from './result.ts'
import { boardShown, drawPicture, handOn } from './share-picture.ts'

interface SharePictureProps {
  readonly sight: Sight
  readonly ranks: readonly number[]
  readonly scores: Scores
}

/** The finished board and the result as one picture: to the device's own sharing, or else as a file. */
export function SharePicture({ sight, ranks, scores }: SharePictureProps) {
  const { word } = useSpeech()
  const [failed, setFailed] = useState(false)
  const { game, names } = sight.setup
  const { id = '' } = useParams({ strict: false })
  async function share() {
    setFailed(false)
    try {
      const places = inPlaces(ranks).map(seat => ({
        seat,
        place: word('end.place', { rank: ranks[seat] ?? 0 }),
        name: names[seat] ?? '',
        total: figure(scores[seat]?.total),
      }))
      await handOn(
        await drawPicture(boardShown(), {
          title: [titleOf(game), givenName(id)].filter(each => each !== '').join(': '),
          places,
        }),
        `${game}.png`,
      )
    } catch {
      setFailed(true)
    }
  }
  return (
    <>
      <button type="button" className="button" data-end="picture" onClick={share}>
        <Image size={16} aria-hidden="true" /> {word('end.picture')}
      </button>
      {failed && <p role="alert">{word('end.picture-failed')}</p>}
    </>
  )
}
