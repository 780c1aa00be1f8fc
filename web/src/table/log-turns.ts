import type { FoldedWebBoard, LastMoves, Say } from '@masterplan/boards/web'
import type { Actor, Seat } from '@masterplan/kernel'
import type { HeardLine, Sight } from '../match/client.ts'
import type { SayWord } from '../words/speech.tsx'

/** What somebody did in one go, told as one sentence where that is possible. */
export interface LogTurn {
  readonly key: string
  readonly by: Actor | null // null: what happened beside the match
  readonly name: string // of who did it, as it was then
  readonly text: string
  readonly places: readonly string[]
  readonly line: number // the last one it tells of
}
/** A round, a year or a turn of everybody. */
export interface LogPart {
  readonly heading: string | null
  readonly turns: readonly LogTurn[]
}

export interface Tellers {
  readonly word: SayWord
  readonly sayAs: (names: readonly string[]) => Say
}

type Drafted = { -readonly [Key in keyof LogTurn]: LogTurn[Key] } & {
  readonly alone?: boolean // nothing joins it
  steps?: readonly string[] // what is told of the same person in this sentence
}
type DraftedPart = { heading: string | null; turns: Drafted[] }

/** The log as people read it: parts with headings, in each of them turns, oldest first. */
export function logParts(board: FoldedWebBoard, sight: Sight, { word, sayAs }: Tellers): readonly LogPart[] {
  const parts: DraftedPart[] = [{ heading: null, turns: [] }]
  const here = () => parts.at(-1)!
  const begin = (heading: string) => parts.push({ heading, turns: [] })
  const beside = besides(sight, word)
  let outer = ''
  const rounds = roundsOf(board, sight.heard)
  let next = 0
  for (const heard of sight.heard) {
    while (next < beside.length && beside[next]!.line < heard.line) here().turns.push(beside[next++]!)
    const names = heard.names ?? sight.setup.names
    const say = sayAs(names)
    const round = rounds.get(heard.line)
    if (round !== undefined) begin(word('table.turn-number', { number: round }))
    for (const event of heard.events) {
      const heading = board.heading?.(event as never)
      if (heading !== undefined) {
        const named = say(heading.code, heading.facts)
        if (heading.within !== true) outer = named
        begin(heading.within && outer !== '' ? word('table.log-within', { outer, inner: named }) : named)
      }
      const said = board.said(event as never)
      if (said === undefined) continue
      const by = said.by === undefined ? heard.by : (said.by ?? 'luck')
      tell(
        here().turns,
        { by, line: heard.line, alone: said.by === null },
        names,
        { text: say(said.code, said.facts), places: said.places },
        word,
      )
    }
  }
  for (const each of beside.slice(next)) here().turns.push(each)
  return parts.filter(({ turns }) => turns.length > 0)
}

/**
 * On with the sentence of who goes on; somebody else begins a sentence of their own, and so does what nobody did: luck, a
 * payment, the beginning of a round. What luck brings to whoever moved is still their sentence, and what befalls all at once
 * is one paragraph.
 */
function tell(
  turns: Drafted[],
  { by, line, alone }: Pick<HeardLine, 'by' | 'line'> & { readonly alone: boolean },
  names: readonly string[],
  { text, places }: Pick<LogTurn, 'text' | 'places'>,
  word: SayWord,
): void {
  const name = by === 'luck' ? '' : (names[by] ?? '')
  const last = turns.at(-1)
  if (alone && last?.alone && last.line === line) {
    last.text = `${last.text} ${text}`
    last.places = [...last.places, ...places]
    return
  }
  const again = `${last?.name} `
  const goesOn = last?.by === by || (by === 'luck' && last?.name !== '' && text.startsWith(again))
  if (last === undefined || last.by === null || last.alone || alone || !goesOn) {
    turns.push({ key: `${line}.${turns.length}`, by, name, text, places, line, alone })
    return
  }
  const before = last.steps ?? [last.text]
  const joins = last.name !== '' && text.startsWith(again) && before[0]!.startsWith(again)
  const steps = joins ? [...before, text.slice(again.length)] : [`${last.text} ${text}`]
  const first = steps.slice(0, -1).map(step => step.replace(/[.]$/, ''))
  last.text = joins ? word('table.log-then', { first: first.join(', '), next: steps.at(-1) ?? '' }) : steps.join()
  last.steps = steps
  last.places = [...last.places, ...places]
  last.line = line
}

/** Where a game has no rounds of its own, everybody's next turn begins one when the first mover moves again. */
function roundsOf(board: FoldedWebBoard, heard: readonly HeardLine[]): ReadonlyMap<number, number> {
  const rounds = new Map<number, number>()
  if (board.heading !== undefined) return rounds
  const first = heard.find(({ by }) => by !== 'luck')?.by
  let before: Actor | undefined
  for (const { by, line } of heard) {
    if (by === first && before !== first) rounds.set(line, rounds.size + 1)
    if (by !== 'luck') before = by
  }
  return rounds
}

/** What was taken back is said after the line that then was the last; so is who left, was late or asked. */
function besides({ takenBack, notes = [], setup }: Sight, word: SayWord): Drafted[] {
  const plain = (key: string, line: number, text: string): Drafted => ({
    ...{ key, by: null, name: '', text, places: [], line },
  })
  const back = takenBack.map(({ line, seat }, at) =>
    plain(`back.${at}`, line, word('table.taken-back', { name: setup.names[seat] ?? '' })),
  )
  const told = notes.map(({ line, kind, name, other }, at) =>
    plain(`note.${at}`, line, word(`table.note-${kind}`, { name, other })),
  )
  return [...back, ...told].toSorted((one, other) => one.line - other.line)
}

/** What others did since the viewer's own last move; nothing before the viewer has made one, or where nobody looks on. */
export function sinceMyTurn(parts: readonly LogPart[], { viewer, heard }: Sight): readonly LogTurn[] {
  const mine = heard.findLast(({ by }) => by === viewer)?.line
  if (mine === undefined) return []
  return parts.flatMap(({ turns }) => turns.filter(({ by, line }) => line > mine && by !== viewer && by !== null))
}

/** Where they did it, and who. */
export function lastMovesOf(since: readonly LogTurn[]): LastMoves {
  const moves = new Map<string, Seat>()
  for (const { by, places } of since) {
    if (by !== null && by !== 'luck') for (const place of places) moves.set(place, by)
  }
  return moves
}
