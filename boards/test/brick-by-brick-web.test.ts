import { type Event, MISSIONS, type Move } from '@masterplan/brick-by-brick/nouns'
import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { ploysNow } from '../src/brick-by-brick/side/ploys.ts'
import { trackOf } from '../src/brick-by-brick/side/track.ts'
import type { Place } from '../src/kit/web-board.ts'
import { board, CODE, opened, SPEAKERS, sayIn, spoken, viewOf, wander } from './brick-by-brick-page.ts'

describe('places and aims', () => {
  test('every listed move is made on places that exist, and in its own way', () => {
    const kinds = new Set<string>()
    wander(
      8,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        const ids = new Set(board.places(view, SPEAKERS[0]![1]).map(place => place.id))
        const ways = offers.map(({ move, text }) => {
          const { places, label } = board.aim(move as Move, view)
          kinds.add((move as Move).kind)
          expect(
            places.filter(place => !ids.has(place)),
            text,
          ).toEqual([])
          spoken(label)
          return JSON.stringify([places, label])
        })
        expect(new Set(ways).size).toBe(offers.length)
        // Few moves are buttons before anything is pressed.
        const buttons = offers.filter(({ move }) => board.aim(move as Move, view).places.length === 0)
        expect(buttons.length).toBeLessThanOrEqual(4)
      },
      () => {},
    )
    expect([...kinds].toSorted()).toEqual(
      ['abandon', 'claim', 'construct', 'decline', 'invade', 'keep', 'move', 'next', 'pass', 'roof'].toSorted(),
    )
  })

  test('places have distinct ids and positions, inside the picture but for cards, and say what stands there', () => {
    const seen = new Map<number, readonly Place[]>()
    wander(
      2,
      (match, seat) => {
        const view = viewOf(match, seat)
        for (const [language, speak] of SPEAKERS) {
          const places = board.places(view, speak)
          expect(new Set(places.map(place => place.id)).size).toBe(places.length)
          expect(new Set(places.map(({ x, y }) => `${x.toFixed()} ${y.toFixed()}`)).size).toBe(places.length)
          const wrong = places.filter(
            ({ label, text }) => /[{}]|undefined|NaN/.test(label) || CODE.test(label) || text.length === 0,
          )
          expect(wrong, language).toEqual([])
          seen.set(seat, places)
        }
      },
      () => {},
    )
    const { width, height } = board.size as { width: number; height: number }
    const drawn = seen.get(0)!.filter(({ id }) => !/^[PS]\d\d$/.test(id))
    expect(drawn).toHaveLength(49 + 7 + 3)
    for (const { x, y } of drawn) {
      expect(x).toBeGreaterThan(40)
      expect(x).toBeLessThan(width - 40)
      expect(y).toBeGreaterThan(40)
      expect(y).toBeLessThan(height - 40)
    }
  })

  test('every dark place is answered by a readable move that the rules judge', () => {
    wander(
      3,
      (match, seat) => {
        const view = viewOf(match, seat)
        for (const { id } of board.places(view, SPEAKERS[0]![1])) {
          const meant = board.meant(id, view)
          if (meant === undefined) continue
          const refused = match.judge(seat, meant)
          if (refused === undefined) continue
          expect(refused.code, `${id}: ${meant}`).not.toBe('unreadable-move')
          if (match.turn().kind === 'decide') spoken({ code: `refusal.${refused.code}`, facts: refused.facts })
        }
      },
      () => {},
    )
  })
})

describe('a turn', () => {
  test('a main action and a ploy have a kind, every kind says its name, what to choose and why there is none of it', () => {
    const seen = new Map<string, string | undefined>()
    wander(
      6,
      (match, seat, offers) => {
        for (const { move } of offers) {
          seen.set((move as Move).kind, board.aim(move as Move, viewOf(match, seat)).kind)
        }
        spoken(board.moment!(viewOf(match, seat)))
      },
      event => {
        const heading = board.heading!(event)
        if (heading) spoken(heading)
      },
    )
    expect(Object.fromEntries(seen)).toEqual({
      ...{ construct: 'build', abandon: 'abandon', pass: 'pass' },
      ...{ move: 'ploy', roof: 'ploy', invade: 'ploy' },
      ...{ keep: undefined, claim: undefined, decline: undefined, next: undefined },
    })
    for (const { id } of board.kinds!) {
      spoken({ code: `kind.${id}`, facts: {} })
      spoken({ code: `no-kind.${id}`, facts: {} })
      if (id !== 'pass') spoken({ code: `prompt-kind.${id}`, facts: {} })
    }
    expect(board.kinds!.filter(({ apart }) => apart).map(({ id }) => id)).toEqual(['pass'])
  })

  test('what a held move foretells is what then happens: cost or gain, and where the hoist goes', () => {
    const told = new Set<string>()
    for (let seed = 1; seed <= 30; seed++) {
      const random = seeded(seed)
      const match = opened(2 + (seed % 4))
      match.settle(random)
      for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
        const seat = turn.seats[0]!
        const offers = match.offersFor(seat)
        const { move, text } = offers[random.below(offers.length)]!
        const view = viewOf(match, seat)
        const done = match.submit(seat, text, random)
        if (!done.ok) throw new Error(done.refused.code)
        const said = board.foretold!(move as Move, view, viewOf(match, seat))
        if (said === undefined) continue
        spoken(said)
        told.add(said.code)
        const events = done.heard.map(({ event }) => event as Event)
        const happened = events.find(({ kind }) => kind === 'built' || kind === 'abandoned' || kind === 'invaded')
        if (happened === undefined) continue
        const { cost, gain, hoist, moves } = said.facts
        if ('cost' in happened) expect(cost).toBe(happened.cost)
        if ('gain' in happened) expect(gain).toBe(happened.gain)
        const way = events.find(({ kind }) => kind === 'hoist')
        if (way?.kind === 'hoist') expect({ hoist, moves }).toEqual({ hoist: way.region, moves: 'yes' })
        else if (viewOf(match, seat).phase !== 'claim') expect(moves).toBe('no')
      }
    }
    expect([...told].toSorted()).toEqual(
      ['abandon', 'claim', 'construct', 'invade', 'keep', 'move', 'pass', 'roof'].map(kind => `foretold.${kind}`),
    )
  })

  test('what a held floor foretells is one sentence in each language', () => {
    const facts = { floors: 3, region: 3, cost: 4, hoist: 5, moves: 'yes', land: 'none' }
    expect(sayIn('en')('foretold.construct', facts)).toBe(
      'A third floor in region 3: 4 inhabitants. Then the hoist goes to region 5.',
    )
    expect(sayIn('fr')('foretold.construct', facts)).toBe(
      'Un troisième étage dans le quartier 3 : 4 habitants. Puis le palan va au quartier 5.',
    )
  })
})

describe('the desk', () => {
  test('a ploy can be played exactly where its chip says so, and every reason is said', () => {
    const reasons = new Set<string>()
    wander(
      30,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        for (const { id, name, aside, may, place } of ploysNow(view, seat)) {
          spoken(name)
          spoken(aside)
          reasons.add(aside.code)
          const kind = id === 'up' || id === 'down' ? 'move' : id
          const moves = offers.map(({ move }) => move as Move).filter(move => move.kind === kind)
          expect(may, `${id} ${aside.code}`).toBe(moves.length > 0)
          if (place !== null) expect(moves.map(move => board.aim(move, view).places[0])).toContain(place)
        }
      },
      () => {},
    )
    expect(reasons.size).toBeGreaterThan(8)
  })

  test('a mission is a track whose filled step has the points it is worth', () => {
    wander(
      20,
      (match, seat) => {
        const view = viewOf(match, seat)
        for (const held of view.missions) {
          const steps = trackOf(view, held)
          const here = steps.filter(step => step.here)
          expect(here.reduce((sum, { points }) => sum + points, 0)).toBe(held.worth)
          if (MISSIONS[held.mission - 1]!.counts !== 'keys') expect(here).toHaveLength(1)
        }
      },
      () => {},
    )
  })
})

describe('what is hidden', () => {
  test('missions of others are no places, and their scores are unknown, before the end', () => {
    wander(
      3,
      (match, seat) => {
        const view = viewOf(match, seat)
        const over = match.turn().kind === 'over'
        const known = board.scores(view)
        for (const each of view.table) {
          if (!over && each.seat !== seat) expect(known[each.seat]).toBeNull()
        }
        expect(board.scores(viewOf(match, 'audience')).every(score => (score === null) === !over)).toBe(true)
        const cards = board.places(viewOf(match, 'audience'), SPEAKERS[0]![1]).filter(({ id }) => /^S\d\d$/.test(id))
        expect(cards.length > 0).toBe(over)
        if (over) expect(known.map(score => score?.total)).toEqual(match.scores().map(({ total }) => total))
      },
      () => {},
    )
  })
})
