import type { Aim, AimInAnyOrder, AimPartlyInOrder, FoldedWebBoard } from '@masterplan/boards/web'
import type { Offer } from '@masterplan/kernel'

/** A move on offer and how it is made on the board. */
export type AimedMove = Offer & { readonly aim: Aim }

export function aimedMoves(board: FoldedWebBoard, offers: readonly Offer[], view: unknown): AimedMove[] {
  // Offers and view come from one sight of a match of this board's game.
  return offers.map(offer => ({ ...offer, aim: board.aim(offer.move as never, view as never) }))
}

/** A kind of move that is on offer, and how many places it would light: none for a move that needs none. */
export type KindOnOffer = { readonly id: string; readonly places: number }

/** The kinds on offer, in the board's order; none where a game has but one, or only one is possible now. */
export function kindsOnOffer({ kinds = [] }: FoldedWebBoard, moves: readonly AimedMove[]): readonly KindOnOffer[] {
  const found = kinds.flatMap(({ id }): KindOnOffer[] => {
    const those = moves.filter(({ aim }) => aim.kind === id)
    const places = new Set(those.flatMap(({ aim }) => nextPlaces(aim, [])))
    return those.length === 0 ? [] : [{ id, places: places.size }]
  })
  return found.length > 1 ? found : []
}

/** The moves of a kind; until one is chosen, those that have none. */
export const ofKind = (moves: readonly AimedMove[], kind: string | null): readonly AimedMove[] =>
  moves.filter(({ aim }) => aim.kind === undefined || aim.kind === kind)

/** What is still possible after some places were pressed, and where to press next. */
export interface Aiming {
  readonly open: readonly AimedMove[] // moves that begin with the places pressed
  readonly ready: readonly AimedMove[] // moves that need no further place
  readonly lit: ReadonlySet<string>
}

export function aiming(moves: readonly AimedMove[], pressed: readonly string[]): Aiming {
  const open = moves.filter(({ aim }) => begins(aim, pressed))
  const ready = open.filter(({ aim }) => aim.places.length === pressed.length)
  const lit = new Set(open.flatMap(({ aim }) => nextPlaces(aim, pressed)))
  return { open, ready, lit }
}

const begins = (aim: Aim, pressed: readonly string[]): boolean => {
  const inOrder = inOrderOf(aim)
  return pressed.every((place, at) => (at < inOrder ? aim.places[at] === place : aim.places.includes(place, inOrder)))
}

function nextPlaces(aim: Aim, pressed: readonly string[]): readonly string[] {
  const inOrder = inOrderOf(aim)
  if (pressed.length < inOrder) return aim.places.slice(pressed.length, pressed.length + 1)
  return aim.places.slice(inOrder).filter(place => !pressed.includes(place, inOrder))
}

/** How many of its places must be pressed in their order. */
function inOrderOf(aim: Aim | AimInAnyOrder | AimPartlyInOrder): number {
  if ('anyOrder' in aim) return 0
  return 'inOrder' in aim ? aim.inOrder : aim.places.length
}

export type Press =
  | { readonly kind: 'aim'; readonly pressed: readonly string[] }
  | { readonly kind: 'play'; readonly move: AimedMove } // the same place again confirms
  | { readonly kind: 'why'; readonly place: string }

/** What a press on a place means: on with the move, play it, take an earlier step again, or a question why not. */
export function pressAt(moves: readonly AimedMove[], pressed: readonly string[], place: string): Press {
  const now = aiming(moves, pressed)
  if (now.lit.has(place)) return { kind: 'aim', pressed: [...pressed, place] }
  const [only] = now.ready
  if (pressed.at(-1) === place && only && now.ready.length === 1) return { kind: 'play', move: only }
  for (let kept = pressed.length - 1; kept >= 0; kept--) {
    const before = pressed.slice(0, kept)
    if (aiming(moves, before).lit.has(place)) return { kind: 'aim', pressed: [...before, place] }
  }
  return { kind: 'why', place }
}
