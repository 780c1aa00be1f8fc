import type { FoldedWebBoard, Holding, Say } from '@masterplan/boards/web'
import type { Score, Seat } from '@masterplan/kernel'
import { Clock, Star } from 'lucide-react'
import { type CSSProperties, Fragment, memo, type ReactNode } from 'react'
import type { Sight } from '../match/client.ts'
import { markedName } from '../words/bot-words.ts'
import { type SayWord, useSpeech } from '../words/speech.tsx'
import css from './players.module.css'
import { SeatMark } from './SeatMark.tsx'
import type { PeopleNow } from './Table.tsx'

interface PlayersProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly say: Say
  readonly narrow?: boolean // on a phone: a chip each
  readonly clock?: (seat: Seat) => ReactNode // left out: nobody's time runs
  readonly company?: PeopleNow // left out: nobody is away and nobody asks
}

interface Row {
  readonly seat: Seat
  readonly name: string
  readonly aside: string // who that is: oneself, a bot's level, the place taken
  readonly acts: boolean
  readonly away: boolean
  readonly total: string // with a plus where there may be more that is secret
  readonly holdings: readonly Holding[]
}

/** Who plays, what they have and how they stand, as a table: each figure's picture and name stand once, above its column. */
export const Players = memo(function Players({ narrow = false, ...props }: PlayersProps) {
  const { word } = useSpeech()
  const rows = rowsOf(props, word)
  return (
    <section
      className={narrow ? css.chips : `sheet ${css.players}`}
      aria-label={word('table.players')}
      data-players-shown
    >
      {narrow ? (
        rows.map(row => (
          <Chip key={row.seat} row={row} seats={rows.length} say={props.say} clock={props.clock?.(row.seat)} />
        ))
      ) : (
        <Figures rows={rows} {...props} />
      )}
    </section>
  )
})

function rowsOf({ board, sight, company = NOBODY }: PlayersProps, word: SayWord): readonly Row[] {
  const { setup, turn, view, ranks, viewer } = sight
  const scores = sight.scores ?? board.scores(view as never)
  return setup.names.map((name, at): Row => {
    const seat = at as Seat
    const aside = [
      ...(viewer === seat && setup.sitters.some((each, other) => other !== at && each.kind === 'bot')
        ? [word('table.you')]
        : []),
      ...(ranks ? [word('table.rank', { rank: ranks[seat] ?? 0 })] : []),
      ...(company.away.includes(seat) ? [word('people.away')] : []),
      ...(company.asks.includes(seat) ? [word('people.asks')] : []),
    ]
    return {
      ...{ seat, name: markedName(name, setup.marks?.[seat] ?? null, word), aside: aside.join(', ') },
      acts: turn.kind === 'decide' && turn.seats.includes(seat),
      away: company.away.includes(seat),
      total: totalOf(scores[seat] ?? null, board.atLeast?.(view as never, seat)),
      holdings: board.holdings(view as never, seat),
    }
  })
}

function totalOf(score: Score | null, atLeast: number | undefined): string {
  if (score !== null) return String(score.total)
  return atLeast === undefined ? '?' : `${atLeast}+`
}

type FiguresProps = Pick<PlayersProps, 'board' | 'say' | 'clock'> & { readonly rows: readonly Row[] }
const NOBODY: PeopleNow = { away: [], asks: [] }

const colour = (seat: Seat): CSSProperties => ({ ['--seat' as string]: `var(--seat-${seat + 1})` })

function Figures({ rows, board, say, clock }: FiguresProps) {
  const { word } = useSpeech()
  const columns = (rows[0]?.holdings ?? []).filter(({ aside }) => !aside)
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{word('table.players')}</th>
          <th scope="col">
            <Star size={16} aria-hidden="true" />
            {word('table.points')}
          </th>
          {columns.map(({ label, Sign }) => (
            <th scope="col" key={label.code}>
              {Sign && <Sign />}
              {say(label.code, label.facts)}
            </th>
          ))}
          {clock && (
            <th scope="col">
              <Clock size={16} aria-hidden="true" />
              {word('table.clock')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ seat, name, aside, acts, away, total, holdings }) => {
          const goods = holdings.filter(each => each.aside)
          return (
            <Fragment key={seat}>
              <tr aria-current={acts || undefined} data-seat={seat} data-away={away || undefined} style={colour(seat)}>
                <th scope="row">
                  <div className={css.who}>
                    <SeatMark seat={seat} />
                    <span>
                      <b title={name}>{name}</b>
                      {aside && <small>{aside}</small>}
                    </span>
                  </div>
                </th>
                <td className={css.total} data-total={seat}>
                  {total}
                </td>
                {holdings
                  .filter(each => !each.aside)
                  .map(({ label, value }) => (
                    <td key={label.code}>{value}</td>
                  ))}
                {clock && <td className={css.clock}>{clock(seat)}</td>}
              </tr>
              {board.goods && (
                <tr aria-current={acts || undefined} className={css.goods} style={colour(seat)}>
                  <td colSpan={columns.length + (clock ? 3 : 2)}>
                    {goods.map(({ label, value }) => `${value} ${say(label.code, label.facts)}`).join(', ')}
                  </td>
                </tr>
              )}
            </Fragment>
          )
        })}
      </tbody>
    </table>
  )
}

interface ChipProps extends Pick<PlayersProps, 'say'> {
  readonly row: Row
  readonly seats: number
  readonly clock: ReactNode
}

/** On a phone: the mark, the points, the figures that matter most; a name where there is room for it. */
function Chip({ row, seats, say, clock }: ChipProps) {
  const { word } = useSpeech()
  const { seat, name, acts, away, total, holdings } = row
  const figures = holdings.filter(each => !each.aside).slice(0, away ? 0 : seats === 3 && clock === undefined ? 2 : 1)
  return (
    <div
      className={css.chip}
      data-many={seats > 3 || undefined}
      aria-current={acts || undefined}
      data-seat={seat}
      data-away={away || undefined}
      style={colour(seat)}
    >
      <SeatMark seat={seat} size={22} />
      <b data-total={seat}>{total}</b>
      <small>
        <span className="unseen">{name}: </span>
        {away && <span>{word('people.away')}</span>}
        {clock}
        {seats === 2 && clock === undefined && <span aria-hidden="true">{name}</span>}
        {figures.map(({ label, value, told, Sign }) =>
          seats < 4 ? (
            <span key={label.code}>
              {value} {Sign && <Sign />}
            </span>
          ) : (
            <span key={label.code}>{told === undefined ? value : say(told.code, told.facts)}</span>
          ),
        )}
      </small>
    </div>
  )
}
