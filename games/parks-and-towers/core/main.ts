export { GAINS, isWhole, isWhole as isNearEnd, LISTED, list, NO_MOVE, slotOf, weigh } from './candidates'
export { evaluate, hashOf, NET } from './evaluation'
export { fillRow, leadAtEnd, PLAYED, playOut, playOut as playOn, totalAtEnd } from './playout'
export { copyPosition, isOver, leadOf, mover, POSITION_BYTES, play, samePosition } from './position'
