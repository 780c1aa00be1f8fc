import { CATALOG } from '@masterplan/catalog'
import { describe, expect, test } from 'vitest'
import { boardsOf } from '../src/games.ts'
import { say } from '../src/kit/say.ts'
import { LANGUAGES } from '../src/kit/web-board.ts'

describe.each(CATALOG.map(game => [game.id, game] as const))('%s', (id, { options }) => {
  test.each(LANGUAGES)('every option has its sentence in %s, and a text the form that it takes', async language => {
    const board = await boardsOf(id)!.web()
    for (const [name, field] of Object.entries(options)) {
      expect(say(board.messages[language], `option.${name}`, {}, language)).toMatch(/^\p{Lu}/u)
      if (field.kind !== 'text') continue
      const form = say(board.messages[language], `form.${name}`, {}, language)
      if (language === 'en')
        expect(form).toBe(field.what) // as programs are told
      else expect([field.what, `form.${name}`]).not.toContain(form)
    }
  })
})
