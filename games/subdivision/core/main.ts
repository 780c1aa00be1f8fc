export { GAINS, isWhole, LISTED, list, NO_MOVE, slotOf, weigh } from './candidates'
export { evaluate, hashOf, NET } from './evaluation'
export { fillRow, leadAtEnd, PLAYED, playOut, totalAtEnd } from './playout'
export { copyPosition, isOver, leadOf, mover, POSITION_BYTES, play, samePosition } from './position'
