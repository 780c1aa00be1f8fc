import type { Seat } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { boardsOf } from '../../src/games.ts'
import { say } from '../../src/kit/say.ts'
import { type FoldedWebBoard, LANGUAGES } from '../../src/kit/web-board.ts'
import { GAMES, matchOf, scenesOf, viewOf } from './scenes.ts'

describe.each(GAMES)('the page of rules of %s', id => {
  test('has scenes of real matches, around places that there are', async () => {
    const board: FoldedWebBoard = await boardsOf(id)!.web()
    for (const scene of scenesOf(await boardsOf(id)!.rulesPage())) {
      expect(scene.record.game).toBe(id)
      const there = board.places(viewOf<never>(scene), code => code).map(place => place.id)
      expect(scene.shows.length).toBeGreaterThan(0)
      expect(there).toEqual(expect.arrayContaining([...scene.shows, ...(scene.lit ?? []), ...(scene.marked ?? [])]))
    }
  })

  test('lights only what may be pressed', async () => {
    const board: FoldedWebBoard = await boardsOf(id)!.web()
    for (const scene of scenesOf(await boardsOf(id)!.rulesPage())) {
      const match = matchOf(scene, scene.line)
      const turn = match.turn()
      const seats: readonly Seat[] = turn.kind === 'decide' ? turn.seats : []
      const pressed = seats.flatMap(seat =>
        match.offersFor(seat).flatMap(({ move }) => board.aim(move as never, match.viewFor(seat) as never).places),
      )
      expect(pressed).toEqual(expect.arrayContaining([...(scene.lit ?? [])]))
    }
  })

  test('says no number but its facts, and all of them, in every language', async () => {
    const { cards, signs } = await boardsOf(id)!.rulesPage()
    const told = [...Object.values(cards).map(card => ({ ...card, says: [card.title, ...card.says] })), ...signs]
    for (const { says, facts } of told) {
      const texts = [says].flat()
      for (const language of LANGUAGES) {
        const text = texts.map(each => each[language]).join(' ')
        const named = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
        expect(text, language).not.toMatch(/\d/)
        expect([...named].sort(), text).toEqual(Object.keys(facts).sort())
        expect(say({ text }, 'text', facts, language)).not.toMatch(/[{}]/)
      }
      for (const { en, fr } of texts) expect(fr).not.toBe(en)
    }
  })
})
