import { MISSIONS } from '@masterplan/brick-by-brick/nouns'
import type { Say } from '../../kit/web-board.ts'

/** A card's name and what it asks for: its sentence has both, with a colon between them. */
export function printed(card: string, say: Say): { readonly name: string; readonly text: string } {
  const [, name = card, text = ''] = /^(.*?)\s?: (.*)$/.exec(say(`card.${card}`)) ?? []
  return { name, text }
}

/** What a mission scores: in words where its steps are no numbers, otherwise for 0, 1, 2 … of what it counts. */
export function scaleOf(mission: number, say: Say): { readonly short: string; readonly long: string } {
  const card = MISSIONS[mission - 1]
  const [, one = 0, two = 0] = card?.points ?? []
  if (card?.counts === 'keys') return twice(say('scale.keys', { tied: one, alone: two }))
  if (card?.counts === 'tallest') return twice(say('scale.tallest', { equal: one, taller: two }))
  const steps = card?.points ?? []
  return { short: steps.join(' '), long: say('scale.steps', { points: steps.join(', ') }) }
}
const twice = (text: string) => ({ short: text, long: text })
