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

  test('prices stand beside a decision before it is made, for who must decide and for the audience', () => {
    const seen = new Set<string>()
    walk(opened(3, { yearCap: 9 }), 5, now => {
      for (const viewer of [...seatsOf(3), 'audience' as const]) {
        const view = now.viewFor(viewer) as View
        const drawn = terminal.draw(view, PLAIN)
        const decides = viewer === 'audience' || view.awaited.includes(viewer)
        const shows = (text: string, ...steps: readonly View['step'][]) => {
          if (steps.includes(view.step) && decides) seen.add(text)
          expect(
            drawn.some(line => line.includes(text)),
            `${view.step} for ${viewer}`,
          ).toBe(decides && steps.includes(view.step))
        }
        shows('a stooj   plains $', 'blyce', 'buy')
        shows('residential: steps cost 30/70/120/200, bring 1/2/3/5 Prestige, levels earn 10/20/30/50', 'work', 'pay')
        shows('a unit takes off: lumber $30, concrete $50, glass $70, steel $40', 'work', 'pay')
        shows('costs half for whoever has more than 50 Influence: nobody now.', 'work', 'pay')
        shows('a mine costs  lumber-yard $100', 'develop')
        shows('from so many points on:  1 ×2  10 ×3  20 ×4', 'hype')
      }
    })
    expect(seen.size).toBe(6)
  })

  test('cards face up, used and shown, rights and Hype are drawn; a vote is gone when it is counted', () => {
    const match = opened(2, { board: 'clearing', firstLeader: 'random' })
    match.settle(seeded(1))
    const view = match.viewFor(0) as View
    const totals = { residential: 1, commercial: 0, industrial: 0 }
    const [mine, theirs] = view.purses
    const held: View = {
      ...view,
      purses: [
        {
          ...mine!,
          hype: 12,
          hypeYear: 1,
          hypeTimes: 3,
          used: ['A02'],
          rights: [{ hut: 'lair', rights: 2, built: 1 }],
        },
        { ...theirs!, faceUp: ['N13'], mines: 2, brownfields: 3, rests: true },
      ],
      known: [{ seat: 1, card: 'M09' }],
      knownOfMine: [{ seat: 1, card: 'C15' }],
      ballot: { tier: 'U:0,0', counted: false, votes: [], totals },
    }
    const text = terminal.draw(held, PLAIN).join('\n')
    for (const part of [
      '  A  huts built of rights: lair 1/2; Hype in its first year, best income ×3',
      '  B  brownfields 3, mines 2, new constructs R/C/I 0/0/0; may buy no Hype this year',
      'face up\n  N13 (B) Name in Lights',
      'shown to you\n  M09 (B) ',
      'of yours, seen by\n  C15 (B)',
      'used\n  A A02',
      'vote on U:0,0: residential 1',
    ]) {
      expect(text).toContain(part)
    }
    const later = { ...held, ballot: { ...held.ballot!, counted: true } }
    expect(terminal.draw(later, PLAIN).join('\n')).not.toContain('vote on')
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
