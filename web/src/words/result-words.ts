import type { KeptTable } from '../device/kept-tables.ts'
import { type OwnOutcome, ownSeat } from '../match/history.ts'
import { botWord } from './bot-words.ts'
import type { SayWord } from './speech.tsx'

/** A result in as few signs as it can be told: +9, −12, or the place where points are level. */
export function resultWord(outcome: OwnOutcome, word: SayWord): string {
  if (outcome.kind === 'ended') return '·'
  const { by, rank } = outcome
  if (by === 0 || by > 0 !== rank < 2) return word('history.place', { rank })
  return by > 0 ? `+${by}` : `−${-by}`
}

/** Whom one played at a table of this device: levels by their names, people by theirs. */
export function opponents(table: KeptTable, word: SayWord): readonly string[] {
  const { names, sitters } = table.setup
  const own = ownSeat(table)
  const others = sitters.flatMap((sitter, seat) => {
    if (seat === own) return []
    return [sitter.kind === 'bot' ? botWord(sitter.bot.split(':')[0]!, word, code => code) : (names[seat] ?? '')]
  })
  const times = (name: string) => others.filter(each => each === name).length
  return [...new Set(others)].map(name => (times(name) > 1 ? `${name} ×${times(name)}` : name))
}
