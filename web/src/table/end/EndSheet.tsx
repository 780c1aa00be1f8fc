import type { FoldedWebBoard, Say } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import type { CSSProperties, ReactNode } from 'react'
import { Scrolling } from '../../kit/Scrolling.tsx'
import type { Sight } from '../../match/client.ts'
import { botWord, markedName } from '../../words/bot-words.ts'
import { useSpeech } from '../../words/speech.tsx'
import { SeatMark } from '../SeatMark.tsx'
import css from './end-sheet.module.css'
import { NameIt } from './NameIt.tsx'
import { PointsBySource } from './PointsBySource.tsx'
import {
  figure,
  headlineOf,
  inPlaces,
  largestDifferences,
  type Scores,
  type SourceDifference,
  spokenTo,
  whyEnded,
} from './result.ts'

interface EndSheetProps {
  readonly board: FoldedWebBoard
  readonly sight: Sight
  readonly ranks: readonly number[]
  readonly say: Say
  readonly children: ReactNode // what else is to be known or done: ratings, the log, chat
}

/** The result of a match: who won and why, the places, where everybody's points come from, and what made the difference. */
export function EndSheet({ board, sight, ranks, say, children }: EndSheetProps) {
  const { word, list } = useSpeech()
  const scores = sight.scores ?? board.scores(sight.view as never)
  const headline = headlineOf(sight, ranks, scores, list)
  const why = whyEnded(sight, ranks, scores, list)
  const order = inPlaces(ranks)
  const tie = 'at' in why.facts ? board.tieBreak?.(Number(why.facts.at), sight.view as never) : undefined
  return (
    <Scrolling className={`sheet ${css.end}`} aria-label={word('end.result')} data-end-sheet>
      <p className={css.why} data-why>
        {word(why.word, { ...why.facts, what: tie === undefined ? '' : say(tie.code, tie.facts) })}
      </p>
      <h2 className={css.headline} data-headline-end>
        {word(headline.word, headline.facts)}
      </h2>
      <NameIt {...{ board, sight, ranks, say }} />
      <ol className={css.places} data-places>
        {order.map(seat => (
          <Placed key={seat} {...{ seat, sight, scores, say }} rank={ranks[seat] ?? 0} />
        ))}
      </ol>
      <PointsBySource {...{ order, scores, say }} names={order.map(seat => nameOf(seat, sight, word))} />
      <Differences differences={largestDifferences(sight, ranks, scores)} {...{ sight, say }} />
      {children}
    </Scrolling>
  )
}

function nameOf(seat: Seat, { setup, viewer }: Sight, word: ReturnType<typeof useSpeech>['word']): string {
  if (seat === spokenTo({ setup, viewer })) return word('table.you-short')
  return markedName(setup.names[seat] ?? '', setup.marks?.[seat] ?? null, word)
}

interface PlacedProps {
  readonly seat: Seat
  readonly rank: number
  readonly sight: Sight
  readonly scores: Scores
  readonly say: Say
}

function Placed({ seat, rank, sight, scores, say }: PlacedProps) {
  const { word } = useSpeech()
  const { setup } = sight
  const name = nameOf(seat, sight, word)
  const sitter = setup.sitters[seat]
  const aside = sitter?.kind === 'bot' ? botWord(sitter.bot, word, say) : (setup.names[seat] ?? '')
  return (
    <li
      data-seat={seat}
      data-first={rank === 1 || undefined}
      style={{ ['--seat' as string]: `var(--seat-${seat + 1})` } as CSSProperties}
    >
      <small>{word('end.place', { rank })}</small>
      <SeatMark seat={seat} />
      <span className={css.who}>
        <b>{name}</b>
        {aside !== name && <small>{aside}</small>}
      </span>
      <strong data-total={seat}>{figure(scores[seat]?.total)}</strong>
    </li>
  )
}

interface DifferencesProps {
  readonly differences: readonly SourceDifference[]
  readonly sight: Sight
  readonly say: Say
}

function Differences({ differences, sight, say }: DifferencesProps) {
  const { word } = useSpeech()
  if (differences.length === 0) return null
  const me = spokenTo(sight)
  const { names } = sight.setup
  return (
    <>
      <h3>{word('end.differences')}</h3>
      <ol className={css.differences} data-differences>
        {differences.map(({ line, ahead, behind, points, more, less }, at) => (
          <li key={line}>
            <span className={css.number} aria-hidden="true" data-number={at + 1} />
            {word(ahead === me ? 'end.more-for-you' : behind === me ? 'end.more-than-you' : 'end.more-for', {
              ...{ points, more: figure(more), less: figure(less) },
              line: capital(say(`line.${line}`)),
              name: names[ahead] ?? '',
              other: names[behind] ?? '',
            })}
          </li>
        ))}
      </ol>
    </>
  )
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)

interface FoldProps {
  readonly name: string
  readonly open?: boolean
  readonly children: ReactNode
}

/** What is still there to be read, folded away. */
export function Fold({ name, open = false, children }: FoldProps) {
  return (
    <details className={css.fold} open={open}>
      <summary>{name}</summary>
      {children}
    </details>
  )
}
