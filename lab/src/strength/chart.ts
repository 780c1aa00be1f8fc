/** A curve with error bars over a scale that doubles, as a picture that looks right on light and on dark paper. */
export interface Chart {
  readonly title: string
  readonly across: string // what the steps are
  readonly up: string // what the values are
  readonly points: readonly ChartPoint[] // in order, each step twice the one before
  readonly rule: { readonly value: number; readonly label: string } // a line to compare with
}
export interface ChartPoint {
  readonly step: string
  readonly value: number // a share, as are its bounds
  readonly low: number
  readonly high: number
}

const [WIDTH, HEIGHT] = [720, 400]
const EDGE = { left: 76, right: 24, top: 56, bottom: 64 }
const GRID = [0, 0.25, 0.5, 0.75, 1]

/** Colours are named once, and change with the reader's paper. */
const STYLE = `
  .paper { fill: #ffffff } .ink { fill: #1f2328 } .soft { fill: #59636e }
  .grid { stroke: #d8dee4 } .rule { stroke: #9a6700; stroke-dasharray: 5 4 } .note { fill: #9a6700 }
  .curve { stroke: #0969da; fill: none; stroke-width: 2.5; stroke-linejoin: round } .dot { fill: #0969da }
  .bar { stroke: #0969da; stroke-width: 1.5; opacity: .55 }
  text { font: 13px system-ui, -apple-system, "Segoe UI", sans-serif } .title { font-size: 16px; font-weight: 600 }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #0d1117 } .ink { fill: #f0f6fc } .soft { fill: #9198a1 }
    .grid { stroke: #30363d } .rule { stroke: #d29922 } .note { fill: #d29922 }
    .curve, .bar { stroke: #4493f8 } .dot { fill: #4493f8 }
  }`

export function chartOf(chart: Chart): string {
  const { title, across, up, points, rule } = chart
  const inner = { width: WIDTH - EDGE.left - EDGE.right, height: HEIGHT - EDGE.top - EDGE.bottom }
  const x = (at: number) => EDGE.left + (inner.width * (at + 0.5)) / points.length
  const y = (share: number) => EDGE.top + inner.height * (1 - share)
  const said = points.map(({ step, value }) => `${step}: ${whole(value)}`).join(', ')
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title told">`,
    `<title id="title">${escaped(title)}</title>`,
    `<desc id="told">${escaped(`${up}, by ${across}. ${said}.`)}</desc>`,
    `<style>${STYLE}\n</style>`,
    `<rect class="paper" width="${WIDTH}" height="${HEIGHT}" rx="8"/>`,
    text({ x: EDGE.left, y: 30, kind: 'title ink' }, title),
    ...GRID.flatMap(share => [
      line('grid', EDGE.left, y(share), WIDTH - EDGE.right, y(share)),
      text({ x: EDGE.left - 10, y: y(share) + 4, kind: 'soft', anchor: 'end' }, whole(share)),
    ]),
    line('rule', EDGE.left, y(rule.value), WIDTH - EDGE.right, y(rule.value)),
    text({ x: WIDTH - EDGE.right, y: y(rule.value) + 16, kind: 'note', anchor: 'end' }, rule.label),
    ...points.flatMap((point, at) => barOf(point, x(at), y)),
    `<polyline class="curve" points="${points.map(({ value }, at) => `${round(x(at))},${round(y(value))}`).join(' ')}"/>`,
    ...points.flatMap(({ step, value }, at) => [
      `<circle class="dot" cx="${round(x(at))}" cy="${round(y(value))}" r="4"/>`,
      text({ x: x(at) + 8, y: y(value) - 8, kind: 'ink' }, whole(value)),
      text({ x: x(at), y: HEIGHT - EDGE.bottom + 22, kind: 'soft', anchor: 'middle' }, step),
    ]),
    text({ x: EDGE.left + inner.width / 2, y: HEIGHT - 14, kind: 'ink', anchor: 'middle' }, across),
    `<g transform="translate(20 ${EDGE.top + inner.height / 2}) rotate(-90)">${text({ x: 0, y: 0, kind: 'ink', anchor: 'middle' }, up)}</g>`,
    '</svg>',
    '',
  ].join('\n')
}

/** The range of the true value: an upright with a short line at either end. */
function barOf({ low, high }: ChartPoint, x: number, y: (share: number) => number): string[] {
  return [
    line('bar', x, y(low), x, y(high)),
    line('bar', x - 5, y(low), x + 5, y(low)),
    line('bar', x - 5, y(high), x + 5, y(high)),
  ]
}

const round = (value: number): string => String(Math.round(10 * value) / 10)
const whole = (share: number): string => `${Math.round(100 * share)} %`

const line = (kind: string, x1: number, y1: number, x2: number, y2: number): string =>
  `<line class="${kind}" x1="${round(x1)}" y1="${round(y1)}" x2="${round(x2)}" y2="${round(y2)}"/>`

type Place = { readonly x: number; readonly y: number; readonly kind: string; readonly anchor?: 'middle' | 'end' } // otherwise at its start

const text = ({ x, y, kind, anchor }: Place, words: string): string =>
  `<text class="${kind}" x="${round(x)}" y="${round(y)}"${anchor === undefined ? '' : ` text-anchor="${anchor}"`}>${escaped(words)}</text>`

const escaped = (words: string): string =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
