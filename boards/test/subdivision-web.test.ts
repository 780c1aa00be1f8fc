import { type Match, plainEntry, playable, type Seat, seeded } from '@masterplan/kernel'
import { cellName } from '@masterplan/kernel/square'
import { type Event, insight, type Move, SIZES, subdivision, type View } from '@masterplan/subdivision'
import { expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { sayFor } from '../src/kit/say.ts'
import { LANGUAGES, type Language, type Say, type WebBoard } from '../src/kit/web-board.ts'
import { groupsOf, worths } from '../src/subdivision/groups.ts'
import { unfitOn } from '../src/subdivision/unfit.ts'
import { webBoard } from '../src/subdivision/web.ts'

// The board as its own game sees it: the fold only hides these types.
const board = webBoard as unknown as WebBoard<View, Move, Event>
const game = playable(plainEntry(subdivision, insight))
const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

const sayIn = (language: Language): Say => sayFor(board.messages[language], NAMES, language)
const english = sayIn('en')

function spoken({ code, facts }: Said): string[] {
  return LANGUAGES.map(language => {
    const sentence = sayIn(language)(code, facts)
    expect(sentence, `${language} ${code}`).not.toMatch(/[{}]|undefined|NaN|^$|^[a-z]+\./)
    return sentence
  })
}

const TABLES: readonly (readonly [number, object])[] = [
  [2, {}],
  [3, { parks: 'placement' }],
  [4, { set: 'threehouse', privateParks: 'strict' }],
  [2, { parks: 'random', set: 'threehouse' }],
]

/** Plays random matches to the end, with a look at every decision and every event. */
function wander(look: (match: Match, seat: Seat) => void, hear: (event: Event, match: Match) => void): void {
  for (const [at, [players, options]] of TABLES.entries()) {
    const opened = game.open(players, { ...options })
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    const random = seeded(at)
    for (const { event } of match.settle(random).heard) hear(event as Event, match)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      look(match, seat)
      const moves = match.movesFor(seat)
      const played = match.submit(seat, moves[random.below(moves.length)]!, random)
      if (!played.ok) throw new Error(played.refused.code)
      for (const { event } of played.heard) hear(event as Event, match)
    }
  }
}

test('every listed move is made on places that exist, each in its own way', () => {
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      const places = new Set(board.places(view, english).map(({ id }) => id))
      const ways = match.offersFor(seat).map(({ move }) => {
        const { places: aimed, label } = board.aim(move as Move, view)
        for (const place of aimed) expect(places).toContain(place)
        return `${aimed.join(' ')} ${spoken(label)[0]}`
      })
      expect(new Set(ways).size).toBe(ways.length)
    },
    () => {},
  )
})

test('a press on a dark place is a move that the rules can answer', () => {
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      for (const { id } of board.places(view, english)) {
        expect(match.judge(seat, board.meant(id, view) ?? '')?.code).not.toBe('unreadable-move')
      }
    },
    () => {},
  )
})

test('places have names and positions of their own, and sentences in every language', () => {
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      const places = board.places(view, english)
      expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(places.length)
      for (const { label } of places) expect(label).not.toMatch(/[{}]|undefined/)
      spoken(board.prompt(view))
    },
    () => {},
  )
})

test('events name players and places, never the colours of the terminal', () => {
  const heard = new Set<string>()
  wander(
    () => {},
    (event, match) => {
      const said = board.said(event)
      if (said === undefined) return
      heard.add(said.code)
      const there = new Set(board.places(match.viewFor('audience') as View, english).map(({ id }) => id))
      for (const place of said.places) expect(there).toContain(place)
      for (const sentence of spoken(said)) expect(sentence).not.toMatch(/\b(Red|Blue|Green|Yellow|[RBGY]3?)\b/)
    },
  )
  expect([...heard]).toEqual(expect.arrayContaining(['event.placed', 'event.park-fell', 'event.park-placed']))
})

test('a shared win names all who share it', () => {
  const over: Event = { kind: 'over', totals: [12, 9, 12, 12], winners: [0, 2, 3] }
  const [sentence] = spoken(board.said(over)!)
  expect(sentence).toContain('Ana, Cy and Di share the win')
})

test('S-2.3, S-5.4 the groups and worths that the picture shows are those that the rules charge for', () => {
  let crowded = 0
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      const [groups, worth] = [groupsOf(view), worths(view)]
      const lost = (owner: Seat) =>
        groups
          .filter(group => group.owner === owner)
          .flatMap(({ cells }) => cells.map(cell => 3 - (worth.get(cell) ?? 3)))
          .reduce((sum, each) => sum + each, 0)
      view.scores.forEach(({ lines }, at) => {
        const owner = at as Seat
        const count = groups.filter(group => group.owner === owner).length
        expect(count * view.options.groupCost).toBe(0 - lines.groups!)
        expect(board.holdings(view, owner).at(-1)?.value).toBe(String(count))
        expect(lost(owner)).toBe(0 - lines.crowding!)
        crowded += lost(owner)
      })
    },
    () => {},
  )
  expect(crowded).toBeGreaterThan(0)
})

test('S-3.1, S-3.2, S-3.4 sizes that do not fit are explained as the rules would, on the plot itself', () => {
  const codes = new Set<string>()
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      if (view.phase !== 'place') return
      const labels = new Map(board.places(view, english).map(({ id, label }) => [id, label]))
      for (const { cell } of view.plots.filter(({ plot }) => plot === 'free')) {
        const unfit = new Map(unfitOn(cell, view).map(each => [each.pips, each]))
        for (const pips of SIZES) {
          const refused = match.judge(seat, `${pips}${cellName(cell)}`)
          expect(unfit.get(pips)?.code).toBe(refused?.code)
          expect(unfit.get(pips)?.other).toBe(refused?.facts.other)
          if (refused !== undefined) codes.add(refused.code)
        }
        expect(labels.get(cellName(cell))?.endsWith('free')).toBe(unfit.size === 0)
      }
    },
    () => {},
  )
  expect([...codes].toSorted()).toEqual(['high-rise-too-near', 'nobody-near', 'none-left'])
})

/** The match of a log, and how the page speaks of a move that is held. */
function heldIn(log: readonly string[], notation: string): readonly string[] {
  const [match, then] = [0, 1].map(() => {
    const opened = game.open(2, {})
    if (!opened.ok) throw new Error(opened.problem)
    for (const [at, move] of log.entries()) opened.match.append(`${(at % 2) + 1} ${move}`)
    return opened.match
  })
  const seat = (log.length % 2) as Seat
  const { move } = match!.offersFor(seat).find(({ text }) => text === notation)!
  then!.append(`${seat + 1} ${notation}`)
  return spoken(board.foretold!(move as Move, match!.viewFor(seat) as View, then!.viewFor(seat) as View)!)
}

test('a held pyramid says what it joins, what it is worth and what it crowds', () => {
  expect(heldIn([], '3b1')[0]).toBe('A high rise on b1 begins a new group.')
  expect(heldIn(['3b1', '3d2'], '2c1')).toEqual([
    'A family home on c1 joins b1: no new group.',
    'Une maison en c1 rejoint b1 : pas de nouveau groupe.',
  ])
  expect(heldIn(['2b1', '3e1', '2d1', '3e5'], '2c1')[0]).toBe(
    'A family home on c1 joins b1 and d1: 2 groups become one.',
  )
  expect(heldIn(['3c1', '1c2', '2e1'], '1b2')).toEqual([
    'A manufactured home on b2 joins c2: no new group. Then Ana’s high rise on c1 is worth 2.',
    'Un préfabriqué en b2 rejoint c2 : pas de nouveau groupe. Alors la tour de Ana en c1 vaut 2.',
  ])
  expect(heldIn(['3c1', '1c2', '2e1', '1b2'], '1d2')[0]).toContain('Then your high rise on c1 is worth 1.')
})

test('where only one size fits, the held move says why', () => {
  expect(heldIn(['3b1', '3e4'], '2c2')[0]).toBe(
    'A family home on c2 begins a new group. Nothing else fits: no high rise near yours on b1 and no manufactured home without a rival’s high rise or such home near.',
  )
})

test('the head says which turn it is, and after a pass only how many plots are free', () => {
  const heard = new Set<string>()
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      const { code, facts } = board.moment!(view)
      spoken({ code, facts })
      heard.add(code)
      const built = view.plots.filter(({ plot }) => typeof plot === 'object').length
      if (code === 'moment.turn') expect(facts.turn).toBe(Math.floor(built / view.players) + 1)
    },
    () => {},
  )
  expect([...heard].toSorted()).toEqual(['moment.free', 'moment.parks', 'moment.turn'])
})

test('a size at a plot brings what the rules say it brings, and every size is a choice or a misfit', () => {
  wander(
    (match, seat) => {
      const view = match.viewFor(seat) as View
      const places = match
        .offersFor(seat)
        .map(({ move }) => move as Move)
        .filter(move => move.kind === 'place')
      for (const move of places) {
        const then = match.preview(seat, `${move.pips}${cellName(move.cell)}`, seeded(1))!.view as View
        const gain = then.scores[seat]!.total - view.scores[seat]!.total
        const { brings, why } = board.told!(move, view)!
        const counted = view.options.privateParks === 'off'
        expect(brings).toBe(counted ? `${gain < 0 ? '−' : '+'}${Math.abs(gain)}` : '')
        spoken(why)
      }
      for (const cell of new Set(places.map(each => cellName(each.cell)))) {
        const fits = places.filter(each => cellName(each.cell) === cell).length
        const misfits = board.misfits!(cell, view)
        expect(misfits.length + fits).toBe(SIZES.length)
        for (const { name, why } of misfits) [name, why].map(spoken)
      }
    },
    () => {},
  )
})
