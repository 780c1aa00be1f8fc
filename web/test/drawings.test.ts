import { BOARDS } from '@masterplan/boards/games'
import { type FoldedWebBoard, ONLY_LOOKED_AT, sayFor } from '@masterplan/boards/web'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { type Decision, kindsOf, moveKind, wander } from './decisions.ts'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']

/** Boards are handed what belongs to a match of their own game. */
const ofIts = (theirs: unknown): never => theirs as never

interface Looks {
  readonly view: unknown
  readonly ghost?: unknown
  readonly chosen?: readonly string[]
  readonly marked: ReadonlySet<string>
}

/** Everything that a board draws at a table, as one text. */
function drawn(board: FoldedWebBoard, looks: Looks): string {
  const say = sayFor(board.messages.en, NAMES, 'en')
  const { Overlay, Side } = board
  const props = ofIts({ ...ONLY_LOOKED_AT, say, ...looks })
  const picture: ReactElement = createElement(Overlay, props)
  return renderToStaticMarkup(picture) + (Side ? renderToStaticMarkup(createElement(Side, props)) : '')
}

/** The first decisions of every kind, and then one in sixteen: drawing them all would take minutes. */
function isDrawn(met: Map<string, number>, kind: string, first: number): boolean {
  const before = met.get(kind) ?? 0
  met.set(kind, before + 1)
  return before < first || before % 16 === 0
}

/** Of each kind of move that is listed, one. */
function oneOfEachKind({ offers }: Decision): Decision['offers'] {
  return [...new Map(offers.map(offer => [moveKind(offer), offer])).values()]
}

describe.each(BOARDS.map(boards => [boards.about.id, boards] as const))(
  'what %s draws when a move is only looked at',
  (game, boards) => {
    test('every place of every listed move is marked, wherever it lies, in every kind of decision', async () => {
      const board = await boards.web()
      const met = new Map<string, number>()
      wander(game, ({ kind, match, seat, offers }) => {
        if (!isDrawn(met, kind, 8)) return
        const view = ofIts(match.viewFor(seat))
        const marked = new Set(offers.flatMap(({ move }) => board.aim(ofIts(move), view).places))
        const text = drawn(board, { view, marked })
        const missing = [...marked].filter(place => !text.includes(`data-marked="${place}"`))
        expect(missing, `${kind} after ${match.log.length} lines`).toEqual([])
      })
      expect([...met.keys()].toSorted()).toEqual(kindsOf(game).toSorted())
    })

    test('what every kind of move would change is drawn, with its places pressed', async () => {
      const board = await boards.web()
      const met = new Map<string, number>()
      wander(game, decision => {
        const { kind, match, seat } = decision
        if (!isDrawn(met, kind, 3)) return
        const view = ofIts(match.viewFor(seat))
        for (const { move, text } of oneOfEachKind(decision)) {
          const { places } = board.aim(ofIts(move), view)
          const ghost = match.preview(seat, text, { below: () => 0 })?.view
          expect(drawn(board, { view, ghost, chosen: places, marked: new Set(places) }).length).toBeGreaterThan(0)
        }
      })
    })
  },
)
