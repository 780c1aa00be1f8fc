import { type Move, missionName, projectName, spaceName } from './types.ts'

/** Luck: "tile 4", "rotate 2", "starter 1", "reveal P07", "deal S12". Seats: "keep S03 S17", "build 4.NE", "build 4.C L", … */
export function write(move: Move): string {
  switch (move.kind) {
    case 'tile':
      return `tile ${move.number}`
    case 'rotate':
      return `rotate ${move.sixths}`
    case 'starter':
      return `starter ${move.seat + 1}`
    case 'reveal':
      return `reveal ${projectName(move.project)}`
    case 'deal':
      return `deal ${missionName(move.mission)}`
    case 'keep':
      return `keep ${missionName(move.missions[0])} ${missionName(move.missions[1])}`
    case 'construct':
      return `build ${spaceName(move.space)}${move.land === null ? '' : ` ${move.land}`}`
    case 'abandon':
      return `abandon ${spaceName(move.space)}`
    case 'move':
      return move.by === 1 ? 'move +1' : 'move -1'
    case 'roof':
      return `roof ${spaceName(move.from)} ${spaceName(move.to)}`
    case 'invade':
      return `invade ${spaceName(move.space)}`
    case 'claim':
      return `claim ${projectName(move.project)}`
    case 'next':
      return `next ${move.seat + 1}`
    case 'pass':
    case 'decline':
      return move.kind
  }
}
