import { type Icons, LATER_BUILDINGS, PRIVATE_TILES } from '@masterplan/urbapolis/nouns'
import { say } from '../../kit/say.ts'
import { iconText, nameOf } from '../tile-lookup.ts'
import { table } from '../words/en/table.ts'
import { terminalWords as words } from '../words/en/terminal.ts'

const track = (label: string, values: readonly number[]): string =>
  values.every(value => value === 0) ? '' : `${label} ${values.join(' ')}`

/** A tile on two lines: its price and icons, then what it gives. */
export function cardLines(code: string): string[] {
  const tile = PRIVATE_TILES.find(each => each.code === code)
  if (tile !== undefined) {
    const { points, income, staff } = tile
    const tracks = [
      track(words['terminal.points'], points),
      track(words['terminal.coins'], income),
      track(words['terminal.staff'], staff),
    ]
    return [head(tile, tile.workers), `    ${tracks.filter(text => text !== '').join('  ')}`]
  }
  const later = LATER_BUILDINGS.find(each => each.code === code)
  if (later === undefined) return [`${code} ${nameOf(code)}`]
  const gives = [
    `${words['terminal.points']} ${later.points}`,
    later.income > 0 ? `${words['terminal.coins']} ${later.income}` : '',
    later.effect === 'none' ? '' : say(table, 'board.at-once', { effect: later.effect }),
    later.condition === 'none' ? '' : table[`board.condition.${later.condition}`],
  ]
  return [head(later, 1), `    ${gives.filter(text => text !== '').join('  ')}`]
}

type Card = { readonly code: string; readonly name: string; readonly coins: number; readonly icons: Icons }
const head = ({ code, name, coins, icons }: Card, workers: number): string =>
  `${code} ${name.padEnd(21)} ${workers}w ${String(coins).padStart(2)}c  ${iconText(icons)}`.trimEnd()
