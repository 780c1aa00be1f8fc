import type { Hint } from '@masterplan/bots'
import type {
  Actor,
  Chosen,
  LoneMove,
  MatchRecord,
  Offer,
  Preview,
  Refused,
  Score,
  Seat,
  TakeBack,
  Turn,
  Viewer,
} from '@masterplan/kernel'
import type { EndReason, PersonMark } from '@masterplan/protocol'

/** Who sits on a seat: somebody at this device, or a bot by its name. */
export type LocalSitter = { readonly kind: 'person' } | { readonly kind: 'bot'; readonly bot: string }

export interface TableSetup {
  readonly game: string
  readonly players: number
  readonly options: Chosen
  readonly names: readonly string[]
  readonly marks?: readonly (PersonMark | null)[] // of people at a server's table; left out: on this device there are none
  readonly sitters: readonly LocalSitter[]
  readonly coached?: boolean // a first match: it has a coach until somebody says otherwise; left out: it is none
}

/** What happened with one line of the log, as far as the viewer heard of it; `names` as they were then, if they were others. */
export type HeardLine = {
  readonly line: number
  readonly by: Actor
  readonly events: readonly unknown[]
  readonly names?: readonly string[]
}

/** What happened at the table beside the match, after a line: somebody left, was late, came back, asked. */
export type TableNote = {
  readonly line: number
  readonly kind:
    | ('left' | 'late' | 'lost' | 'replaced' | 'back')
    | ('asked-undo' | 'asked-replace' | 'asked-end' | 'agreed' | 'declined')
    | ('chat-opened' | 'chat-closed') // to the audience; nobody is named
  readonly name: string
  readonly other: string
}
/** How a match ended, and who came last for it. */
export type MatchEnd = { readonly why: EndReason; readonly lost: readonly string[] }

/** That a seat took something back: the match had `line` lines again. */
export type TakenBack = { readonly line: number; readonly seat: Seat }

/** Whether the last move may be taken back here, and over whom it would be: bots, other people, luck. */
export type MayTakeBack = { readonly kind: TakeBack['kind']; readonly over: readonly Actor[] }

/** A table as one viewer sees it at one moment. Plain data: the state stays in the worker, or on the server. */
export interface Sight {
  readonly setup: TableSetup
  readonly viewer: Viewer
  readonly turn: Turn
  readonly view: unknown
  readonly offers: readonly Offer[] // what the viewer may do; empty when it must wait
  readonly lone: LoneMove | null // the one offer leaves nothing to decide
  readonly heard: readonly HeardLine[]
  readonly takenBack: readonly TakenBack[]
  readonly notes?: readonly TableNote[] // at tables of a server
  readonly ended?: MatchEnd
  readonly scores: readonly Score[] | null // as far as the viewer may know
  readonly ranks: readonly number[] | null // when it is over
  readonly lines: number // how long the log is
  readonly curtain: boolean // the device must change hands before this may be shown
  readonly mayTakeBack: MayTakeBack
  readonly thinking: Seat | null // a bot that is about to move
}

export type PlayAnswer = { readonly ok: true } | { readonly ok: false; readonly refused: Refused<string> }

/** A table on this device or on a server: the page knows only this. */
export interface TableClient {
  sight(): Sight | null // null until it is set
  subscribe(changed: () => void): () => void
  play(text: string): Promise<PlayAnswer>
  why(text: string): Promise<Refused<string> | null>
  preview(text: string): Promise<Preview | null>
  takeBack(): Promise<void> // after everybody who must be asked has agreed
  readonly helps: boolean // whether hints can be asked for
  hints(): Promise<readonly Hint[]>
  skip?(): void // to where a person must decide, without pauses; left out: nobody here paces the bots
  lift(): Promise<void> // the curtain: the player who must decide has the device now
  record(): Promise<MatchRecord>
  close(): void
}
