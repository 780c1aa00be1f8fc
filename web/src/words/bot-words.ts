import type { Say } from '@masterplan/boards/web'
import type { Ranked, Update } from '@masterplan/protocol'
import { en, type Word } from './en.ts'
import type { SayWord } from './speech.tsx'

/** What a bot is called: `greedy`, or `greedy:<personality>` in the game's own words. */
export function botWord(bot: string, word: SayWord, say: Say): string {
  const [plain = '', personality] = bot.split(':')
  const known = `bot.${plain}`
  const name = isWord(known) ? word(known) : plain
  return personality === undefined ? name : `${name} · ${say(`personality.${personality}`)}`
}

/** Who sits at a table of a server. It names its bots in English, the page in its own language. */
export function holderWord(holder: NamedHolder, word: SayWord): string {
  if (holder.kind === 'nobody') return word('online.free')
  const level = holder.kind === 'bot' ? /^level-(\d)$/.exec(holder.bot)?.[1] : undefined
  return level === undefined ? holder.name : word('bot.level', { number: level })
}
export type NamedHolder = Update['seats'][number] | Ranked['who']

const isWord = (text: string): text is Word => Object.hasOwn(en, text)
