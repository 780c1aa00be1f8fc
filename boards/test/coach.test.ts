import { BOARDS, boardsOf } from '@masterplan/boards/games'
import { LANGUAGES, type Language, say, sayFor } from '@masterplan/boards/web'
import { CATALOG } from '@masterplan/catalog'
import { seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import type { CoachLine } from '../src/kit/coach.ts'

const STEPS = 120
const spoken = ({ says, facts }: CoachLine, language: Language): string =>
  say({ it: says[language] }, 'it', facts, language).replaceAll('**', '')
const wordsIn = (sentence: string): number => sentence.split(/\s+/).filter(word => /[\p{L}\d]/u.test(word)).length

/** Every decision of the first seat in a few random matches, as it sees it. */
function* viewsOf(id: string): Generator<{ readonly view: unknown; readonly first: boolean }> {
  const game = CATALOG.find(each => each.id === id)!
  for (let round = 0; round < 4; round++) {
    const random = seeded(round)
    const opened = game.open(Math.min(game.seats.max, game.seats.min + (round % 2)), {})
    if (!opened.ok) throw new Error(opened.problem)
    const { match } = opened
    let first = true
    for (let step = 0; step < STEPS; step++) {
      match.settle(random)
      const turn = match.turn()
      if (turn.kind !== 'decide') break
      if (turn.seats.includes(0)) {
        yield { view: match.viewFor(0), first }
        first = false
      }
      const seat = turn.seats[0]!
      const moves = match.movesFor(seat)
      match.append(`${seat + 1} ${moves[random.below(moves.length)]}`)
    }
  }
}

describe.each(BOARDS.map(({ about }) => about.id))('the coach of %s', id => {
  test('says one thing at every decision, in whole sentences, and points at places that there are', async () => {
    const coach = await boardsOf(id)!.coach()
    const board = await boardsOf(id)!.web()
    const heard = new Set<string>()
    for (const { view } of viewsOf(id)) {
      const there = new Set(board.places(view as never, code => code).map(place => place.id))
      const lines = [coach.look(view as never), ...coach.turn(view as never)]
      for (const line of lines) {
        for (const place of line.places) expect(there).toContain(place)
        for (const language of LANGUAGES) {
          expect(spoken(line, language)).not.toMatch(/[{}*]|undefined|NaN/)
          expect(spoken(line, language)).toMatch(/[.?]$/)
        }
        expect(line.says.fr).not.toBe(line.says.en)
      }
      heard.add(lines[0]!.says.en)
    }
    expect(heard.size, 'a coach that always says the same is none').toBeGreaterThan(2)
  })

  test('asks for few words: with the prompt, at most 60 before the first move', async () => {
    const coach = await boardsOf(id)!.coach()
    const board = await boardsOf(id)!.web()
    for (const { view, first } of viewsOf(id)) {
      const { code, facts } = board.prompt(view as never)
      for (const language of LANGUAGES) {
        const prompt = sayFor(board.messages[language], ['Ann', 'Ben', 'Cleo'], language)(code, facts)
        const all = wordsIn(prompt) + wordsIn(spoken(coach.look(view as never), language))
        if (first) expect(all, `${prompt} ${spoken(coach.look(view as never), language)}`).toBeLessThanOrEqual(60)
        expect(wordsIn(spoken(coach.look(view as never), language))).toBeLessThanOrEqual(40)
      }
    }
  })
})
