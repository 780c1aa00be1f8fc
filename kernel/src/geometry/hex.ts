/**
 * Hexagonal lattices with a point of every hex upwards, in axial coordinates: `q` grows to the east, `r` to the
 * south-east. Directions are counted clockwise from the north-west: NW 0, NE 1, E 2, SE 3, SW 4, W 5.
 */
export type Hex = { readonly q: number; readonly r: number }

export const ORIGIN: Hex = { q: 0, r: 0 }

const VECTORS: readonly Hex[] = [
  { q: 0, r: -1 },
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
]

/** A direction after so many clockwise sixths of a full turn; negative numbers turn back. */
export const turned = (direction: number, sixths: number): number => (((direction + sixths) % 6) + 6) % 6
export const opposite = (direction: number): number => turned(direction, 3)

export const sum = (one: Hex, other: Hex): Hex => ({ q: one.q + other.q, r: one.r + other.r })
export const scaled = (hex: Hex, factor: number): Hex => ({ q: hex.q * factor, r: hex.r * factor })

/** The hex one step away. */
export const hexAt = (from: Hex, direction: number): Hex => sum(from, VECTORS[turned(direction, 0)]!)
export const hexesAround = (centre: Hex): Hex[] => VECTORS.map(vector => sum(centre, vector))

/** A hex as a text, for maps and sets. */
export const hexKey = ({ q, r }: Hex): string => `${q},${r}`

/** Where to draw the middle of a hex whose sides are 1 long; `y` grows downwards. */
export const drawnAt = ({ q, r }: Hex): { readonly x: number; readonly y: number } => ({
  x: Math.sqrt(3) * (q + r / 2),
  y: 1.5 * r,
})
