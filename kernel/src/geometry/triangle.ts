/**
 * The triangular lattice, in two sizes. Four small triangles, a middle with its three neighbours, make a triangle of twice
 * the side. Those whose corners are even are the large triangles: they cover the plane without overlap.
 *
 * Both are named by one lattice corner and by where they point: `u:x,y` or `d:x,y` for small ones, `U:X,Y` or `D:X,Y` for
 * large ones. Vertex (a, b) lies at a + b/2 to the right and b·√3/2 upwards, in sides of a small triangle.
 */
export type Triangle = { readonly x: number; readonly y: number; readonly points: 'up' | 'down' }

export const up = (x: number, y: number): Triangle => ({ x, y, points: 'up' })
export const down = (x: number, y: number): Triangle => ({ x, y, points: 'down' })

/** Small and large ones neighbour alike: across an edge, always one of the other orientation. */
export function trianglesBeside({ x, y, points }: Triangle): readonly [Triangle, Triangle, Triangle] {
  return points === 'up'
    ? [down(x, y), down(x - 1, y), down(x, y - 1)] //
    : [up(x, y), up(x + 1, y), up(x, y + 1)]
}

const odd = (n: number): boolean => (n & 1) === 1 // right for negative numbers too
const half = (n: number): number => Math.floor(n / 2)

/** Whether a small triangle is the middle of its large one; the others are its corners. */
export const isCentre = ({ x, y, points }: Triangle): boolean =>
  points === 'up' ? odd(x) && odd(y) : !odd(x) && !odd(y)

/** The large triangle that a small one lies in. */
export function largeOf(small: Triangle): Triangle {
  const { x, y, points } = small
  const turned = isCentre(small)
  const pointsUp = points === 'up' ? !turned : turned
  return { x: half(x), y: half(y), points: pointsUp ? 'up' : 'down' }
}

/** The small triangles of a large one: the centre, then the three corners. */
export function smallsIn({ x, y, points }: Triangle): readonly [Triangle, Triangle, Triangle, Triangle] {
  const [a, b] = [2 * x, 2 * y]
  return points === 'up'
    ? [down(a, b), up(a, b), up(a + 1, b), up(a, b + 1)]
    : [up(a + 1, b + 1), down(a + 1, b), down(a, b + 1), down(a + 1, b + 1)]
}

/** A small triangle and its neighbours: a large triangle around a centre, otherwise one that lies across three of them. */
export const withNeighbours = (middle: Triangle): readonly [Triangle, Triangle, Triangle, Triangle] => [
  middle,
  ...trianglesBeside(middle),
]

/** The middle of a small triangle on a page, x to the right and y downwards, in its sides. */
export function middleOnPage({ x, y, points }: Triangle): { readonly right: number; readonly down: number } {
  const part = points === 'up' ? 1 / 3 : 2 / 3
  return { right: x + part + (y + part) / 2, down: -(Math.sqrt(3) / 2) * (y + part) }
}

export const smallName = ({ x, y, points }: Triangle): string => `${points === 'up' ? 'u' : 'd'}:${x},${y}`
export const largeName = ({ x, y, points }: Triangle): string => `${points === 'up' ? 'U' : 'D'}:${x},${y}`

const NAME = /^([udUD]):(0|-?[1-9]\d{0,2}),(0|-?[1-9]\d{0,2})$/

function readTriangle(text: string, letters: 'ud' | 'UD'): Triangle | undefined {
  const [, letter, x, y] = NAME.exec(text) ?? []
  if (letter === undefined || !letters.includes(letter)) return undefined
  return { x: Number(x), y: Number(y), points: letter === letters[0] ? 'up' : 'down' }
}
export const readSmall = (text: string): Triangle | undefined => readTriangle(text, 'ud')
export const readLarge = (text: string): Triangle | undefined => readTriangle(text, 'UD')
