import type { Seat } from '@masterplan/kernel'
import { RESOURCES, type View, ZONES } from '@masterplan/tryste/nouns'
import type { ComponentType } from 'react'
import type { Holding } from '../kit/web-board.ts'
import { CardsSign, HypeSign, MoneySign, PrestigeSign, TokenSign } from './side/FigureSigns.tsx'

/** Figures that everybody has are columns of the table of players; goods of which most have none stand below a name. */
export function holdings(view: View, seat: Seat): readonly Holding[] {
  const purse = view.purses[seat]
  if (purse === undefined) return []
  const column = (name: string, count: number, Sign: ComponentType): Holding => ({
    label: { code: `figure.${name}`, facts: {} },
    value: String(count),
    Sign,
  })
  const aside = (name: string, count: number): readonly Holding[] =>
    count === 0 ? [] : [{ label: { code: `goods-held.${name}`, facts: { count } }, value: String(count), aside: true }]
  return [
    { ...column('gobs', purse.gobs, MoneySign), told: { code: 'money', facts: { gobs: purse.gobs } } },
    column('prestige', purse.prestige, PrestigeSign),
    column('hype', purse.hype, HypeSign),
    column('tokens', purse.tokens, TokenSign),
    column(
      'cards',
      Object.values(purse.cards).reduce((sum, count) => sum + count, 0),
      CardsSign,
    ),
    ...RESOURCES.flatMap(name => aside(name, purse.resources[name])),
    ...ZONES.flatMap(zone => aside(`${zone}-tile`, purse.tiles[zone])),
  ]
}
