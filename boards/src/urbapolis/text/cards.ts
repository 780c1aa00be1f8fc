import { type Icons, LATER_BUILDINGS, PRIVATE_TILES, STARTING_BUILDINGS } from '@masterplan/urbapolis/nouns'
import { say } from '../../kit/say.ts'
import { en } from '../en.ts'

/** A tile by its code. */
export const nameOf = (code: string): string =>
  [...PRIVATE_TILES, ...STARTING_BUILDINGS, ...LATER_BUILDINGS].find(tile => tile.code === code)?.name ?? code

/** "H+1 S+1 I−1": what a tile does to its neighbours. */
function iconText(icons: Icons): string {
  const signed = (icon: number) => (icon > 0 ? `+${icon}` : `−${-icon}`)
  return icons.flatMap((icon, family) => (icon === 0 ? [] : [`${'HSIC'[family]}${signed(icon)}`])).join(' ')
}

const track = (label: string, values: readonly number[]): string =>
  values.every(value => value === 0) ? '' : `${label} ${values.join(' ')}`

/** A tile on two lines: its price and icons, then what it gives. */
export function cardLines(code: string): string[] {
  const tile = PRIVATE_TILES.find(each => each.code === code)
  if (tile !== undefined) {
    const { points, income, staff } = tile
    const tracks = [
      track(en['board.points'], points),
      track(en['board.coins'], income),
      track(en['board.staff'], staff),
    ]
    return [head(tile, tile.workers), `    ${tracks.filter(text => text !== '').join('  ')}`]
  }
  const later = LATER_BUILDINGS.find(each => each.code === code)
  if (later === undefined) return [`${code} ${nameOf(code)}`]
  const words = [
    `${en['board.points']} ${later.points}`,
    later.income > 0 ? `${en['board.coins']} ${later.income}` : '',
    later.effect === 'none' ? '' : say(en, 'board.at-once', { effect: later.effect }),
    later.condition === 'none' ? '' : en[`board.condition.${later.condition}`],
  ]
  return [head(later, 1), `    ${words.filter(text => text !== '').join('  ')}`]
}

type Card = { readonly code: string; readonly name: string; readonly coins: number; readonly icons: Icons }
const head = ({ code, name, coins, icons }: Card, workers: number): string =>
  `${code} ${name.padEnd(21)} ${workers}w ${String(coins).padStart(2)}c  ${iconText(icons)}`.trimEnd()
