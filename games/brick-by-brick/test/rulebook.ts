import { readFileSync } from 'node:fs'
import type { AnyOption } from '@masterplan/kernel'
import type { MissionCard } from '../src/data/missions.ts'
import type { GroupObjective, Objective } from '../src/data/projects.ts'
import type { Land } from '../src/index.ts'

export type Language = 'en' | 'fr'

/** How the rulebook of each language words what the data hold as codes and numbers. */
const WORDS = {
  en: {
    lands: { M: 'Meadow', L: 'Loam', R: 'Rock' },
    floors: (count: number) => `${count} floors`,
    on: (what: string) => `on ${what}`,
    centreSpace: 'on a centre space',
    centreRegion: 'in the centre region',
    bramble: 'on a former bramble',
    building: 'a building',
    rivals: { 1: 'a lower rival beside it', 2: 'two lower rivals beside it' },
    highest: 'higher than all others',
    spread: (regions: number) => `open buildings in ${regions} regions`,
    different: 'three lands',
    same: 'same land',
    shapes: {
      adjacent: 'adjacent',
      border: 'border link',
      opposite: 'opposite on a ring',
      sameRegion: 'one region',
      twoRegions: 'two regions',
      connected: 'connected',
      line: 'straight line',
      arc: 'in a row on a ring',
      samePosition: 'same position in three regions',
    },
    missions: {
      openOnLand: (land: string) => `open buildings on ${land}`,
      tallestOpenOnLand: (land: string) => `floors of the tallest open building on ${land}`,
      keys: (regions: string) => `all: control of each of the regions ${regions}: 1 tied, 2 alone`,
      regionsBuilt: 'all: regions with a building',
      onBrambles: 'all: buildings on former brambles',
      onCentres: 'all: buildings on centre spaces',
      tallest: 'all: the tallest building: 1 as tall as the tallest of all rivals, 2 taller',
      largestOpenGroup: 'the largest connected group of open buildings',
      evenLands: 'the least of the three numbers of open buildings by land',
      fiveInhabitants: 'full fives of inhabitants',
      ploysLeft: 'ploys not played',
      links: 'all: border links with own buildings at both ends',
      roofed: 'buildings with a roof',
      openTwoFloors: 'open buildings of 2 floors or more',
    },
    range: (min: number, max: number) => `${min} to ${max}`,
    more: (from: number) => `${from} or more`,
  },
  fr: {
    lands: { M: 'Prairie', L: 'Limon', R: 'Roche' },
    floors: (count: number) => `${count} étages`,
    on: (what: string) => `sur ${what}`,
    centreSpace: 'sur une case centrale',
    centreRegion: 'dans le quartier central',
    bramble: 'sur d’anciennes ronces',
    building: 'un bâtiment',
    rivals: { 1: 'à côté d’un rival plus bas', 2: 'à côté de deux rivaux plus bas' },
    highest: 'plus haut que tous les autres',
    spread: (regions: number) => `bâtiments ouverts dans ${regions} quartiers`,
    different: 'trois terrains',
    same: 'même terrain',
    shapes: {
      adjacent: 'côte à côte',
      border: 'frontière',
      opposite: 'face à face sur un anneau',
      sameRegion: 'un quartier',
      twoRegions: 'deux quartiers',
      connected: 'reliés',
      line: 'ligne droite',
      arc: 'à la suite sur un anneau',
      samePosition: 'même position dans trois quartiers',
    },
    missions: {
      openOnLand: (land: string) => `bâtiments ouverts sur ${land}`,
      tallestOpenOnLand: (land: string) => `étages du plus haut bâtiment ouvert sur ${land}`,
      keys: (regions: string) => `tous : contrôle de chacun des quartiers ${regions} : 1 à égalité, 2 seul`,
      regionsBuilt: 'tous : quartiers avec un bâtiment',
      onBrambles: 'tous : bâtiments sur d’anciennes ronces',
      onCentres: 'tous : bâtiments sur des cases centrales',
      tallest: 'tous : le plus haut bâtiment : 1 aussi haut que le plus haut de tous les rivaux, 2 plus haut',
      largestOpenGroup: 'le plus grand groupe relié de bâtiments ouverts',
      evenLands: 'le plus petit des trois nombres de bâtiments ouverts par terrain',
      fiveInhabitants: 'groupes complets de cinq habitants',
      ploysLeft: 'ruses non jouées',
      links: 'tous : frontières avec des bâtiments à soi aux deux bouts',
      roofed: 'bâtiments avec toit',
      openTwoFloors: 'bâtiments ouverts de 2 étages ou plus',
    },
    range: (min: number, max: number) => `${min} à ${max}`,
    more: (from: number) => `${from} ou plus`,
  },
} as const

type Words = (typeof WORDS)[Language]

export function objectiveIn(language: Language, objective: Objective): string {
  const words: Words = WORDS[language]
  switch (objective.shape) {
    case 'single': {
      const { cell, where } = objective
      const height = cell.floors === 1 ? words.building : words.floors(cell.floors)
      const place = where === 'anywhere' ? onLand(words, cell.land) : words[where]
      return [height, place].filter(Boolean).join(' ')
    }
    case 'overlook':
      return `${words.floors(objective.floors)}, ${words.rivals[objective.rivals as 1 | 2]}`
    case 'landmark':
      return `${words.floors(objective.floors)}, ${words.highest}`
    case 'spread':
      return words.spread(objective.regions)
    default:
      return groupIn(words, objective)
  }
}

const onLand = (words: Words, land: Land | null): string => (land === null ? '' : words.on(words.lands[land]))

function groupIn(words: Words, { shape, cells, sum, lands }: GroupObjective): string {
  const buildings = cells.map(({ floors, land }) => `${floors}${land ?? ''}`).join('+')
  const more = [lands === 'any' ? '' : words[lands], sum === 0 ? '' : words.floors(sum)].filter(Boolean)
  return [`${words.shapes[shape]} ${buildings}`, ...more].join(', ')
}

export function missionIn(language: Language, card: MissionCard): string {
  const { missions, lands } = WORDS[language] as Words
  switch (card.counts) {
    case 'openOnLand':
    case 'tallestOpenOnLand':
      return missions[card.counts](lands[card.land])
    case 'keys':
      return missions.keys(card.regions.join(', '))
    default:
      return missions[card.counts]
  }
}

/** The points of an entry that begins at `from`, the next one beginning at `next`. */
export const spanIn = (language: Language, from: number, next: number | undefined): string =>
  next === undefined ? WORDS[language].more(from) : `${from}–${next - 1}`

export function valuesIn(language: Language, option: AnyOption): string {
  if (option.kind === 'choice') return option.among.map(each => `\`${each}\``).join(', ')
  if (option.kind === 'switch') return '`yes`, `no`'
  if (option.kind === 'number') return WORDS[language].range(option.min, option.max)
  throw new Error(`This game has no option of the kind ${option.kind}.`)
}

/** Tables in the order in which they stand, without their headings. */
export function tablesIn(language: Language): string[][][] {
  const file = language === 'en' ? '../README.md' : '../README.fr.md'
  const tables: string[][][] = []
  let inTable = false
  for (const line of readFileSync(new URL(file, import.meta.url), 'utf8').split('\n')) {
    const isRow = line.startsWith('|')
    if (isRow && !inTable) tables.push([])
    if (isRow)
      tables.at(-1)!.push(
        line
          .split('|')
          .slice(1, -1)
          .map(cell => cell.trim()),
      )
    inTable = isRow
  }
  return tables.map(rows => rows.slice(2)) // heading and rule
}
