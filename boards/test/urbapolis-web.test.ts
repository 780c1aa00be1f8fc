import { FAMILIES, type Move } from '@masterplan/urbapolis/nouns'
import { describe, expect, test } from 'vitest'
import { sizeOf, swayOf } from '../src/urbapolis/scene/coordinates.ts'
import { board, english, SPEAKERS, spoken, viewOf, wander } from './urbapolis-page.ts'

describe('places and aims', () => {
  test('every listed move is made on places that exist, and in its own way', () => {
    const kinds = new Set<string>()
    let most = 0
    wander(
      4,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        const ids = new Set(board.places(view, english).map(place => place.id))
        const ready = new Map<string, number>()
        const ways = offers.map(({ move, text }) => {
          const { places, label } = board.aim(move as Move, view)
          kinds.add((move as Move).kind)
          for (const place of places) expect(ids, text).toContain(place)
          ready.set(places.join(), (ready.get(places.join()) ?? 0) + 1)
          return `${places.join()} ${english(label.code, label.facts)}`
        })
        expect(new Set(ways).size).toBe(offers.length)
        // Passing, or being done, is the only button before anything is pressed; after that there are few.
        expect(ready.get('') ?? 0).toBeLessThanOrEqual(1)
        most = Math.max(most, ...ready.values())
      },
      () => {},
    )
    expect(most).toBeLessThanOrEqual(6)
    for (const kind of 'pick bid take build upgrade tender bank hire temps hospital boost road done pass'.split(' ')) {
      expect(kinds).toContain(kind)
    }
  })

  test('in a turn every move is of a kind; other decisions have none', () => {
    const [found, ids] = [new Set<string>(), board.kinds!.map(({ id }) => id)]
    wander(
      4,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        for (const { move } of offers) {
          const { kind } = board.aim(move as Move, view)
          if (view.phase === 'act') expect(ids).toContain(kind)
          else expect(kind).toBeUndefined()
          if (kind !== undefined) found.add(kind)
        }
      },
      () => {},
    )
    expect([...found].toSorted()).toEqual(ids.toSorted())
    for (const id of ids)
      for (const of of ['kind', 'no-kind', 'prompt-kind']) spoken({ code: `${of}.${id}`, facts: { seat: 0 } })
  })

  test('which of several moves at a place is meant is asked for, by names and in few words', () => {
    const asked = new Set<string>()
    wander(
      2,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        const first = offers.flatMap(({ move }) => board.aim(move as Move, view).places.slice(0, 1))
        for (const place of new Set(first.filter((id, at) => first.indexOf(id) !== at))) {
          const which = board.which!(place, view)!
          asked.add(which.code)
          spoken(which)
          const sentence = english(which.code, which.facts)
          expect(sentence).toMatch(/[?]/)
          expect(sentence).not.toMatch(/[A-Z]\d\d|BANK|HOSP/)
          expect(sentence.length).toBeLessThan(130) // more is written very small
        }
      },
      () => {},
    )
    expect([...asked].toSorted()).toEqual(['which.bid', 'which.higher', 'which.tender', 'which.use'])
  })

  test('what random matches seldom offer is aimed at its plot or tile too', () => {
    wander(
      1,
      (match, seat) => {
        const view = viewOf(match, seat)
        const hall = view.plots.find(({ building }) => building === 'HALL')?.plot ?? ''
        const placesFor = (move: Move) => board.aim(move, view).places
        expect(placesFor({ kind: 'claim', plot: 10 })).toEqual(['c2'])
        expect(placesFor({ kind: 'demolish', plot: 10 })).toEqual(['c2'])
        expect(placesFor({ kind: 'expropriate', plot: 10 })).toEqual([hall, 'c2'])
        expect(placesFor({ kind: 'draft', tile: 0 })).toEqual(['H01'])
        for (const kind of ['claim', 'demolish', 'expropriate'] as const)
          spoken(board.aim({ kind, plot: 10 }, view).label)
      },
      () => {},
    )
  })

  test('labels of moves are said in both languages', () => {
    const seen = new Set<string>()
    wander(
      4,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        for (const { move } of offers) {
          const { label } = board.aim(move as Move, view)
          const key = JSON.stringify(label)
          if (seen.has(key)) continue
          seen.add(key)
          spoken(label)
        }
      },
      () => {},
    )
    expect(english('move.bank', { workers: 3, table: 'steep' })).toBe('3 workers: 15 coins')
  })

  test('places have distinct ids and positions, and say what stands there', () => {
    let at = 0
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        const [language, speak] = SPEAKERS[at++ % 2]!
        const places = board.places(view, speak)
        expect(new Set(places.map(place => place.id)).size).toBe(places.length)
        expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(places.length)
        for (const { label, text } of places) {
          expect(label, language).not.toMatch(/[{}]|undefined|NaN/)
          expect(text.length).toBeGreaterThan(0)
        }
        const { width, height } = sizeOf(view)
        for (const { x, y, id } of places.filter(place => /^[a-h]\d/.test(place.id))) {
          expect(x > 40 && x < width - 40 && y > 40 && y < height - 40, id).toBe(true)
        }
      },
      () => {},
    )
  })

  test('every dark place is answered by a readable move that the rules judge', () => {
    const codes = new Set<string>()
    wander(
      4,
      (match, seat) => {
        if (match.turn().kind !== 'decide') return
        const view = viewOf(match, seat)
        for (const { id } of board.places(view, english)) {
          const meant = board.meant(id, view)
          if (meant === undefined) continue
          const refused = match.judge(seat, meant)
          if (refused === undefined) continue
          expect(refused.code, `${id}: ${meant}`).not.toBe('unreadable-move')
          const key = `${refused.code} ${Object.keys(refused.facts).join()}`
          if (!codes.has(key)) spoken({ code: `refusal.${refused.code}`, facts: refused.facts })
          codes.add(key)
        }
      },
      () => {},
    )
    expect(codes.size).toBeGreaterThan(6)
  })
})

describe('what is shown', () => {
  test('neighbours, roads and boosts add up to the total of every private building', () => {
    let checked = 0
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        if (view.options.levelModel === 'marker') return
        for (const plot of view.plots) {
          if (plot.total === null) continue
          const { up, down, roads, boosts } = swayOf(view, plot)
          expect(up - down + roads + boosts, plot.plot).toBe(plot.total)
          checked++
        }
      },
      () => {},
    )
    expect(checked).toBeGreaterThan(100)
  })

  test('a closed hand of somebody else is no place; scores are those of the match', () => {
    let closed = 0
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        expect(board.scores(view).map(score => score?.total)).toEqual(match.scores().map(({ total }) => total))
        if (view.options.handInfo !== 'closed') return
        const others = view.seats.filter(each => each.seat !== seat)
        expect(others.every(({ hand }) => hand.kind === 'closed')).toBe(true)
        for (const other of others) {
          const full = viewOf(match, other.seat).seats[other.seat]!.hand
          const ids = board.places(view, english).map(({ id }) => id)
          if (full.kind === 'open') for (const tile of full.tiles) expect(ids).not.toContain(tile)
          closed++
        }
      },
      () => {},
    )
    expect(closed).toBeGreaterThan(0)
  })
})

test('families go by the first letters of their names, in both languages, and no two share one', () => {
  for (const [language, speak] of SPEAKERS) {
    const letters = FAMILIES.map(family => speak(`letter.${family}`))
    expect(letters, language).toEqual(FAMILIES.map(family => speak(`family.${family}`)[0]))
    expect(new Set(letters).size).toBe(FAMILIES.length)
  }
})
