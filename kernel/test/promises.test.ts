import { describe, expect, test } from 'vitest'
import { type Game, refused, score } from '../src/index.ts'
import { ALL_LISTED, Broken, keepsItsPromises, NO_SECRETS, type Promised, promisesOf } from '../testing/index.ts'
import { type Lots, lots, type Move, type State, scramble, type View } from './lots.ts'

const promised = { longest: 3 + 6, games: 30, scramble, openEnded: ALL_LISTED }
keepsItsPromises(lots, promised)

/** What the suite says about a game that is broken on purpose; nothing, when nothing is found. */
function complaints(broken: Partial<Game<Lots>>, about: Promised<Lots> = promised): string[] {
  return promisesOf({ ...lots, ...broken }, about).flatMap(({ check }) => {
    try {
      check()
      return []
    } catch (error) {
      return [error instanceof Broken ? error.message : `${error}`] // what is broken on purpose may also crash elsewhere
    }
  })
}
const complaint = (broken: Partial<Game<Lots>>, about: Promised<Lots> = promised) =>
  complaints(broken, about).join('\n')
const firstFloor = (move: Move): Move => (move.kind === 'build' ? { ...move, floors: 1 } : move)

/** A tower of three floors can be built, though nobody lists it: the open-ended move of this small game. */
const TOWERS = { ...promised, openEnded: (move: Move) => move.kind === 'build' && move.floors === 3 }
const towers: Pick<Game<Lots>, 'openEnded' | 'refuse'> = {
  openEnded: (state, seat, random) => {
    const lot = random.below(state.fixed.options.lots)
    return towers.refuse(state, seat, { kind: 'build', lot, floors: 3 }) === undefined
      ? { kind: 'build', lot, floors: 3 }
      : undefined
  },
  refuse: (state, by, move) =>
    TOWERS.openEnded(move) ? lots.refuse(state, by, { ...move, floors: 2 } as Move) : lots.refuse(state, by, move),
}

describe('the promises catch', () => {
  test('nothing in a game that keeps them, with open-ended moves too', () =>
    expect(complaints(towers, TOWERS)).toEqual([]))
  test('a state that waits for a seat without a move, which only an open-ended move leads to', () => {
    const moves: typeof lots.moves = (state, seat) => (state.floors.includes(3) ? [] : lots.moves(state, seat))
    const sample: typeof lots.sample = (state, by, random) => {
      const open = by === 'luck' ? lots.draws(state).map(way => way.item) : moves(state, by)
      return open[random.below(open.length)]!
    }
    expect(complaints({ moves, sample })).toEqual([])
    expect(complaint({ ...towers, moves, sample }, TOWERS)).toMatch(
      /seat \d is waited for and has no move: random game \d+ of \d, line \d+, after .*build \d 3/,
    )
  })
  test('a state that waits for luck without anything to draw', () => {
    const draws: typeof lots.draws = state => (state.dealt > 0 ? [] : lots.draws(state))
    const sample: typeof lots.sample = (state, by, random) =>
      by === 'luck' ? draws(state)[0]!.item : lots.sample(state, by, random)
    expect(complaint({ draws, sample })).toMatch('luck is waited for and has no move')
  })
  test('an open-ended move that is refused, or listed', () => {
    expect(complaint({ openEnded: towers.openEnded }, TOWERS)).toMatch(/"build \d 3" is open-ended and refused/)
    const openEnded: typeof lots.openEnded = (state, seat) => lots.moves(state, seat)[0]
    expect(complaint({ openEnded })).toMatch(/"build \d 1" is not open-ended/)
  })
  test('an answer to an open-ended move that leaks', () => {
    const refuse: typeof lots.refuse = (state, by, move) =>
      TOWERS.openEnded(move) && state.wish[1] === move.lot ? refused('taken', 'L1') : towers.refuse(state, by, move)
    expect(complaint({ ...towers, refuse }, TOWERS)).toMatch(/the answer to "build \d 3" of \d changes/)
  })

  test('nothing in a game that keeps them', () => expect(complaints({})).toEqual([]))

  test('a copy that shares memory', () => {
    const copy = (state: State, into?: State) => {
      const twin = lots.copy(state, into)
      return Object.defineProperties(Object.create(Object.getPrototypeOf(twin)), {
        ...Object.getOwnPropertyDescriptors(twin),
        floors: { value: state.floors },
      })
    }
    expect(complaint({ copy })).toMatch('playing on a copy changed the original')
  })
  test('a copy that forgets', () => {
    const copy = (state: State, into?: State) => Object.assign(lots.copy(state, into), { dealt: 0 })
    expect(complaint({ copy })).toMatch('a copy differs from its original')
  })
  test('a move that is listed but refused', () => {
    const moves: typeof lots.moves = (state, seat) => [
      ...lots.moves(state, seat),
      { kind: 'build', lot: state.floors.findIndex(floors => floors > 0), floors: 2 },
    ]
    expect(complaint({ moves })).toMatch(/"build \d 2" is listed but refused/)
  })
  test('a legal move that is not listed', () => {
    const moves: typeof lots.moves = (state, seat) => {
      const all = lots.moves(state, seat)
      return all.length > 1 ? all.slice(1) : all
    }
    expect(complaint({ moves })).toMatch(/is legal for \d but not listed/)
  })
  test('a refusal that changes the state', () => {
    const refuse: typeof lots.refuse = (state, by, move) => {
      state.owner[5]!++
      return lots.refuse(state, by, move)
    }
    expect(complaint({ refuse })).toMatch('asking about moves changed the state')
  })
  test('a refusal without its code or its rule', () => {
    const without = (lost: 'code' | 'rule') => {
      const refuse: typeof lots.refuse = (state, by, move) => {
        const no = lots.refuse(state, by, move)
        return no && { ...no, [lost]: '' }
      }
      return complaint({ refuse })
    }
    expect(without('code')).toMatch(/"build \d \d" is refused, but by {"code":""/)
    expect(without('rule')).toMatch(/"build \d \d" is refused, but by {"code":"[a-z-]+","rule":""/)
  })
  test('an option that varies no rule', () => {
    const options = { ...lots.options, bonus: { ...lots.options.bonus, rule: '' } }
    expect(complaint({ options })).toMatch('the option bonus names no rule')
  })
  test('a notation that loses a field', () => {
    const { write, read } = lots.notation
    const forgetful = (text: string) => {
      const move = read(text)
      return move && firstFloor(move)
    }
    expect(complaint({ notation: { write, read: forgetful } })).toMatch('is not read as the move that was written')
    const terse = {
      write: (move: Move) => write(move).slice(0, 7),
      read: (text: string) => read(text) ?? read(`${text} 1`),
    }
    expect(complaint({ notation: terse })).toMatch('is written for two different moves')
  })
  test('a view that leaks', () => {
    const view: typeof lots.view = (state, viewer) => ({
      ...lots.view(state, viewer),
      wishes: [0, 1].map(seat => ({ seat: seat as 0 | 1, lot: state.wish[seat]! })),
    })
    expect(complaint({ view })).toMatch('changes when what it may not know is changed')
  })
  test('a list of moves that leaks', () => {
    const moves: typeof lots.moves = (state, seat) => {
      const all = lots.moves(state, seat)
      return all.toSorted((left, right) => Number(right.lot === state.wish[1]) - Number(left.lot === state.wish[1]))
    }
    expect(complaint({ moves })).toMatch(/the moves of \d change/)
  })
  test('an answer that leaks', () => {
    const refuse: typeof lots.refuse = (state, by, move) => {
      const no = lots.refuse(state, by, move)
      return no && { ...no, facts: { wish: state.wish[1]! } }
    }
    expect(complaint({ refuse })).toMatch(/the answer to ".*" of \d changes/)
  })
  test('an event that leaks', () => {
    const play: typeof lots.play = (state, by, move, tell) =>
      lots.play(state, by, move, tell && ((_, event) => tell('everyone', event)))
    expect(complaint({ play })).toMatch('an event tells')
  })
  test('a sample that is not uniform', () => {
    const sample: typeof lots.sample = (state, by, random) => {
      const open = by === 'luck' ? lots.draws(state).map(way => way.item) : lots.moves(state, by)
      return open[Math.min(random.below(open.length), random.below(open.length))]!
    }
    expect(complaint({ sample })).toMatch(/samples are \d+\.\d standard deviations/)
  })
  test('a sample that is not listed', () => {
    const moves: typeof lots.moves = (state, seat) =>
      lots.moves(state, seat).filter((move, at) => at === 0 || move.lot !== 2)
    expect(complaint({ moves })).toMatch(/sample gave ".*", which is not listed/)
  })
  test('a score whose lines do not add up', () => {
    const scores: typeof lots.scores = state => lots.scores(state).map(each => ({ ...each, total: each.total + 1 }))
    expect(complaint({ scores })).toMatch('has lines that add up to')
    expect(complaint({ scores: () => [score({})] })).toMatch('1 scores for')
  })
  test('an imagined world that contradicts its view', () => {
    const imagine: typeof lots.imagine = (view: View, random) => {
      const state = lots.imagine(view, random)
      state.floors.fill(0)
      return state
    }
    expect(complaint({ imagine })).toMatch('changes in a world imagined from its view')
  })
  test('secrets in a game that says it has none', () => {
    const imagines = promisesOf(lots, { ...promised, scramble: NO_SECRETS }).find(({ name }) => /imagined/.test(name))!
    expect(() => imagines.check()).toThrow('nothing is hidden, but an imagined world is not the very state')
  })
  test('a game that is longer than it says', () => {
    const short = promisesOf(lots, { ...promised, longest: 5 })
    expect(() => short[0]!.check()).toThrow(/is longer than 5 lines/)
  })
  test('a view or event that is not plain JSON', () => {
    const view = (state: State, viewer: View['viewer']) => ({ ...lots.view(state, viewer), seat: undefined as never })
    expect(complaint({ view })).toMatch('is not plain JSON')
    const play: typeof lots.play = (state, by, move, tell) =>
      lots.play(state, by, move, tell && ((to, event) => tell(to, { ...event, lot: new Set() as never })))
    expect(complaint({ play })).toMatch('an event is not plain JSON')
  })
  test('rules that replay to something else', () => {
    let plays = 0
    const play: typeof lots.play = (state, by, move) => {
      lots.play(state, by, move)
      if (move.kind === 'build') state.owner[move.lot] = plays++ & 1
    }
    expect(complaint({ play })).toMatch('a replayed log gives another state')
  })
})
