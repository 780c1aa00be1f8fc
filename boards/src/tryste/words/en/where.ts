import { choice } from '../compose.ts'
import { names } from './names.ts'

const way = choice('way', names.way)
const plot = choice('plot', names.plot)
const hexagon = `{hexagon, select, home {} far { of hexagon {number}} other { of the ${choice('hexagon', names.way)} hexagon}}`

/** Where land lies, as people say it. */
export const where = {
  'where.tier': `the ${way}${hexagon}`,
  'where.plot': `the ${plot} plot of the ${way}${hexagon}`,
  'where.plots': `{count} plots of the ${way}${hexagon}`,
  'where.name': `${way}${hexagon}, ${plot} plot`,
} as const
