import type { Say } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { useSpeech } from '../../words/speech.tsx'
import { SeatMark } from '../SeatMark.tsx'
import css from './end-sheet.module.css'
import { figure, type Scores, scaleOf, sourcesOf } from './result.ts'

interface PointsBySourceProps {
  readonly order: readonly Seat[] // from the first place to the last
  readonly names: readonly string[] // in that order
  readonly scores: Scores
  readonly say: Say
}

/** Where everybody's points come from, source by source, as bars of one scale. */
export function PointsBySource({ order, names, scores, say }: PointsBySourceProps) {
  const { word } = useSpeech()
  const rows = sourcesOf(scores)
  const scale = scaleOf(rows)
  if (rows.length === 0) return null
  return (
    <table className={css.sources} data-points>
      <thead>
        <tr>
          <th scope="col">{word('end.points-from')}</th>
          {order.map((seat, at) => (
            <th scope="col" key={seat}>
              <span className={css.head}>
                <SeatMark seat={seat} />
                <span>{names[at]}</span>
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ line, points }) => (
          <tr key={line} data-source={line}>
            <th scope="row">{say(`line.${line}`)}</th>
            {order.map(seat => (
              <td key={seat}>
                <Bar seat={seat} points={points[seat] ?? null} scale={scale} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{word('table.total')}</th>
          {order.map(seat => (
            <td key={seat}>{figure(scores[seat]?.total)}</td>
          ))}
        </tr>
      </tfoot>
    </table>
  )
}

interface BarProps {
  readonly seat: Seat
  readonly points: number | null
  readonly scale: number
}

function Bar({ seat, points, scale }: BarProps) {
  return (
    <span className={css.cell}>
      <span className={css.figure} data-none={points === 0 || undefined}>
        {figure(points)}
      </span>
      {points !== null && points !== 0 && (
        <span className={css.track} aria-hidden="true">
          <span
            className={css.bar}
            data-lost={points < 0 || undefined}
            style={{
              width: `${(100 * Math.abs(points)) / scale}%`,
              ['--seat' as string]: `var(--seat-${seat + 1})`,
            }}
          />
        </span>
      )}
    </span>
  )
}
