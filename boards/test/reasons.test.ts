import { CATALOG } from '@masterplan/catalog'
import { type Facts, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { reasons as en } from '../src/brick-by-brick/words/en/reasons.ts'
import { reasons as fr } from '../src/brick-by-brick/words/fr/reasons.ts'
import { say } from '../src/kit/say.ts'
import { LANGUAGES } from '../src/kit/web-board.ts'
import { reasonWords as parksAndTowers } from '../src/parks-and-towers/reasons-words.ts'
import { reasonWords as subdivision } from '../src/subdivision/reasons-words.ts'
import { reasons as trysteEn } from '../src/tryste/words/en/reasons.ts'
import { reasons as trysteFr } from '../src/tryste/words/fr/reasons.ts'
import { reasonWords as urbapolis } from '../src/urbapolis/reasons-words.ts'

const WORDS = {
  subdivision,
  'parks-and-towers': parksAndTowers,
  'brick-by-brick': { en, fr },
  urbapolis,
  tryste: { en: trysteEn, fr: trysteFr },
}
const MATCHES = 3
const STEPS = 150

/** Every reason that comes up in a few random matches, by its code; candidates are looked at, not only what is played. */
function reasonsIn(game: (typeof CATALOG)[number]): Map<string, Facts> {
  const found = new Map<string, Facts>()
  game.unfold(({ game: rules, insight, reasons }) => {
    for (let round = 0; round < MATCHES; round++) {
      const random = seeded(round)
      const opened = game.open(round % 2 === 0 ? game.seats.min : game.seats.max, {})
      if (!opened.ok) throw new Error(opened.sentence)
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

describe.each(CATALOG.map(game => ({ game, id: game.id })))('$id', ({ game, id }) => {
  const words = WORDS[id as keyof typeof WORDS]

  test('every reason has a sentence in every language, and every fact of it is given', () => {
    const found = reasonsIn(game)
    expect(found.size).toBeGreaterThan(2)
    for (const [code, facts] of found) {
      for (const language of LANGUAGES) {
        const sentence = say(words[language], `reason.${code}`, facts, language)
        expect(sentence, code).toMatch(/[.]$/)
        expect(sentence, code).not.toMatch(/[{}]|^reason/)
      }
    }
  })

  test('both languages know the same reasons', () => {
    expect(Object.keys(words.fr)).toEqual(Object.keys(words.en))
  })
})
