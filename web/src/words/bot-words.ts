import type { Say } from '@masterplan/boards/web'
import { LEVEL_IDS, type LevelId } from '@masterplan/kernel'
import type { PersonMark, Ranked, Update } from '@masterplan/protocol'
import { en, type Word } from './en.ts'
import type { SayWord } from './speech.tsx'

const isLevel = (bot: string): bot is LevelId => LEVEL_IDS.some(each => each === bot)

/** What a level is called: Newcomer, Apprentice … Master. */
export const levelName = (level: LevelId, word: SayWord): string => word(`bot.${level}`)

/** What a bot is called: a level by its name, `greedy`, or `greedy:<personality>` in the game's own words. */
export function botWord(bot: string, word: SayWord, say: Say): string {
  const [plain = '', personality] = bot.split(':')
  const known = `bot.${plain}`
  const name = isWord(known) ? word(known) : plain
  return personality === undefined ? name : `${name} · ${say(`personality.${personality}`)}`
}

/** Who sits at a table of a server, as sentences say it. It names its bots in English, the page in its own language. */
export function holderName(holder: NamedHolder, word: SayWord): string {
  if (holder.kind === 'nobody') return word('online.free')
  if (holder.kind === 'bot' && 'forName' in holder && holder.forName !== null) {
    return word('online.bot-for', { name: holder.forName })
  }
  if (holder.kind === 'person' && 'here' in holder && !holder.here) return word('online.is-away', { name: holder.name })
  return holder.kind === 'bot' && isLevel(holder.bot) ? levelName(holder.bot, word) : holder.name
}

/** The same as lists of people show it: a name alone is an account's. */
export const holderWord = (holder: NamedHolder, word: SayWord): string =>
  markedName(holderName(holder, word), holder.kind === 'person' ? (holder.as ?? null) : null, word)

export function markedName(name: string, mark: PersonMark | null, word: SayWord): string {
  if (mark === 'guest' && !/^Guest [0-9a-f]{3}$/.test(name)) return word('online.guest', { name })
  return mark === 'program' ? word('online.program', { name }) : name
}
export type NamedHolder = Update['seats'][number] | Ranked['who']

const isWord = (text: string): text is Word => Object.hasOwn(en, text)
