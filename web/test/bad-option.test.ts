import { boardsOf } from '@masterplan/boards/games'
import { say } from '@masterplan/boards/web'
import { findGame } from '@masterplan/catalog'
import { expect, test } from 'vitest'
import { badOption } from '../src/words/bad-option.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'

const SCENARIO =
  'Mill; players 2; map ...../.B.E./..Y../.H.W./#.T.#; central Y; tiles 12 8 8; piles 6 8 8; initial 6; market 4; publics 1 1 2 2; boulevards 0; streets 9'

test.each([
  ['en', en, 'There are 5 streets. (U-DEC-06)'],
  ['fr', fr, 'Il y a 5 rues. (U-DEC-06)'],
] as const)(
  'a scenario that cannot be played is refused with the limit it breaks, in %s',
  async (language, words, ends) => {
    const opened = findGame('urbapolis')!.open(2, { neighbourhood: SCENARIO })
    if (opened.ok) throw new Error('It can be played.')
    const messages = (await boardsOf('urbapolis')!.web()).messages[language]
    const sentence = badOption(opened, SCENARIO, {
      messages,
      word: (word, facts = {}) => say(words, word, facts, language),
      say: (code, facts = {}) => say(messages, code, facts, language),
    })
    expect(sentence.endsWith(ends)).toBe(true)
    expect(sentence).not.toContain('undefined')
  },
)
