import { readFileSync } from 'node:fs'
import { BOARDS, boardsOf, type Lesson, type Task } from '@masterplan/boards/games'
import {
  type FoldedWebBoard,
  figuresAfter,
  figuresBefore,
  judgeTask,
  LANGUAGES,
  numberedPlaces,
  say,
  sizeOf,
} from '@masterplan/boards/web'
import { CATALOG, findGame } from '@masterplan/catalog'
import { type Match, type Offer, replay } from '@masterplan/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { TriedInTask } from '../src/kit/judge-task.ts'

test('every game of the catalog has its boards, in the same order', () => {
  expect(BOARDS.map(({ about }) => about.id)).toEqual(CATALOG.map(({ id }) => id))
})

describe.each(BOARDS.map(({ about }) => about.id))('the lesson of %s', id => {
  let lesson: Lesson
  let board: FoldedWebBoard
  let tasks: TaskTried[]
  beforeAll(async () => {
    lesson = await boardsOf(id)!.lesson()
    board = await boardsOf(id)!.web()
    tasks = lesson.tasks.map(task => tryAll(task, board))
  })

  test('has tasks of its own game, each for a seat that must decide', () => {
    expect(lesson.tasks.length).toBeGreaterThanOrEqual(rulebookOf(id).match(/^- \*\*/gm)!.length < MANY_RULES ? 2 : 8)
    expect(lesson.tasks.length).toBeLessThanOrEqual(10)
    for (const { task, match, offers } of tasks) {
      expect(task.record.game).toBe(id)
      expect(match.turn()).toMatchObject({ kind: 'decide', seats: expect.arrayContaining([task.seat]) })
      expect(offers.length, `choices of "${task.title.en}"`).toBeGreaterThan(1)
    }
  })

  test('shows a right answer to every task, and what it points at is there', () => {
    for (const { task, match, tries } of tasks) {
      const shown = tries.get(task.shown)
      expect(shown, `${task.shown} is legal in "${task.title.en}"`).toBeDefined()
      expect(judgeTask(task, shown!).right, `${task.shown} is right in "${task.title.en}"`).toBe(true)
      const there = board.places(match.viewFor(task.seat) as never, code => code).map(place => place.id)
      expect(there).toEqual(expect.arrayContaining([...task.look]))
    }
  })

  test('has a wrong move for every wrong answer, and an answer to every move', () => {
    for (const { task, tries } of tasks) {
      const heard = new Set([...tries.values()].map(tried => judgeTask(task, tried).answer.title.en))
      const written = [task.praise, ...task.wrong].map(answer => answer.title.en)
      expect([...heard].sort(), `answers of "${task.title.en}"`).toEqual(written.sort())
    }
  })

  test('names a rule of the rulebook for every answer', () => {
    const rulebook = rulebookOf(id)
    for (const { task } of tasks) {
      for (const { rule } of [task.praise, ...task.wrong]) expect(rulebook).toContain(`**${rule}**`)
    }
  })

  test('says nothing in figures that the rules have not worked out, in both languages', () => {
    for (const { task, match } of tasks) {
      const view = match.viewFor(task.seat) as never // of this board's game
      const all = board.places(view, code => code)
      const places = all.map(({ id }) => id)
      const numbered = numberedPlaces(task.look, all, sizeOf(board, view)).map((_, at) => `**${at + 1}**`)
      for (const sentence of sentencesOf(task)) {
        for (const language of LANGUAGES) {
          const plain = withoutFacts(sentence[language])
          const rest = [...places.toSorted((a, b) => b.length - a.length), ...numbered].reduce(
            (left, each) => left.replaceAll(each, ''),
            plain,
          )
          expect(rest, `"${plain}" has a figure of its own`).not.toMatch(/\d/)
        }
        expect(sentence.fr).not.toBe(sentence.en)
        expect(factsIn(sentence.fr)).toEqual(factsIn(sentence.en))
      }
    }
  })

  test('uses the words of the table, the same thing by the same word in both languages', () => {
    const written = [lesson.goal, ...tasks.flatMap(({ task }) => sentencesOf(task))]
    for (const [en, fr] of WORDS[id] ?? []) {
      const known = (language: 'en' | 'fr', word: RegExp) =>
        Object.values(board.messages[language]).some(sentence => word.test(sentence))
      expect([en, known('en', en)]).toEqual([en, true])
      expect([fr, known('fr', fr)]).toEqual([fr, true])
      for (const sentence of written) {
        if (en.test(withoutFacts(sentence.en))) expect(sentence.fr, `"${sentence.en}" speaks of ${en}`).toMatch(fr)
      }
    }
  })

  test('fills in every figure, whatever is tried', () => {
    for (const { task, match, tries, aims } of tasks) {
      const before = { view: match.viewFor(task.seat), scores: board.scores(match.viewFor(task.seat) as never) }
      const known = figuresBefore(task, before)
      for (const sentence of [task.title, task.asks, task.know]) expectWhole(sentence, known)
      for (const tried of tries.values()) {
        const { answer } = judgeTask(task, tried)
        const facts = { ...figuresAfter(task, tried), place: aims.get(tried.move) ?? '' }
        for (const sentence of [answer.title, answer.says]) expectWhole(sentence, facts)
      }
    }
  })
})

/** A game with fewer, such as one that was just made, is learnt in two tasks. */
const MANY_RULES = 20
const rulebookOf = (id: string): string => readFileSync(new URL(`../../games/${id}/README.md`, import.meta.url), 'utf8')

/** What things are called at the table: in a lesson, too, and never by another word. */
const WORDS: Readonly<Record<string, readonly (readonly [en: RegExp, fr: RegExp])[]>> = {
  subdivision: [
    [/high rise/i, /tour/i],
    [/family home/i, /maison/i],
    [/manufactured home/i, /préfabriqué|plus petite/i],
    [/\bpark/i, /parc/i],
    [/\bgroup/i, /group/i],
  ],
  'parks-and-towers': [
    [/house/i, /maison|en (?!plus)|bâtiss/i],
    [/\bpark/i, /parc/i],
    [/tower/i, /tour/i],
  ],
  'brick-by-brick': [
    [/hoist/i, /palan/i],
    [/region/i, /quartier/i],
    [/inhabitant/i, /habitant/i],
    [/bramble/i, /ronces/i],
    [/ploy/i, /ruse/i],
    [/Orchard Gate/, /Porte du Verger/],
    [/Thornkeep/, /Donjon d’Épines/],
    [/Landmark/, /Repère/],
    [/Loam Loft/, /Grenier du Limon/],
    [/Loam Mews/, /Ruelle du Limon/],
    [/Straight Lane/, /Allée Droite/],
    [/Meadow/, /Prairie/],
  ],
  urbapolis: [
    [/Housing/, /Logements/],
    [/Shops/, /Commerces/],
    [/Industry/, /Industrie/],
    [/Corporations/, /Entreprises/],
    [/worker/i, /ouvrier/i],
    [/\bcoin(?!s? a point)/i, /pièce/i],
    [/plot/i, /parcelle/i],
    [/street/i, /rue/i],
    [/level/i, /niveau/i],
    [/Primary School/, /École primaire/],
    [/Courtyard Flats/, /Cour habitée/],
    [/Greengrocer/, /Primeur/],
    [/Tea Room/, /Salon de thé/],
    [/Robotics Plant/, /Usine de robots/],
  ],
  tryste: [
    [/Realtor/, /Agent immobilier/],
    [/Developer/, /Promoteur/],
    [/Contractor/, /Entrepreneur/],
    [/Media/, /Journaliste/],
    [/Hype/, /Battage/],
    [/Prestige/, /Prestige/],
    [/Influence/, /Influence/],
    [/Steel Mill/, /Aciérie/],
    [/Scape/, /Jardin/],
    [/stooj/i, /stooj/i],
    [/blyce/i, /blyce/i],
    [/\bgobs/, /\bgobs/],
  ],
}

interface TaskTried {
  readonly task: Task
  readonly match: Match
  readonly offers: readonly Offer[]
  readonly tries: ReadonlyMap<string, TriedInTask>
  readonly aims: ReadonlyMap<string, string>
}

const standing = (task: Task): Match => {
  const replayed = replay(task.record, findGame, task.line)
  if (!replayed.ok) throw new Error(`"${task.title.en}" cannot be replayed: ${JSON.stringify(replayed)}`)
  return replayed.match
}

/** Every listed move of a task, tried by the rules. */
function tryAll(task: Task, board: FoldedWebBoard): TaskTried {
  const match = standing(task)
  const offers = match.offersFor(task.seat)
  const seen = (at: Match) => {
    const view = at.viewFor(task.seat)
    return { view, scores: board.scores(view as never) }
  }
  const before = seen(match)
  const tried = offers.map(({ text }): readonly [string, TriedInTask] => {
    const then = standing(task)
    const answer = then.append(`${task.seat + 1} ${text}`)
    if (!answer.ok) throw new Error(`${text} is listed and refused.`)
    const events = answer.heard.filter(({ to }) => to === 'everyone' || to === task.seat).map(({ event }) => event)
    return [text, { move: text, before, after: seen(then), events }]
  })
  const aims = offers.map(({ text, move }): readonly [string, string] => [
    text,
    board.aim(move as never, before.view as never).places[0] ?? '',
  ])
  return { task, match, offers, tries: new Map(tried), aims: new Map(aims) }
}

const sentencesOf = (task: Task) => [
  ...[task.title, task.asks, task.know],
  ...[task.praise, ...task.wrong].flatMap(({ title, says }) => [title, says]),
]
const FACT = /\{(\w+)(?:, (?:plural|select),(?: =?\w+ \{[^}]*\})+)?\}/g
const withoutFacts = (sentence: string): string => sentence.replaceAll(FACT, '')
const factsIn = (sentence: string): string[] =>
  [...new Set([...sentence.matchAll(FACT)].map(([, name]) => name!))].sort()

function expectWhole(
  sentence: Readonly<Record<'en' | 'fr', string>>,
  facts: Readonly<Record<string, string | number>>,
) {
  for (const language of LANGUAGES) {
    const spoken = say({ it: sentence[language] }, 'it', facts, language)
    expect(spoken).not.toMatch(/[{}]|undefined|NaN/)
  }
}
