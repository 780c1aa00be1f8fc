import { type FoldedBoard, type Ink, say } from '@masterplan/boards'
import type { RecordedEnd, Turn } from '@masterplan/kernel'
import { ENDINGS } from '@masterplan/protocol/sentences'

/** A game that has no board yet is shown as the data that its board would get. */
export function drawn(board: FoldedBoard | undefined, view: unknown, ink: Ink): string[] {
  return board === undefined ? JSON.stringify(view, null, 2).split('\n') : board.draw(view, ink)
}

/** The board's own words for what is awaited; without a board, whose turn it is. */
export function prompted(board: FoldedBoard | undefined, view: unknown, otherwise: string): string {
  if (board === undefined) return otherwise
  const { code, facts } = board.prompt(view)
  return say(board.messages, code, facts)
}

export function awaited(turn: Turn, names: readonly string[]): string {
  switch (turn.kind) {
    case 'over':
      return 'The match is over.'
    case 'luck':
      return 'Luck decides next.'
    case 'decide':
      return `To decide: ${turn.seats.map(seat => names[seat]).join(', ')}.`
  }
}

/** How a match ended; with the places where they are not what its score says. */
export function endingOf({ why, ranks }: RecordedEnd, names: readonly string[]): string {
  const said = `The match ${why === 'rules' ? 'is over' : ENDINGS[why]}.`
  if (ranks === undefined) return said
  const placed = names
    .map((name, seat) => ({ name, place: ranks[seat] ?? 0 }))
    .toSorted((one, other) => one.place - other.place)
  return `${said} Places: ${placed.map(({ name, place }) => `${place} ${name}`).join(', ')}.`
}
