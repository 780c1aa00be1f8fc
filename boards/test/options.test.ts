import { CATALOG } from '@masterplan/catalog'
import { optionFromText } from '@masterplan/kernel'
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

describe.each(CATALOG.map(game => [game.id, game] as const))('%s laid out', (id, game) => {
  const { options, seats } = game
  const layout = async () => (await boardsOf(id)!.web()).optionLayout!

  test('every option has one place', async () => {
    const { groups, begins } = await layout()
    const placed = [...groups.flatMap(group => group.options), ...(begins === undefined ? [] : [begins])]
    expect(placed.toSorted()).toEqual(Object.keys(options).toSorted())
  })
  test.each(LANGUAGES)('what a folded group says has its values in it, in %s', async language => {
    for (const { title, says, options: inside } of (await layout()).groups) {
      expect(title[language]).toMatch(/^\p{Lu}/u)
      if (says === undefined) continue
      const facts = Object.fromEntries(inside.map(name => [name, `<${name}>`]))
      expect(say({ says: says[language] }, 'says', facts, language)).toMatch(/<\w+>/)
    }
  })
  test('a preset opens a match of the usual number, and something needed is one of the choices', async () => {
    const { presets, needs } = await layout()
    const players = Math.min(4, seats.max)
    for (const preset of presets) {
      const chosen = Object.entries(preset.options).map(([name, text]) => [name, optionFromText(options[name]!, text)])
      expect(game.open(players, Object.fromEntries(chosen))).toMatchObject({ ok: true })
    }
    for (const [option, value] of Object.values(needs ?? {})) {
      const field = options[option]!
      expect(field.kind === 'choice' && field.among.includes(value)).toBe(true)
    }
  })
})

const MILL = 'players 2; map ...../.B.E./..Y../.H.W./#.T.#; central Y; tiles 12 8 8; piles 6 8 8; initial 6; market 4'
const mill = (change: (text: string) => string) => ({
  neighbourhood: change(`Mill; ${MILL}; publics 1 1 2 2; boulevards 0; streets 4`),
})
const LIMITS = [
  ['urbapolis', 2, mill(text => text.replace('streets 4', 'streets 9')), 'There are 5 streets.', 'Il y a 5 rues.'],
  [
    ...['urbapolis', 2, mill(text => text.replace('.T.', '.Q.'))],
    ...['No starting building has the letter Q.', 'Aucun bâtiment de départ n’a la lettre Q.'],
  ],
  ['urbapolis', 3, mill(text => text), 'It is made for 2 players.', 'Il est fait pour 2 joueurs.'],
  [
    ...['tryste', 5, { mode: 'junior' }],
    ...['It is for two to four players, not 5.', 'C’est pour deux à quatre joueurs, pas 5.'],
  ],
] as [string, number, object, string, string][]

test.each(LIMITS)(
  '%s for %i says which limit a choice breaks, in both languages',
  async (id, players, chosen, ...said) => {
    const opened = CATALOG.find(game => game.id === id)!.open(players, { ...chosen })
    const limit = opened.ok || opened.problem !== 'value-not-allowed' ? null : opened.limit
    const { messages } = await boardsOf(id)!.web()
    const told = LANGUAGES.map(language =>
      say(messages[language], `limit.${limit?.code}`, limit?.facts ?? {}, language),
    )
    expect(told).toEqual(said)
  },
)
