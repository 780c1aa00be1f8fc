import { type FoldedWebBoard, Mark, type Say } from '@masterplan/boards/web'
import type { Score, Seat } from '@masterplan/kernel'
import { memo } from 'react'
import type { Sight } from '../match/client.ts'
import { markedName } from '../words/bot-words.ts'
import { useSpeech } from '../words/speech.tsx'
import css from './panels.module.css'

interface PlayersProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
}

/** Who plays, what they have, how they stand; whose turn it is. */
export const Players = memo(function Players({ board, sight, say }: PlayersProps) {
  const { word } = useSpeech()
  const { setup, turn, view, ranks } = sight
  const scores = sight.scores ?? board.scores(view as never)
  return (
    <section className={`sheet ${css.players}`} aria-label={word('table.players')}>
      {setup.names.map((name, at) => {
        const seat = at as Seat
        const score = scores[seat] ?? null
        const acts = turn.kind === 'decide' && turn.seats.includes(seat)
        return (
          <div key={seat} className={acts ? css.acts : css.player} aria-current={acts || undefined}>
            <div className={css.who}>
              <svg viewBox="-13 -13 26 26" width={26} height={26} aria-hidden="true">
                <Mark seat={seat} x={0} y={0} size={24} />
              </svg>
              <strong>{markedName(name, setup.marks?.[seat] ?? null, word)}</strong>
              {ranks && <span className={css.rank}>{word('table.rank', { rank: ranks[seat] ?? 0 })}</span>}
              {score && <ScoreSheet score={score} say={say} />}
            </div>
            <dl className={css.holdings}>
              {board.holdings(view as never, seat).map(({ label, value }) => (
                <div key={label.code}>
                  <dt>{say(label.code, label.facts)}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </div>
        )
      })}
    </section>
  )
})

/** A total that opens into its lines. */
function ScoreSheet({ score, say }: { readonly score: Score; readonly say: Say }) {
  const { word } = useSpeech()
  return (
    <details className={css.score}>
      <summary aria-label={`${word('table.score')} ${score.total}`}>{score.total}</summary>
      <table>
        <tbody>
          {Object.entries(score.lines).map(([line, points]) => (
            <tr key={line}>
              <th scope="row">{say(`line.${line}`)}</th>
              <td>{points}</td>
            </tr>
          ))}
          <tr>
            <th scope="row">{word('table.total')}</th>
            <td>{score.total}</td>
          </tr>
        </tbody>
      </table>
    </details>
  )
}
