import type { FoldedWebBoard } from './kit/web-board.ts'

export type { Messages } from './board.ts'
export { Mark } from './kit/Mark.tsx'
export { say } from './kit/say.ts'
export { TextGrid } from './kit/TextGrid.tsx'
export {
  type Aim,
  type AimInAnyOrder,
  type AimPartlyInOrder,
  type FoldedWebBoard,
  LANGUAGES,
  type Language,
  type Place,
  type Say,
} from './kit/web-board.ts'

/** The board of each game on a page, by its id, fetched when it is needed: one line per game. */
export const WEB_BOARDS: Readonly<Record<string, () => Promise<FoldedWebBoard>>> = {
  subdivision: async () => (await import('./subdivision/web.ts')).webBoard,
  'brick-by-brick': async () => (await import('./brick-by-brick/web.ts')).webBoard,
  urbapolis: async () => (await import('./urbapolis/web.ts')).webBoard,
  'parks-and-towers': async () => (await import('./parks-and-towers/web.ts')).webBoard,
  tryste: async () => (await import('./tryste/web.ts')).webBoard,
}
