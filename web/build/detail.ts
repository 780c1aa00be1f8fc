/** A part of a drawing: `box` is what is seen of it, in its own units. */
export interface Detail {
  readonly box: Box
  readonly drawing: string
}
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where most is drawn of all boxes of that size and least is cut at the upper and the left edge, without what cannot be seen there. */
export function liveliestDetail(drawing: string, size: Pick<Box, 'width' | 'height'>, whole: Box): Detail {
  const elements = read(drawing)
  const leaves = elements.flatMap(leavesOf).filter(({ box }) => box !== null && box.width < whole.width / 2)
  const across = steps(whole.x, whole.x + whole.width - size.width)
  const down = steps(whole.y, whole.y + whole.height - size.height)
  const boxes = across.flatMap(x => down.map(y => ({ x, y, ...size })))
  const drawnIn = (box: Box) => leaves.filter(leaf => leaf.box !== null && isInside(leaf.box, box)).length
  const outlines = leaves.filter(({ open }) => open.startsWith('<rect')) // tiles and cells; hexagons and triangles are always cut
  const cutBy = (box: Box) => outlines.filter(leaf => leaf.box !== null && isCutAtStart(leaf.box, box)).length
  const worth = new Map(boxes.map(box => [box, drawnIn(box) - CUT * cutBy(box)]))
  const box = boxes.reduce((best, each) => (worth.get(each)! > worth.get(best)! ? each : best))
  return { box, drawing: elements.map(element => pruned(element, box)).join('') }
}

const STEPS = 36
const CUT = 8 // how many things that are seen one is worth that begins within the picture
const steps = (from: number, to: number): number[] =>
  Array.from({ length: STEPS + 1 }, (_, at) => Math.round(from + ((to - from) * at) / STEPS))

const isInside = (one: Box, all: Box): boolean =>
  one.x >= all.x && one.y >= all.y && one.x + one.width <= all.x + all.width && one.y + one.height <= all.y + all.height
/** Words are read from their beginning: what is cut at its end is still understood. */
const isCutAtStart = (one: Box, seen: Box): boolean =>
  touches(one, seen) && (one.x < seen.x || one.y < seen.y) && one.x + one.width > seen.x && one.y + one.height > seen.y
const touches = (one: Box, other: Box): boolean =>
  one.x <= other.x + other.width &&
  other.x <= one.x + one.width &&
  one.y <= other.y + other.height &&
  other.y <= one.y + one.height

/** An element as it was written; `box` is null where nobody knows what it covers. */
interface Element {
  readonly open: string
  readonly close: string
  readonly children: (Element | string)[]
  readonly isDefinition: boolean
  box: Box | null
}

/** Transforms of drawings are moves, turns and scales; six numbers as SVG has them. */
type Matrix = readonly [number, number, number, number, number, number]
const AS_IS: Matrix = [1, 0, 0, 1, 0, 0]

/** Reads what React wrote: well-formed, every attribute in double quotes. */
function read(drawing: string): Element[] {
  const top: Element = { open: '', close: '', children: [], isDefinition: false, box: null }
  const stack: { readonly element: Element; readonly matrix: Matrix }[] = [{ element: top, matrix: AS_IS }]
  for (const [token] of drawing.matchAll(/<[^>]+>|[^<]+/g)) {
    const { element: parent, matrix } = stack.at(-1)!
    if (!token.startsWith('<')) {
      parent.children.push(token)
    } else if (token.startsWith('</')) {
      stack.pop()
    } else {
      const name = /^<(\w+)/.exec(token)?.[1] ?? ''
      const own = times(matrix, transformOf(token))
      const isDefinition = parent.isDefinition || ['defs', 'clipPath', 'pattern', 'mask', 'symbol'].includes(name)
      const isEmpty = token.endsWith('/>')
      const box = placed(boxOf(name, token), own)
      const element: Element = { open: token, close: isEmpty ? '' : `</${name}>`, children: [], isDefinition, box }
      parent.children.push(element)
      if (!isEmpty) stack.push({ element, matrix: own })
    }
  }
  return top.children.filter(child => typeof child !== 'string')
}

const leavesOf = (element: Element): Element[] => {
  const below = element.children.filter(child => typeof child !== 'string')
  return element.isDefinition ? [] : below.length === 0 ? [element] : below.flatMap(leavesOf)
}

/** An element whose every part is known to lie outside is left out. */
function pruned(element: Element, seen: Box): string {
  const { open, close, children, isDefinition, box } = element
  const whole = () =>
    `${open}${children.map(child => (typeof child === 'string' ? child : written(child))).join('')}${close}`
  if (isDefinition || open.startsWith('<text')) return isDefinition || box === null || touches(box, seen) ? whole() : ''
  if (close === '' || children.every(child => typeof child === 'string')) {
    return box === null || touches(box, seen) ? whole() : ''
  }
  const inside = children.map(child => (typeof child === 'string' ? child : pruned(child, seen))).join('')
  return inside === '' ? '' : `${open}${inside}${close}`
}
const written = ({ open, close, children }: Element): string =>
  `${open}${children.map(child => (typeof child === 'string' ? child : written(child))).join('')}${close}`

const attribute = (token: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(token)?.[1]
const number = (token: string, name: string): number => Number.parseFloat(attribute(token, name) ?? '0')

const ROOM = 60 // what a letter or a sign may take around its place
/** What an element covers in its own units, generously: control points are taken for points. */
function boxOf(name: string, token: string): Box | null {
  const at = (x: string, y: string) => ({ x: number(token, x), y: number(token, y) })
  switch (name) {
    case 'rect':
    case 'image':
      return { ...at('x', 'y'), width: number(token, 'width'), height: number(token, 'height') }
    case 'circle':
      return around(at('cx', 'cy'), number(token, 'r'), number(token, 'r'))
    case 'ellipse':
      return around(at('cx', 'cy'), number(token, 'rx'), number(token, 'ry'))
    case 'line':
      return hull([at('x1', 'y1'), at('x2', 'y2')])
    case 'polygon':
    case 'polyline':
      return hull(pairs((attribute(token, 'points') ?? '').match(NUMBERS)?.map(Number) ?? []))
    case 'path':
      return hull(pointsOf(attribute(token, 'd') ?? ''))
    case 'text':
    case 'use':
      return around(at('x', 'y'), ROOM, ROOM)
    default:
      return null
  }
}

interface Point {
  readonly x: number
  readonly y: number
}
const NUMBERS = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi
const around = ({ x, y }: Point, wide: number, high: number): Box => ({
  ...{ x: x - wide, y: y - high },
  ...{ width: 2 * wide, height: 2 * high },
})
function hull(points: readonly Point[]): Box | null {
  if (points.length === 0) return null
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
const pairs = (numbers: readonly number[]): Point[] =>
  numbers.flatMap((x, at) => (at % 2 === 0 && numbers[at + 1] !== undefined ? [{ x, y: numbers[at + 1]! }] : []))

const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, t: 2, h: 1, v: 1, c: 6, s: 4, q: 4, a: 7, z: 0 }
function pointsOf(d: string): Point[] {
  const points: Point[] = []
  let now: Point = { x: 0, y: 0 }
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
    const kind = letter.toLowerCase()
    const from = letter === kind ? () => now : () => ({ x: 0, y: 0 })
    const takes = TAKES[kind] ?? 0
    const numbers = kind === 'a' ? arcNumbers(rest) : (rest.match(NUMBERS)?.map(Number) ?? [])
    for (let at = 0; takes > 0 && at + takes <= numbers.length; at += takes) {
      const own = numbers.slice(at, at + takes)
      const start = from()
      const to = (x: number, y: number) => ({ x: start.x + x, y: start.y + y })
      if (kind === 'h') now = { x: start.x + own[0]!, y: now.y }
      else if (kind === 'v') now = { x: now.x, y: start.y + own[0]! }
      else {
        const along = kind === 'a' ? [to(own[5]!, own[6]!)] : pairs(own).map(({ x, y }) => to(x, y))
        points.push(...along)
        now = along.at(-1)!
      }
      points.push(now)
    }
  }
  return points
}
/** The two flags of an arc may stand without a space between them. */
const arcNumbers = (text: string): number[] => {
  const found = [
    ...text.matchAll(/(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)[ ,]+([01])[ ,]*([01])[ ,]*(-?[\d.]+)[ ,]*(-?[\d.]+)/g),
  ]
  return found.flatMap(([, ...parts]) => parts.map(Number))
}

function transformOf(token: string): Matrix {
  const written = attribute(token, 'transform') ?? ''
  return [...written.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>((sum, [, name, inside = '']) => {
    const [a = 0, b, c] = inside.match(NUMBERS)?.map(Number) ?? []
    if (name === 'translate') return times(sum, [1, 0, 0, 1, a, b ?? 0])
    if (name === 'scale') return times(sum, [a, 0, 0, b ?? a, 0, 0])
    const [sin, cos] = [Math.sin((a * Math.PI) / 180), Math.cos((a * Math.PI) / 180)]
    const turn: Matrix = [cos, sin, -sin, cos, 0, 0]
    return times(times(times(sum, [1, 0, 0, 1, b ?? 0, c ?? 0]), turn), [1, 0, 0, 1, -(b ?? 0), -(c ?? 0)])
  }, AS_IS)
}
const times = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  ...([a * g + c * h, b * g + d * h] as const),
  ...([a * i + c * j, b * i + d * j] as const),
  ...([a * k + c * l + e, b * k + d * l + f] as const),
]
function placed(box: Box | null, [a, b, c, d, e, f]: Matrix): Box | null {
  if (box === null) return null
  const corners = [box.x, box.x + box.width].flatMap(x => [box.y, box.y + box.height].map(y => ({ x, y })))
  return hull(corners.map(({ x, y }) => ({ x: a * x + c * y + e, y: b * x + d * y + f })))
}
