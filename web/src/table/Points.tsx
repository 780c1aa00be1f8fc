import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { memo } from 'react'
import type { Sight } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './points.module.css'
import { SeatMark } from './SeatMark.tsx'

interface PointsProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
}

/** How the points come about, for all seats side by side. */
export const Points = memo(function Points({ board, sight, say }: PointsProps) {
  const { word } = useSpeech()
  const { names } = sight.setup
  const scores = sight.scores ?? board.scores(sight.view as never)
  const some = scores.flatMap(score => Object.entries(score?.lines ?? {}).filter(([, points]) => points !== 0))
  const lines = [...new Set(some.map(([line]) => line))] // what brought nobody anything explains nothing
  if (lines.length === 0) return null
  return (
    <section className={css.points} data-points>
      <h2>{word('table.points-from')}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {names.map((name, seat) => (
              <th scope="col" key={name}>
                <SeatMark seat={seat as Seat} />
                <span className="unseen">{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(line => (
            <tr key={line}>
              <th scope="row">{say(`line.${line}`)}</th>
              {names.map((name, seat) => (
                <td key={name}>{scores[seat]?.lines[line] ?? (scores[seat] ? 0 : '?')}</td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{word('table.total')}</th>
            {names.map((name, seat) => (
              <td key={name}>{scores[seat]?.total ?? '?'}</td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  )
})
