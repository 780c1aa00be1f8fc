import type { View } from '@masterplan/urbapolis/nouns'
import type { Place, Say } from '../kit/web-board.ts'
import { givesText, stakesText, tenderOf } from './offers.ts'
import { sizeOf } from './scene/coordinates.ts'
import { iconText, printed } from './tile-lookup.ts'

const COLUMNS = 6

/** Tiles lie beside the picture; for arrow keys they come below it, kind by kind. */
export function tilePlaces(view: View, say: Say): Place[] {
  const { height } = sizeOf(view)
  const rows = groups(view, say).flatMap(({ where, codes }) =>
    Array.from({ length: Math.ceil(codes.length / COLUMNS) }, (_, row) => ({
      where,
      codes: codes.slice(row * COLUMNS, (row + 1) * COLUMNS),
    })),
  )
  return rows.flatMap(({ where, codes }, row) =>
    codes.map((code, column) => ({
      id: code,
      text: tileText(code),
      label: tileLabel(view, code, where, say),
      x: 100 + 150 * column,
      y: height + 110 * (row + 1),
    })),
  )
}

function groups(view: View, say: Say): { where: string; codes: readonly string[] }[] {
  const hands = view.seats.map(({ seat, hand }) => ({
    where: say('where.hand', { owner: seat }),
    codes: hand.kind === 'open' ? hand.tiles : [],
  }))
  return [
    { where: say('where.market'), codes: view.market },
    { where: say('where.publics'), codes: view.publics },
    { where: say('where.obsolete'), codes: view.obsolete },
    ...hands,
    ...view.reserved.map((codes, at) => ({ where: say('where.reserved', { round: at + 2 }), codes })),
  ]
}

function tileText(code: string): string {
  const tile = printed(code)
  if (tile?.kind === 'private') return `${code} ${tile.workers}w${tile.coins}c`
  return tile?.kind === 'later' ? `${code} 1w${tile.coins}c` : code
}

export function tileLabel(view: View, code: string, where: string, say: Say): string {
  const tile = printed(code)
  if (tile === undefined) return code
  const facts = {
    where,
    tile: code,
    name: say(`tile.${code}`),
    icons: iconText(tile.icons, family => say(`letter.${family}`)) || say('place.none'),
  }
  if (tile.kind === 'private') {
    const { family, rank, workers, coins } = tile
    return say('place.tile-private', {
      ...facts,
      family: say(`family.${family}`),
      rank,
      workers,
      coins,
      points: tile.points.join(' '),
      income: tile.income.join(' '),
      staff: tile.staff.join(' '),
    })
  }
  const tender = tenderOf(view, code)
  return say('place.tile-public', {
    ...facts,
    coins: tile.kind === 'later' ? tile.coins : 0,
    gives: givesText(code, say),
    bid: tender?.bid ?? 0,
    leader: tender?.leader ?? '',
    stakes: tender === undefined ? '' : stakesText(tender),
  })
}
