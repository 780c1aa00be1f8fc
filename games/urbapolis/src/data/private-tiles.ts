import { FAMILIES, type Family, type Icons, readIcons, readTrack } from './icons.ts'

/** A private building as printed. Tracks have one number for each level from 0 to 6. */
export type PrivateTile = {
  readonly code: string
  readonly name: string
  readonly family: Family
  readonly rank: 1 | 2 | 3
  readonly workers: number
  readonly coins: number
  readonly icons: Icons
  readonly income: readonly number[] // coins at each upkeep
  readonly points: readonly number[] // at the end of the game
  readonly staff: readonly number[] // workers it adds to its owner's team
}

type Row = readonly [
  code: string,
  name: string,
  rank: 1 | 2 | 3,
  cost: string,
  icons: string,
  income: string,
  points: string,
  staff: string,
]

const HOUSING: readonly Row[] = [
  ['H01', 'Garden Terrace', 1, '1w 2c', 'H+1 S+1 I-1', '0 0 1 1 1 1 1', '2 3 5 6 7 9 10', '-'],
  ['H02', 'Brick Walk-up', 1, '1w 2c', 'H-1 S+1 I+1', '0 0 0 1 1 1 1', '1 3 5 7 9 11 12', '-'],
  ['H03', 'Courtyard Flats', 1, '1w 2c', 'S+1 I-1 C+1', '0 1 1 1 2 2 2', '1 3 4 6 7 9 10', '-'],
  ['H04', 'Mews Cottages', 1, '1w 3c', 'H+1 I-1', '0 0 0 0 1 1 1', '1 3 6 8 10 12 14', '-'],
  ['H05', 'Lodging House', 1, '1w 1c', 'S+1 I+1 C-1', '1 1 2 2 2 3 3', '1 2 4 5 6 7 8', '-'],
  ['H06', 'Canal Apartments', 2, '2w 4c', 'S+1 I-1 C+1', '0 0 1 1 1 1 2', '3 5 8 10 12 15 17', '-'],
  ['H07', 'Rooftop Lofts', 2, '2w 5c', 'H-1 S+1 C+1', '0 0 0 1 1 1 1', '2 5 8 11 13 16 19', '-'],
  ['H08', 'Crescent Row', 2, '2w 6c', 'H+1 S+1 I-1 C-1', '0 0 0 0 1 1 1', '4 7 10 12 15 17 19', '-'],
  ['H09', 'Cooperative Block', 2, '2w 4c', 'S+1 I+1 C-1', '1 1 2 2 2 3 3', '2 4 6 9 11 13 15', '-'],
  ['H10', 'Skyline Towers', 3, '3w 9c', 'H-1 S+1 I-1 C+1', '-', '3 6 10 13 17 21 25', '-'],
  ['H11', 'Botanic Residences', 3, '3w 10c', 'H+1 S+1 I-2 C+1', '-', '5 8 11 14 17 20 23', '-'],
  ['H12', 'Riverside Quarter', 3, '3w 8c', 'S+1 I+1 C-1', '1 1 2 2 3 3 4', '4 7 9 12 15 18 20', '-'],
]

const SHOPS: readonly Row[] = [
  ['S01', 'Corner Bakery', 1, '1w 2c', 'H+1', '2 3 3 4 5 5 6', '0 1 1 2 2 3 3', '-'],
  ['S02', 'Thread and Tool', 1, '1w 2c', 'S-1 I+1', '2 3 4 5 5 6 7', '0 1 1 1 2 2 3', '-'],
  ['S03', 'Greengrocer', 1, '1w 3c', 'H+1 S-1 C+1', '2 3 4 5 5 6 7', '0 1 1 2 2 3 3', '-'],
  ['S04', 'Bicycle Shop', 1, '1w 3c', 'H+1 I-1 C+1', '1 2 4 5 6 7 8', '0 1 1 1 2 2 3', '-'],
  ['S05', 'Tea Room', 1, '1w 2c', 'H+1 S-1', '1 2 3 4 4 5 5', '1 1 2 3 3 4 5', '-'],
  ['S06', 'Covered Market', 2, '2w 5c', 'H+2 S-1 I-1', '3 4 6 7 8 9 10', '1 2 3 3 4 5 6', '-'],
  ['S07', 'Music Arcade', 2, '2w 4c', 'H-1 S-1 C+2', '3 4 5 6 7 8 9', '1 2 3 5 6 7 8', '-'],
  ['S08', 'Night Bazaar', 2, '2w 5c', 'H-1 S+1 I+1', '2 4 6 7 9 10 12', '1 2 3 4 5 6 7', '-'],
  ['S09', 'Department Hall', 2, '2w 6c', 'H+1 S-2 C+1', '3 4 6 7 8 9 10', '2 3 4 6 7 8 9', '-'],
  ['S10', 'Glass Galleria', 3, '3w 8c', 'H+2 S-1 I-1 C+1', '4 6 8 9 11 12 14', '2 4 6 8 10 12 14', '-'],
  ['S11', 'Harbour Mall', 3, '3w 8c', 'H+1 S-2 I+1', '4 6 8 9 11 12 14', '3 5 7 9 11 13 15', '-'],
  ['S12', 'Grand Emporium', 3, '3w 10c', 'H+1 S-1 I-1 C+2', '4 5 7 8 10 11 13', '4 6 8 11 13 15 17', '-'],
]

const INDUSTRY: readonly Row[] = [
  ['I01', 'Timber Yard', 1, '1w 2c', 'H-1 I+1', '-', '1 1 2 3 3 4 5', '1 1 1 2 2 2 2'],
  ['I02', 'Print Works', 1, '1w 2c', 'C+1', '-', '1 2 3 4 4 5 6', '1 1 1 1 2 2 2'],
  ['I03', 'Bottling Plant', 1, '1w 3c', 'H-1 S+1 I+1', '0 1 1 2 2 2 3', '0 1 2 2 3 3 4', '1 1 1 1 2 2 2'],
  ['I04', 'Brick Kiln', 1, '1w 2c', 'H-1 S-1 I+1 C+1', '-', '0 1 2 2 3 3 4', '1 1 2 2 2 2 3'],
  ['I05', 'Laundry Works', 1, '1w 1c', 'S+1', '0 0 1 1 1 2 2', '1 1 2 3 3 4 4', '1 1 1 1 1 2 2'],
  ['I06', 'Textile Mill', 2, '2w 4c', 'H-1 S+1 I+1', '-', '2 3 5 6 7 8 9', '1 1 2 2 2 3 3'],
  ['I07', 'Tram Depot', 2, '2w 5c', 'H+1 S-1 I+1', '-', '3 4 6 7 9 10 11', '1 1 1 2 2 2 3'],
  ['I08', 'Cannery', 2, '2w 4c', 'H-2 S+1 I+1', '1 1 2 2 3 3 3', '2 2 3 4 5 6 7', '1 1 2 2 2 2 3'],
  ['I09', 'Machine Works', 2, '2w 5c', 'H-1 I+1 C+1', '-', '2 3 5 6 7 8 9', '1 2 2 2 3 3 3'],
  ['I10', 'Steel Foundry', 3, '3w 8c', 'H-2 I+2 C+1', '-', '4 6 8 11 13 15 17', '1 2 2 3 3 4 4'],
  ['I11', 'Robotics Plant', 3, '3w 10c', 'H-1 S-1 I+1 C+2', '-', '5 7 10 12 15 17 20', '1 1 2 2 2 3 3'],
  ['I12', 'Freight Terminal', 3, '3w 8c', 'H-1 S+1 I+1', '1 2 2 3 3 4 4', '4 6 8 11 13 15 17', '1 1 2 2 3 3 3'],
]

const CORPORATIONS: readonly Row[] = [
  ['C01', 'Notary Office', 1, '1w 2c', 'H+1 S+1 C-1', '1 1 2 2 2 3 3', '1 1 2 3 4 5 5', '0 0 0 1 1 1 1'],
  ['C02', 'Design Studio', 1, '1w 2c', 'H+1 I+1 C-1', '1 1 1 2 2 2 3', '1 1 2 3 3 4 5', '0 0 1 1 1 1 1'],
  ['C03', 'Insurance Desk', 1, '1w 2c', 'S+1 I+1 C-1', '1 2 2 3 3 4 4', '1 1 2 2 3 3 4', '0 0 0 1 1 1 1'],
  ['C04', 'Travel Bureau', 1, '1w 1c', 'S+1 C-1', '1 2 2 2 3 3 3', '1 1 2 3 3 4 4', '0 0 0 0 1 1 1'],
  ['C05', 'Courier Office', 1, '1w 2c', 'H-1 S+1 I+1', '1 1 1 2 2 2 3', '1 1 2 2 3 3 4', '0 1 1 1 1 1 2'],
  ['C06', 'Trading House', 2, '2w 5c', 'S+1 I+1 C-1', '1 2 3 3 4 4 5', '1 2 4 5 6 7 8', '0 0 0 1 1 1 1'],
  ['C07', 'Software Campus', 2, '2w 5c', 'H+1 S+1 I-1 C-1', '1 1 2 3 3 4 4', '2 3 4 6 7 8 9', '0 0 1 1 1 1 1'],
  ['C08', 'Patent Bureau', 2, '2w 4c', 'I+2 C-1', '1 2 2 3 3 3 4', '1 2 3 4 5 6 7', '0 1 1 1 1 1 2'],
  ['C09', 'Shipping Line', 2, '2w 4c', 'H-1 S+1 I+1', '2 2 3 3 4 4 5', '1 2 3 4 5 6 7', '0 0 1 1 1 1 1'],
  ['C10', 'Meridian Tower', 3, '3w 9c', 'H-1 S+2 I-1', '2 3 4 5 6 7 8', '4 6 8 11 13 15 17', '0 0 1 1 1 2 2'],
  ['C11', 'Research Park', 3, '3w 8c', 'H+1 S-1 I+2 C-1', '2 2 3 4 4 5 6', '3 5 7 9 11 13 15', '0 1 1 1 2 2 2'],
  ['C12', 'Holdings Plaza', 3, '3w 10c', 'H+1 S+1 I-1 C-1', '3 4 5 5 6 7 8', '5 7 9 11 13 16 18', '0 0 0 1 1 1 1'],
]

function tileOf([code, name, rank, cost, icons, income, points, staff]: Row, family: Family): PrivateTile {
  const [workers = 0, coins = 0] = cost.split(' ').map(part => Number.parseInt(part, 10))
  return {
    code,
    name,
    family,
    rank,
    workers,
    coins,
    icons: readIcons(icons),
    income: readTrack(income),
    points: readTrack(points),
    staff: readTrack(staff),
  }
}

/** The 48 private buildings, twelve of each family, in the order of their codes. */
export const PRIVATE_TILES: readonly PrivateTile[] = [HOUSING, SHOPS, INDUSTRY, CORPORATIONS].flatMap((rows, at) =>
  rows.map(row => tileOf(row, FAMILIES[at]!)),
)
