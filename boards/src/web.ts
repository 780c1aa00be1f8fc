export type { Messages } from './board.ts'
export { AtOnce } from './kit/Appearing.tsx'
export { isArrow, placeToward } from './kit/arrows.ts'
export { BoardLayers, BoardPicture, ONLY_LOOKED_AT, sizeOf } from './kit/BoardPicture.tsx'
export { hintSentences } from './kit/hint-sentences.ts'
export { figuresAfter, figuresBefore, type JudgedTask, judgeTask, type SeenInTask } from './kit/judge-task.ts'
export { inPicture, numberedPlaces } from './kit/lesson-marks.ts'
export { Mark } from './kit/Mark.tsx'
export type { OptionGroup, OptionLayout } from './kit/option-layout.ts'
export { listed, say, sayFor } from './kit/say.ts'
export { TextGrid } from './kit/TextGrid.tsx'
export {
  type Aim,
  type AimInAnyOrder,
  type AimPartlyInOrder,
  type FoldedWebBoard,
  type Holding,
  LANGUAGES,
  type Language,
  type LastMoves,
  type Place,
  type Say,
} from './kit/web-board.ts'
