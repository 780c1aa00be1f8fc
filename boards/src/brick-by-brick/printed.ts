import type { Say } from '../kit/web-board.ts'

/** A card's name and what it asks for: its sentence has both, with a colon between them. */
export function printed(card: string, say: Say): { readonly name: string; readonly text: string } {
  const [, name = card, text = ''] = /^(.*?)\s?: (.*)$/.exec(say(`card.${card}`)) ?? []
  return { name, text }
}
