import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Seat } from '@masterplan/kernel'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { Sight, TableClient } from '../match/client.ts'
import { useSpeech } from '../words/speech.tsx'
import { Curtain } from './Curtain.tsx'
import { OpenTable } from './OpenTable.tsx'
import css from './room.module.css'
import { useFirstDrawing } from './use-first-drawing.ts'

export interface TableProps {
  readonly board: FoldedWebBoard
  readonly client: TableClient
  readonly tools: ReactNode // what else can be done with this match, such as saving it
  readonly asked?: ReactNode | null // a question to the players, in the place of the prompt
  readonly answers?: ReactNode // on a phone, below that question: who has said what
  readonly company?: PeopleNow // left out: nobody is away and nobody asks
  readonly notice?: ReactNode // what the players must know, such as that somebody is away
  readonly chat?: { readonly panel: ReactNode; readonly unread: number } // left out: there is nobody to chat with
  readonly clock?: (seat: Seat) => ReactNode // left out: nobody's time runs
  readonly end?: EndParts // what can be done when the match is over
}

/** Who of those at the table is away, and who asks something. */
export interface PeopleNow {
  readonly away: readonly Seat[]
  readonly asks: readonly Seat[]
}

/** What comes with the end of a match here, or on a server. */
export interface EndParts {
  readonly question?: ReactNode // what the buttons offer, as a sentence
  readonly actions: ReactNode // the buttons in the dock
  readonly more: ReactNode // further ones, which stand in the sheet where the dock is narrow
  readonly told?: ReactNode // what else happened, such as to the ratings
}

/** The table of any game: the board first; prompt, players, tabs and cards each in their place. */
export function Table(props: TableProps) {
  const sight = useSyncExternalStore(props.client.subscribe, props.client.sight)
  const { word } = useSpeech()
  const isDrawn = useFirstDrawing(sight !== null)
  if (sight === null) return <p className={css.wait}>{word('app.loading')}</p>
  if (!isDrawn) return null
  if (sight.curtain) return <Curtain sight={sight} onLift={() => props.client.lift()} />
  return <OpenTable {...props} sight={sight} />
}

export type OpenTableProps = TableProps & { readonly sight: Sight }
