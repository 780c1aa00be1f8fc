import type { LevelId } from '@masterplan/kernel'
import type { LocalSitter } from '../../match/client.ts'
import { levelName } from '../../words/bot-words.ts'
import type { SayWord } from '../../words/speech.tsx'

/** Who sits on a seat, as the form has it: whoever fills it in, a bot, or somebody else at this device. */
export interface SeatChoice {
  readonly who: 'you' | 'bot' | 'person'
  readonly name: string | null // null: as is usual for who it is
  readonly level: LevelId // of a bot
  readonly personality: string // of a bot; empty: none in particular
}

export const firstSeats = (count: number, level: LevelId): readonly SeatChoice[] =>
  Array.from({ length: count }, (_, seat) => ({
    ...{ who: seat === 0 ? ('you' as const) : ('bot' as const), name: null, level, personality: '' },
  }))

/** One is at one seat at most: who sits down elsewhere leaves a bot behind. */
export function withSeat(seats: readonly SeatChoice[], seat: number, what: Partial<SeatChoice>): readonly SeatChoice[] {
  return seats.map((old, at) => {
    if (at === seat) return { ...old, ...what }
    return what.who === 'you' && old.who === 'you' ? { ...old, who: 'bot', name: null } : old
  })
}

/** Names that are all there and all different: players are told apart by them. `mine`: empty where it is not known. */
export function namesOf(seats: readonly SeatChoice[], mine: string, word: SayWord): string[] {
  const names: string[] = []
  for (const [seat, choice] of seats.entries()) {
    const wanted = choice.name?.trim() || usualName(choice, seat, mine, word)
    const same = names.filter(name => name === wanted || name.startsWith(`${wanted} `)).length
    names.push(names.includes(wanted) ? `${wanted} ${same + 1}` : wanted)
  }
  return names
}

function usualName({ who, level }: SeatChoice, seat: number, mine: string, word: SayWord): string {
  switch (who) {
    case 'you':
      return mine || word('setup.you')
    case 'bot':
      return levelName(level, word)
    case 'person':
      return word('setup.player', { number: seat + 1 })
  }
}

export function sitterOf({ who, level, personality }: SeatChoice): LocalSitter {
  if (who !== 'bot') return { kind: 'person' }
  return { kind: 'bot', bot: personality === '' ? level : `${level}:${personality}` }
}
