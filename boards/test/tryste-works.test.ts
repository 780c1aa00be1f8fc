import { seeded } from '@masterplan/kernel'
import { type View, ZONES } from '@masterplan/tryste/nouns'
import { describe, expect, test } from 'vitest'
import { levelsOf } from '../src/tryste/press/works.ts'
import { stoojAt } from '../src/tryste/scene/coordinates.ts'
import { broughtBy } from '../src/tryste/side/brought.ts'
import { board, moveOf, spoken, viewOf, wander } from './tryste-page.ts'

describe('the Contractor’s desk', () => {
  test('shows every level that the rules offer with the price that they ask, and names a reason for the others', () => {
    let [compared, refused] = [0, 0]
    wander(
      [0, 1, 2, 3, 4, 5, 0, 0],
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        if (view.step !== 'work') return
        const works = offers.map(moveOf).filter(move => move.kind === 'work')
        for (const stooj of new Set(works.map(each => each.stooj))) {
          const rows = levelsOf(view, stoojAt(view, stooj)!)
          const offered = works.filter(each => each.stooj === stooj).map(({ level }) => level)
          expect(rows.filter(({ why }) => why === null).map(({ level }) => level)).toEqual(offered)
          refused += rows.length - offered.length
          for (const { level, price } of rows.slice(0, offered.length)) {
            const then = match.preview(seat, `work ${stooj} ${level}`, seeded(1))!.view as View
            expect(then.payment?.owed, `${stooj} ${level}`).toBe(price)
            compared++
          }
        }
      },
      () => {},
    )
    expect(compared).toBeGreaterThan(40)
    expect(refused).toBeGreaterThan(10)
  })

  test('what was pressed is the place of the plot and then of its level', () => {
    wander(
      [0],
      (match, seat, offers) => {
        for (const move of offers.map(moveOf)) {
          if (move.kind !== 'work') continue
          expect(board.aim(move, viewOf(match, seat)).places).toEqual([move.stooj, `level:${move.level}`])
        }
      },
      () => {},
    )
  })
})

describe('a vote', () => {
  test('what a zone would bring is said in both languages, and speaks of plots and neighbours that are there', () => {
    const told = new Set<string>()
    wander(
      [0, 2, 5, 0],
      (match, seat) => {
        const view = viewOf(match, seat)
        for (const { id } of view.tiers) {
          for (const zone of ZONES) {
            for (const { said } of broughtBy(view, id, zone)) {
              spoken(said)
              told.add(said.code)
              expect(Number(said.facts.count)).toBeGreaterThan(0)
            }
          }
        }
      },
      () => {},
    )
    expect([...told].toSorted()).toEqual(['brings.free', 'brings.harms', 'brings.lifts', 'brings.own'])
  })
})
