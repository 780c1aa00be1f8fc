import {
  ABANDON,
  CLAIM,
  CONSTRUCT,
  DEAL,
  DECLINE,
  DOWN,
  INVADE,
  KEEP,
  NEXT,
  PASS,
  REVEAL,
  ROOF,
  ROTATE,
  STARTER,
  TILE,
  UP,
} from './moves.ts'
import {
  LANDS,
  type Land,
  MISSION_COUNT,
  type Move,
  missionName,
  POSITIONS,
  type Position,
  PROJECT_COUNT,
  projectName,
  type Space,
  spaceName,
} from './types.ts'

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

export function read(text: string): Move | undefined {
  const [kind, one, two, ...more] = text.split(' ')
  if (more.length > 0) return undefined
  if (two === undefined) return one === undefined ? readAlone(kind!) : readWithOne(kind!, one)
  return one === undefined ? undefined : readWithTwo(kind!, one, two)
}

const readAlone = (kind: string): Move | undefined =>
  kind === 'pass' ? PASS : kind === 'decline' ? DECLINE : undefined

function readWithOne(kind: string, what: string): Move | undefined {
  switch (kind) {
    case 'tile':
      return entry(TILE, digit(what, 1, 7))
    case 'rotate':
      return entry(ROTATE, digit(what, 0, 5))
    case 'starter':
      return entry(STARTER, before(digit(what, 1, 6)))
    case 'next':
      return entry(NEXT, before(digit(what, 1, 6)))
    case 'reveal':
      return entry(REVEAL, card('P', what, PROJECT_COUNT))
    case 'claim':
      return entry(CLAIM, card('P', what, PROJECT_COUNT))
    case 'deal':
      return entry(DEAL, card('S', what, MISSION_COUNT))
    case 'build':
      return construct(what, 0)
    case 'abandon':
      return entry(ABANDON, readSpace(what))
    case 'invade':
      return entry(INVADE, readSpace(what))
    case 'move':
      return what === '+1' ? UP : what === '-1' ? DOWN : undefined
    default:
      return undefined
  }
}

function readWithTwo(kind: string, one: string, two: string): Move | undefined {
  if (kind === 'build') return LANDS.includes(two as Land) ? construct(one, LANDS.indexOf(two as Land) + 1) : undefined
  if (kind === 'roof') {
    const [from, to] = [readSpace(one), readSpace(two)]
    return from === undefined || to === undefined ? undefined : ROOF[from * 49 + to]
  }
  if (kind !== 'keep') return undefined
  const [first, second] = [card('S', one, MISSION_COUNT), card('S', two, MISSION_COUNT)]
  // A pair has one spelling, the smaller number first: two texts for one move would be two moves to a log.
  return first === undefined || second === undefined || first >= second ? undefined : KEEP[first]![second]
}

export function readSpace(text: string): Space | undefined {
  const [, number, name] = /^([1-7])\.([A-Z]{1,2})$/.exec(text) ?? []
  const position = POSITIONS.indexOf(name as Position)
  return number === undefined || position < 0 ? undefined : (Number(number) - 1) * 7 + position
}

function construct(text: string, land: number): Move | undefined {
  const space = readSpace(text)
  return space === undefined ? undefined : CONSTRUCT[space * 4 + land]
}

const entry = (moves: readonly Move[], at: number | undefined): Move | undefined => (at === undefined ? at : moves[at])
const before = (number: number | undefined): number | undefined => (number === undefined ? number : number - 1)
const digit = (text: string, min: number, max: number): number | undefined =>
  /^\d$/.test(text) && Number(text) >= min && Number(text) <= max ? Number(text) : undefined

function card(letter: 'P' | 'S', text: string, most: number): number | undefined {
  const number = /^\w\d\d$/.test(text) && text[0] === letter ? Number(text.slice(1)) : 0
  return number >= 1 && number <= most ? number : undefined
}
