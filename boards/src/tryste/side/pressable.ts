import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'

/** What makes a button beside the map a place: how it is just now, and that it can be pressed. */
export const pressable = (
  { lit, chosen, marked, onPress }: Pick<SideProps<View>, 'lit' | 'chosen' | 'marked' | 'onPress'>,
  id: string,
) => ({
  'data-place': id,
  'data-lit': lit.has(id) || undefined,
  'data-chosen': chosen.includes(id) || undefined,
  'data-marked': marked.has(id) ? id : undefined,
  'aria-pressed': chosen.includes(id),
  onClick: () => onPress(id),
})
