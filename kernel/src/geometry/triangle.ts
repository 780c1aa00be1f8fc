/**
 * The triangular lattice. A small triangle is a stooj; four of them, a middle with its three neighbours, make a larger
 * triangle: a tier when its corners are even, otherwise a blyce. Tiers cover the plane without overlap.
 *
 * Both are named by one lattice corner and by where they point: `u:x,y` or `d:x,y` for stoojes, `U:X,Y` or `D:X,Y` for
 * tiers. Vertex (a, b) lies at a + b/2 to the right and b·√3/2 upwards, in sides of a stooj.
 */
export type Triangle = { readonly x: number; readonly y: number; readonly points: 'up' | 'down' }
export type Stooj = Triangle
export type Tier = Triangle

export const up = (x: number, y: number): Triangle => ({ x, y, points: 'up' })
export const down = (x: number, y: number): Triangle => ({ x, y, points: 'down' })

/** G-03, G-07: stoojes and tiers neighbour alike, across an edge, always one of the other orientation. */
export function trianglesBeside({ x, y, points }: Triangle): readonly [Triangle, Triangle, Triangle] {
  return points === 'up'
    ? [down(x, y), down(x - 1, y), down(x, y - 1)] //
    : [up(x, y), up(x + 1, y), up(x, y + 1)]
}

const odd = (n: number): boolean => (n & 1) === 1 // right for negative numbers too
const half = (n: number): number => Math.floor(n / 2)

/** G-06, G-08. */
export const isTierCentre = ({ x, y, points }: Stooj): boolean =>
  points === 'up' ? odd(x) && odd(y) : !odd(x) && !odd(y)

/** G-05. */
export function tierOf(stooj: Stooj): Tier {
  const { x, y, points } = stooj
  const turned = isTierCentre(stooj)
  const pointsUp = points === 'up' ? !turned : turned
  return { x: half(x), y: half(y), points: pointsUp ? 'up' : 'down' }
}

/** G-04: the centre, then the three corners. */
export function stoojesOf({ x, y, points }: Tier): readonly [Stooj, Stooj, Stooj, Stooj] {
  const [a, b] = [2 * x, 2 * y]
  return points === 'up'
    ? [down(a, b), up(a, b), up(a + 1, b), up(a, b + 1)]
    : [up(a + 1, b + 1), down(a + 1, b), down(a, b + 1), down(a + 1, b + 1)]
}

/** G-08: the larger triangle around a stooj; a tier around a tier centre, otherwise a blyce. */
export const largerAround = (middle: Stooj): readonly [Stooj, Stooj, Stooj, Stooj] => [
  middle,
  ...trianglesBeside(middle),
]

/** G-01, G-02: the middle of a stooj on a page, x to the right and y downwards, in sides of a stooj. */
export function middleOnPage({ x, y, points }: Stooj): { readonly right: number; readonly down: number } {
  const part = points === 'up' ? 1 / 3 : 2 / 3
  return { right: x + part + (y + part) / 2, down: -(Math.sqrt(3) / 2) * (y + part) }
}

export const stoojName = ({ x, y, points }: Stooj): string => `${points === 'up' ? 'u' : 'd'}:${x},${y}`
export const tierName = ({ x, y, points }: Tier): string => `${points === 'up' ? 'U' : 'D'}:${x},${y}`

const NAME = /^([udUD]):(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/

function readTriangle(text: string, letters: 'ud' | 'UD'): Triangle | undefined {
  const [, letter, x, y] = NAME.exec(text) ?? []
  if (letter === undefined || !letters.includes(letter)) return undefined
  return { x: Number(x), y: Number(y), points: letter === letters[0] ? 'up' : 'down' }
}
export const readStooj = (text: string): Stooj | undefined => readTriangle(text, 'ud')
export const readTier = (text: string): Tier | undefined => readTriangle(text, 'UD')
