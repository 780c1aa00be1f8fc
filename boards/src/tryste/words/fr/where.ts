import { choice } from '../compose.ts'
import type { where as english } from '../en/where.ts'
import { names } from './names.ts'

const way = choice('way', names.way)
const plot = choice('plot', names.plot)
const hexagon = `{hexagon, select, home {} far { de l’hexagone {number}} other { de l’hexagone ${choice('hexagon', names.way)}}}`

export const where: Readonly<Record<keyof typeof english, string>> = {
  'where.tier': `le ${way}${hexagon}`,
  'where.plot': `le terrain ${plot} au ${way}${hexagon}`,
  'where.plots': `{count} terrains au ${way}${hexagon}`,
  'where.name': `${way}${hexagon}, terrain ${plot}`,
}
