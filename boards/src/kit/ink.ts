import type { Ink, Zone } from '../board.ts'

export const PLAIN: Ink = {
  seat: (_, text) => text,
  zone: (_, text) => text,
  strong: text => text,
  faint: text => text,
}

/** Okabe–Ito, by seat: apart for colour-blind eyes. */
const SEATS = ['213;94;0', '86;180;233', '0;158;115', '240;228;66', '204;121;167', '230;159;0'] as const

const ZONES: Readonly<Record<Zone, string>> = {
  residential: '240;212;92',
  commercial: '220;92;84',
  industrial: '164;112;196',
  park: '96;176;96',
  civic: '96;140;220',
  water: '144;200;232',
  desert: '216;192;144',
  mountain: '160;160;160',
  forest: '48;120;64',
  brownfield: '140;124;72',
}

const paint = (rgb: string, text: string) => `\u001b[38;2;${rgb}m${text}\u001b[39m`

export const COLOURED: Ink = {
  seat: (seat, text) => paint(SEATS[seat], text),
  zone: (zone, text) => paint(ZONES[zone], text),
  strong: text => `\u001b[1m${text}\u001b[22m`,
  faint: text => `\u001b[2m${text}\u001b[22m`,
}
