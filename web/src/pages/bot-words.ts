import type { Say } from '@masterplan/boards/web'
import { en, type Word } from '../words/en.ts'
import type { SayWord } from '../words/speech.tsx'

/** What a bot is called: `greedy`, or `greedy:<personality>` in the game's own words. */
export function botWord(bot: string, word: SayWord, say: Say): string {
  const [plain = '', personality] = bot.split(':')
  const known = `bot.${plain}`
  const name = isWord(known) ? word(known) : plain
  return personality === undefined ? name : `${name} · ${say(`personality.${personality}`)}`
}

const isWord = (text: string): text is Word => Object.hasOwn(en, text)
