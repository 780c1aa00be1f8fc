import type { Seat } from '@masterplan/kernel'
import { cellName, type View } from '@masterplan/parks-and-towers/nouns'
import { type Coach, type CoachLine, line } from '../kit/coach.ts'

const DIRECTIONS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const

const step = (name: string, [files, ranks]: readonly [number, number], times: number): string =>
  `${String.fromCharCode(name.charCodeAt(0) + files * times)}${Number(name.slice(1)) + ranks * times}`

/** A free cell that would make three houses in a row, one of them mine. */
function thirdInLine(view: View, me: Seat): { readonly cell: string; readonly pair: readonly string[] } | undefined {
  const owner = new Map(view.houses.map(house => [cellName(house.cell), house.owner]))
  const built = new Set(
    [...view.parks, ...view.towers].map(({ cell }) => cellName(cell)).concat(view.closed.map(cellName)),
  )
  const isFree = (name: string) =>
    /^[a-h][1-8]$/.test(name) &&
    name.charCodeAt(0) - 97 < view.size &&
    Number(name.slice(1)) <= view.size &&
    !owner.has(name) &&
    !built.has(name)
  for (const first of owner.keys()) {
    for (const direction of DIRECTIONS) {
      const second = step(first, direction, 1)
      if (!owner.has(second) || (owner.get(first) !== me && owner.get(second) !== me)) continue
      const cell = [step(first, direction, 2), step(first, direction, -1)].find(isFree)
      if (cell !== undefined) return { cell, pair: [first, second] }
    }
  }
  return undefined
}

function look(view: View): CoachLine {
  const me = view.viewer as Seat // a coach is for somebody who sits there
  if (!view.houses.some(house => house.owner === me)) {
    return line(
      '**Begin near the middle.** Press a cell, then the side from which your house looks out.',
      '**Commencez vers le milieu.** Touchez une case, puis le côté d’où votre maison regarde.',
    )
  }
  const third = thirdInLine(view, me)
  if (third !== undefined) {
    return line(
      '**Look at {place}.** With {first} and {second} it makes three in a row: parks come at the ends, and pay.',
      '**Regardez {place}.** Avec {first} et {second}, cela fait trois de suite : des parcs viennent aux bouts, et paient.',
      [third.cell],
      { place: third.cell, first: third.pair[0] ?? '', second: third.pair[1] ?? '' },
    )
  }
  return line(
    '**Build beside a house of yours**, and face the cell where a park may come: it pays double.',
    '**Bâtissez près d’une de vos maisons**, tourné vers la case où viendrait un parc : il paie double.',
  )
}

export const coach: Coach<View> = {
  look,
  turn: () => [
    line(
      'Press a free cell, then the side or corner it looks from.',
      'Touchez une case libre, puis le côté ou le coin d’où elle regarde.',
    ),
    line(
      'Parks pay every house around them, the others’ too.',
      'Un parc paie chaque maison autour de lui, celles des autres aussi.',
    ),
  ],
}
