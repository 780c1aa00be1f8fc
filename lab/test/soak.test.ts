import { BOTS, greedyBot, randomBot } from '@masterplan/bots'
import { MAIN_STREET, mainStreet, mainStreetEntry } from '@masterplan/bots/testing'
import { CATALOG } from '@masterplan/catalog'
import { type Bot, playable } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { FAULTS, soak, soakedTogether } from '../src/strength/soak.ts'

describe('A soak', () => {
  test.each(CATALOG.map(({ id }) => id))('of %s finds nothing wrong in a slice', id => {
    const game = CATALOG.find(each => each.id === id)!
    const soaked = soak(game, BOTS, 1, 0)
    expect(soaked.moves).toBeGreaterThan(20)
    expect(Object.keys(soaked.faults).sort()).toEqual([...FAULTS].sort())
  })

  test('gives the same for the same number and seed', () => {
    expect(soak(MAIN_STREET, BOTS, 3, 5)).toEqual(soak(MAIN_STREET, BOTS, 3, 5))
    expect(soak(MAIN_STREET, BOTS, 3, 5)).not.toEqual(soak(MAIN_STREET, BOTS, 4, 5))
  })

  test('counts the moves of every bot, and of every number of players', () => {
    const one = soak(MAIN_STREET, [randomBot], 1, 0)
    const other = soak(MAIN_STREET, [greedyBot], 1, 1)
    expect(one.moves).not.toBe(other.moves) // two players, then three
    expect(soakedTogether(one, other)).toMatchObject({
      moves: one.moves + other.moves,
      bots: { random: one.moves, greedy: other.moves },
    })
  })

  const cheat = (name: string, choose: Bot['choose']): Bot => ({ name, choose })
  test('names the bot that breaks a rule, and what repeats it', () => {
    const bots: [Bot, RegExp][] = [
      [
        cheat('thief', ({ game }, _, view, random) => last(game.moves(game.imagine(view, random), 0))),
        /thief in seat \d/,
      ],
      [
        cheat('fainter', () => {
          throw new Error('out of ideas')
        }),
        /match 4 of seed 9, move 1, fainter in seat \d with [\w-]+: out of ideas/,
      ],
      [
        cheat('scribbler', ({ game }, seat, view, random) => {
          Object.assign(view as object, { mine: 1 })
          return game.sample(game.imagine(view, random), seat, random)
        }),
        /wrote on what it was shown/,
      ],
    ]
    const last = <Item>(items: readonly Item[]): Item => ({ ...items.at(-1)!, home: 99, plot: 99, kind: 'claim' })
    for (const [bot, sentence] of bots) expect(() => soak(MAIN_STREET, [bot], 9, 4)).toThrow(sentence)
  })

  test('makes open-ended moves in the place of bots', () => {
    let asked = 0
    const openEnded: typeof mainStreet.openEnded = () => {
      asked++
      return { kind: 'permit', building: 'home' } // which only luck may draw
    }
    const open = playable({ ...mainStreetEntry, game: { ...mainStreet, openEnded } })
    expect(() => {
      for (let match = 0; match < 9; match++) soak(open, [randomBot], 1, match)
    }).toThrow(/its move/)
    expect(asked).toBe(1)
  })

  test('sees a match that does not end, a world badly imagined, and a log that does not replay', () => {
    const broken = (change: Partial<typeof mainStreet>) =>
      playable({ ...mainStreetEntry, game: { ...mainStreet, ...change } })
    const endless = broken({ play() {}, turn: () => ({ kind: 'decide', seats: [0] }) })
    expect(() =>
      soak(
        endless,
        [cheat('any', ({ game }, seat, view, random) => game.sample(game.imagine(view, random), seat, random))],
        1,
        0,
      ),
    ).toThrow()
    let plays = 0
    const drifting = broken({
      scores: state => {
        const scores = mainStreet.scores(state)
        return scores.map(score => ({ ...score, total: score.total + plays++ }))
      },
    })
    expect(() => soak(drifting, [randomBot], 1, 0)).toThrow(/does not replay/)
  })
})
