import type { View } from '@masterplan/brick-by-brick/nouns'
import { expect, test } from 'vitest'
import { plaquePoint, SIZE, spacePoint } from '../src/brick-by-brick/scene/coordinates.ts'
import { clearWay, pointAt } from '../src/brick-by-brick/scene/hoist-way.ts'
import { someWayIn } from './some-way-in.ts'

test('the dots of the hoist keep clear of the prices of free spaces and of the numbers of regions', () => {
  const view = someWayIn('brick-by-brick', 12, 3) as View
  const free = view.spaces.flatMap(({ floors }, space) => (floors === 0 ? [spacePoint(view, space)] : []))
  const written = [
    ...free.map(point => ({ ...point, reach: 20 })),
    ...view.tiles.map(region => ({ ...plaquePoint(view, region), reach: 30 })),
  ]
  let [ways, clear] = [0, 0]
  for (const [space] of view.spaces.entries()) {
    for (const region of view.tiles) {
      const [from, to] = [spacePoint(view, space), plaquePoint(view, region)]
      if (Math.hypot(from.x - to.x, from.y - to.y) < 200) continue
      const way = clearWay(view, from, to)
      const points = Array.from({ length: 41 }, (_, at) => pointAt(way, at / 40))
      const others = written.filter(
        ({ x, y }) => Math.hypot(x - from.x, y - from.y) > 40 && Math.hypot(x - to.x, y - to.y) > 40,
      )
      ways++
      for (const { x, y } of points) expect(Math.min(x, y, SIZE.width - x, SIZE.height - y)).toBeGreaterThan(0)
      if (points.every(point => others.every(each => Math.hypot(point.x - each.x, point.y - each.y) > each.reach)))
        clear++
    }
  }
  expect(ways).toBeGreaterThan(150)
  expect(clear / ways).toBeGreaterThan(0.9)
})
