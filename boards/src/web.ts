export type { Messages } from './board.ts'
export { BoardLayers, BoardPicture, ONLY_LOOKED_AT, sizeOf } from './kit/BoardPicture.tsx'
export { Mark } from './kit/Mark.tsx'
export { say, sayFor } from './kit/say.ts'
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
