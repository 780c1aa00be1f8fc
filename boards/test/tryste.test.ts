import { greedyBot } from '@masterplan/bots'
import { findGame } from '@masterplan/catalog'
import { type Match, seatsOf, seeded } from '@masterplan/kernel'
import type { Event, View } from '@masterplan/tryste/nouns'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { COLOURED, PLAIN } from '../src/kit/ink.ts'
import { say } from '../src/kit/say.ts'
import { terminal } from '../src/tryste/text.ts'
import { en } from '../src/tryste/words/en.ts'

const game = findGame('tryste')!

function opened(players: number, options: object): Match {
  const answer = game.open(players, { ...options })
  if (!answer.ok) throw new Error(answer.problem)
  return answer.match
}
const spoken = ({ code, facts }: Said): string => {
  expect(Object.keys(en)).toContain(code)
  const sentence = say(en, code, facts)
  expect(sentence).not.toMatch(/[{}]|undefined|NaN/) // a fact that its sentence needs is missing
  return sentence
}

/** Plays on at random, and hands on every moment and everything heard. */
function walk(match: Match, seed: number, look: (match: Match, events: readonly Event[]) => void): void {
  const random = seeded(seed)
  const hear = (heard: readonly { readonly event: unknown }[]) =>
    look(
      match,
      heard.map(({ event }) => event as Event),
    )
  hear(match.settle(random).heard)
  for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
    const seat = turn.seats[random.below(turn.seats.length)]!
    const moves = match.movesFor(seat)
    const answer = match.submit(seat, moves[random.below(moves.length)]!, random)
    if (!answer.ok) throw new Error(answer.refused.code)
    hear(answer.heard)
  }
}

describe('the island at the terminal', () => {
  test('triangles are triangles, with name, land, owner and zone', () => {
    const match = opened(2, { board: 'clearing', firstLeader: 'random' })
    match.settle(seeded(1))
    const drawn = terminal.draw(match.viewFor('audience') as View, PLAIN)
    expect(drawn.slice(0, drawn.indexOf(''))).toMatchInlineSnapshot(`
      [
        "           ________  ________",
        "         /\\ d:-2,1 /\\ d:-1,1 /\\",
        "        /  \\ . R  /pl\\ . R  /  \\",
        "       /    \\    /    \\    /    \\",
        "      / . -  \\  / . R  \\  / . -  \\",
        "     /_u:-2,1_\\/_u:-1,1_\\/_u:0,1__\\",
        "    /\\ d:-2,0 /\\ d:-1,0 /\\ d:0,0  /\\",
        "   /  \\ . -  /  \\ . R  /  \\ . -  /  \\",
        "  /    \\    /    \\    /    \\    /    \\",
        " / . -  \\br/ . -  \\  / . -  \\br/ . -  \\",
        "/_u:-2,0_\\/_u:-1,0_\\/_u:0,0__\\/_u:1,0__\\",
        "\\d:-2,-1 /\\d:-1,-1 /\\ d:0,-1 /\\ d:1,-1 /",
        " \\ . I  /pl\\ . I  /  \\ . C  /pl\\ . C  /",
        "  \\    /    \\    /    \\    /    \\    /",
        "   \\  / . I  \\  / . -  \\  / . C  \\  /",
        "    \\/u:-1,-1_\\/_u:0,-1_\\/_u:1,-1_\\/",
        "     \\d:-1,-2 /\\ d:0,-2 /\\ d:1,-2 /",
        "      \\ . I  /  \\ . -  /  \\ . C  /",
        "       \\    /    \\    /    \\    /",
        "        \\  / . -  \\br/ . -  \\  /",
        "         \\/_u:0,-2_\\/_u:1,-2_\\/",
      ]
    `)
    expect(drawn.every(line => line.length <= 100)).toBe(true)
  })

  test('every prompt and event of random matches is a whole sentence, for every mode and number of players', () => {
    for (const [at, mode] of (['typical', 'junior', 'condensed', 'typical'] as const).entries()) {
      const players = mode === 'typical' ? 3 + at : 2 + at
      const match = opened(Math.min(players, mode === 'typical' ? 6 : 4), { mode, yearCap: 6 })
      walk(match, 5 + at, (now, events) => {
        for (const event of events) {
          const said = terminal.said(event)
          if (said) spoken(said)
        }
        spoken(terminal.prompt(now.viewFor('audience') as View))
      })
    }
  })

  test('shows a hand to its holder only, and colour changes nothing but colour', () => {
    const match = opened(4, { yearCap: 3 })
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the colours it takes out
    const plain = (lines: readonly string[]) => lines.map(line => line.replace(/\u001b\[[\d;]*m/g, ''))
    let hands = 0
    walk(match, 3, now => {
      const views = [...seatsOf(4), 'audience' as const].map(viewer => now.viewFor(viewer) as View)
      for (const view of views) {
        const drawn = terminal.draw(view, PLAIN)
        expect(plain(terminal.draw(view, COLOURED))).toEqual(drawn)
        const own = view.purses.flatMap(({ hand }) => hand ?? [])
        hands += own.length
        expect(drawn.includes(en['terminal.hand'])).toBe(own.length > 0)
      }
    })
    expect(hands).toBeGreaterThan(0)
  })

  test('a match of bots can be followed to its end', () => {
    const match = opened(2, { board: 'clearing', yearCap: 4 })
    const random = seeded(2)
    match.settle(random)
    for (let turn = match.turn(); turn.kind === 'decide'; turn = match.turn()) {
      const seat = turn.seats[0]!
      match.submit(seat, match.ask(greedyBot, seat, random), random)
    }
    expect(spoken(terminal.prompt(match.viewFor('audience') as View))).toBe('The island is built up.')
  })
})
