import { BOARDS, boardsOf } from '@masterplan/boards/games'
import { type FoldedWebBoard, LANGUAGES, type Language, say, sayFor } from '@masterplan/boards/web'
import { answerTo, type BotQuestion, type Hint, STRONGEST } from '@masterplan/bots'
import { findGame } from '@masterplan/catalog'
import { seeded, seenFrom } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import { type ToldHint, tellHints } from '../src/table/tell-hints.ts'
import { en } from '../src/words/en.ts'
import { fr } from '../src/words/fr.ts'
import { kindsOf, wander } from './decisions.ts'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di', 'Ed', 'Flo']
const WORDS = { en, fr }
/** Decisions of each kind that are looked at, later ones with growing gaps, and how long the bot thinks about each. */
const OF_EACH_KIND = 8
const TRIES = 60

interface ToldAt {
  readonly kind: string
  readonly language: Language
  readonly hints: readonly ToldHint[]
}

/** What a bot is asked at some decisions of every kind. */
function askedIn(game: string): { readonly kind: string; readonly question: BotQuestion }[] {
  const asked: { readonly kind: string; readonly question: BotQuestion }[] = []
  const met = new Map<string, number>()
  wander(game, ({ kind, match, seat }) => {
    const seed = met.get(kind) ?? 0
    met.set(kind, seed + 1)
    if (!isLookedAt(seed)) return
    const bot = `${STRONGEST.name}@${TRIES}`
    const view = match.viewFor(seat)
    asked.push({ kind, question: { id: 1, game, bot, seat, view, seed, hints: 3, within: null, megabytes: 16 } })
  })
  return asked
}
const isLookedAt = (times: number): boolean => times < 4 || (times % 7 === 0 && times < 7 * OF_EACH_KIND)

const context = { load: async (id: string) => findGame(id), clock: () => 0, stopFlag: undefined }

/** The answers, in every language. */
async function toldIn(game: string, board: FoldedWebBoard): Promise<ToldAt[]> {
  const told: ToldAt[] = []
  for (const { kind, question } of askedIn(game)) {
    const answer = await answerTo(question, context)
    if (!answer.ok) throw new Error(answer.sentence)
    for (const language of LANGUAGES)
      told.push({ kind, language, hints: inWords(board, question, answer.hints, language) })
  }
  return told
}

function inWords(board: FoldedWebBoard, { game, seat, view }: BotQuestion, hints: readonly Hint[], language: Language) {
  const seen = seenFrom(findGame(game)!, seat, view, seeded(1))
  return tellHints(hints, {
    ...{ board, view },
    thens: hints.map(({ text }) => seen.preview(text)?.view ?? null),
    say: sayFor({ ...WORDS[language], ...board.messages[language] }, NAMES, language),
    word: (code, facts = {}) => say(WORDS[language], code, facts, language),
  })
}

describe.each(BOARDS.map(({ about }) => about.id))('%s', game => {
  test('hints are whole sentences with names, each of its own, at every kind of decision and in every language', async () => {
    const board = await boardsOf(game)!.web()
    const told = await toldIn(game, board)
    expect([...new Set(told.map(({ kind }) => kind))].toSorted()).toEqual(kindsOf(game).toSorted())
    for (const { kind, language, hints } of told)
      console.log(
        `${kind} ${language}\n${hints.map(h => `  ${h.text} | ${h.named} | ${h.chance?.told} | ${h.reason}`).join('\n')}`,
      )
    for (const { kind, language, hints } of told) {
      const where = `${game} ${kind} ${language}: ${JSON.stringify(hints.map(({ named, reason }) => [named, reason]))}`
      expect(hints.length, where).toBeGreaterThan(0)
      for (const { named, reason, chance } of hints) {
        expect(`${named} ${reason}`, where).not.toMatch(CODES)
        expect(reason, where).toMatch(/^\p{Lu}.*[.]$/su)
        expect(chance?.told ?? '', where).not.toMatch(/\b0 %/)
        expect(`${named} ${reason}`, where).not.toMatch(WRONG_NUMBER[language])
      }
      const sentences = hints.flatMap(({ reason }) => reason.split(/(?<=[.]) (?=\p{Lu})/u))
      expect(new Set(sentences).size, where).toBe(sentences.length)
      expect(new Set(hints.map(({ named }) => named)).size, where).toBe(hints.length)
      const percents = hints.flatMap(({ chance }) => chance?.percent ?? [])
      expect(percents, where).toEqual(percents.toSorted((one, other) => other - one))
    }
  })
})

/** Card numbers, notation of land and spaces, ids, codes of sentences and facts that were forgotten. */
const CODES =
  /\b[A-Z]\d\d\b|\b[ud]:-?\d|\b\d\.(?:C|NW|NE|E|SE|SW|W)\b|\b(?:role|reason|named|then|foretold|table)[.:]\w|[{}_]|undefined|\b\w+-(?:tile|board|capitalist|firm|company|yard|facility|plant|mill)\b/
/** One of several, or several of one. */
const WRONG_NUMBER: Readonly<Record<Language, RegExp>> = {
  en: /\b1 (?:points|coins|workers|plots|tiles|levels|inhabitants|improvements|tokens|groups|players|Quality Tokens|\w+ tiles)\b|\b(?:[02-9]|\d\d+) (?:point|coin|worker|plot|tile|level|inhabitant|improvement|token|group|player|Quality Token)\b/,
  fr: /\b1 (?:points|pièces|ouvriers|terrains|tuiles|niveaux|habitants|améliorations|jetons|groupes|joueurs)\b|\b(?:[2-9]|\d\d+) (?:point|pièce|ouvrier|terrain|tuile|niveau|habitant|amélioration|jeton|groupe|joueur)\b/,
}
