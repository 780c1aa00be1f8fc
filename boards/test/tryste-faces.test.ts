import { seeded } from '@masterplan/kernel'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sizeOf } from '../src/tryste/scene/coordinates.ts'
import { board, english, game, moveOf, viewOf } from './tryste-page.ts'

/** A match on this board in which much is built, after so many decisions. */
function builtUp(name: string) {
  const opened = game.open(3, { board: name, firstLeader: 'random', yearCap: 30 })
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  const random = seeded(4)
  match.settle(random)
  for (let at = 0; at < 400; at++) {
    const turn = match.turn()
    if (turn.kind !== 'decide') break
    const seat = turn.seats[0]!
    const offers = match.offersFor(seat)
    const building = offers.filter(offer =>
      ['work', 'place', 'blyce', 'buy', 'spend', 'build'].includes(moveOf(offer).kind),
    )
    const among = building.length > 0 ? building : offers
    match.submit(seat, among[random.below(among.length)]!.text, random)
  }
  return viewOf(match, 0)
}

/** How high what is written is, in the picture's units; letters of marks are scaled by theirs. */
function letters(face: string, view: ReturnType<typeof builtUp>): readonly number[] {
  const drawn = renderToStaticMarkup(
    createElement(board.Scene, { view, say: english, face, notation: false, patterns: false }),
  )
  const plain = drawn.replace(
    /scale\(([\d.]+)\)"><path[^>]*><\/path><text([^>]*)font-size="([\d.]+)"/g,
    (_, scale, rest, size) => `"${rest}font-size="${size * scale}"`,
  )
  return [...plain.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size))
}

const facesOf = (view: ReturnType<typeof builtUp>) =>
  typeof board.faces === 'function' ? board.faces(view) : (board.faces ?? [])

describe('faces of the map', () => {
  test.each(['six-lands', 'both-hexes', 'oasis'])('what is written on %s is 12 pixels high, on phones 11', name => {
    const view = builtUp(name)
    const { width, height } = sizeOf(view)
    for (const pixels of [328, 400, 549, 551, 700, 930, 1200]) {
      const box = { width: pixels, height: (pixels * height) / width }
      const face =
        facesOf(view).findLast(({ below }) => box.width < below.width || box.height < below.height)?.name ?? ''
      const sizes = letters(face, view)
      expect(sizes.length).toBeGreaterThan(10)
      expect((Math.min(...sizes) * pixels) / width, `${pixels} ${face}`).toBeGreaterThanOrEqual(pixels < 500 ? 11 : 12)
    }
  })
})
