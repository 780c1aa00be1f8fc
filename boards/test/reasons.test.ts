import { CATALOG } from '@masterplan/catalog'
import { type Facts, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { boardsOf } from '../src/games.ts'
import { TERMINAL_BOARDS } from '../src/index.ts'
import { say, sayFor } from '../src/kit/say.ts'
import { LANGUAGES } from '../src/kit/web-board.ts'

const MATCHES = 3
const STEPS = 150

/** Every reason that comes up in a few random matches, by its code; candidates are looked at, not only what is played. */
function reasonsIn(game: (typeof CATALOG)[number]): Map<string, Facts> {
  const found = new Map<string, Facts>()
  game.unfold(({ game: rules, insight, reasons }) => {
    for (let round = 0; round < MATCHES; round++) {
      const random = seeded(round)
      const opened = game.open(round % 2 === 0 ? game.seats.min : game.seats.max, {})
      if (!opened.ok) throw new Error(opened.problem)
      const { match } = opened
      for (let step = 0; step < STEPS; step++) {
        match.settle(random)
        const turn = match.turn()
        if (turn.kind !== 'decide') break
        const seat = turn.seats[0]!
        const world = rules.imagine(match.viewFor(seat), random)
        const candidates = insight.candidates(world, seat)
        for (let look = 0; look < 3; look++) {
          const move = candidates[random.below(candidates.length)]!
          for (const { code, facts } of reasons(world, seat, move)) found.set(code, facts)
        }
        const moves = match.movesFor(seat)
        match.submit(seat, moves[random.below(moves.length)]!, random)
      }
    }
  })
  return found
}

const BOARDS = await Promise.all(
  CATALOG.map(async game => ({ game, id: game.id, board: await boardsOf(game.id)!.web() })),
)

describe.each(BOARDS)('$id', ({ game, id, board }) => {
  const words = board.messages
  test('every reason has a sentence in every language, and every fact of it is given', () => {
    const found = reasonsIn(game)
    expect(found.size).toBeGreaterThan(2)
    for (const [code, facts] of found) {
      for (const language of LANGUAGES) {
        const said = board.reason?.({ code, facts }) ?? { code: `reason.${code}`, facts }
        const sentence = say(words[language], said.code, said.facts, language)
        expect(sentence, code).toMatch(/[.]$/)
        expect(sentence, code).not.toMatch(/[{}]|^reason/)
      }
    }
  })

  test('at the terminal reasons name players, cards and tiles, too', () => {
    const terminal = TERMINAL_BOARDS[id]!
    for (const [code, facts] of reasonsIn(game)) {
      const said = terminal.reason({ code, facts })
      const sentence = sayFor(terminal.messages, ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'], 'en')(said.code, said.facts)
      expect(sentence, code).toMatch(/^[A-Z$\d].*[.]$/)
      expect(sentence, code).not.toMatch(/[{}_]|^reason|\b[A-Z]\d\d\b/)
    }
  })

  test('both languages know the same reasons', () => {
    const reasons = (language: 'en' | 'fr') => Object.keys(words[language]).filter(code => code.startsWith('reason.'))
    expect(reasons('fr').toSorted()).toEqual(reasons('en').toSorted())
  })
})
