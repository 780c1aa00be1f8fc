import { ranks } from '@masterplan/kernel'
import { type Event, FAMILIES, knownScores, liftCost, PRIVATE_TILES, type View } from '@masterplan/urbapolis/nouns'
import type { Said } from '../board.ts'
import { nameOf } from './tile-lookup.ts'

export function prompt(view: View): Said {
  const { phase, seat, seats } = view
  if (phase === 'over') return result(view)
  if (seat === null) return { code: `prompt.${phase}`, facts: {} }
  const lifted = view.boosted?.plots.length ?? 0
  const cost = view.boosted === null ? 0 : liftCost(FAMILIES.indexOf(view.boosted.family), lifted)
  return { code: `prompt.${phase}`, facts: { seat, site: view.site ?? '', cost: `${cost}`, coins: seats[seat]!.coins } }
}

function result(view: View): Said {
  const scores = knownScores(view)
  const places = ranks(scores)
  const winners = view.seats.map(each => each.seat).filter(seat => places[seat] === 1)
  const { total } = scores[winners[0]!]!
  if (winners.length === 1) return { code: 'prompt.won', facts: { winner: winners[0]!, total } }
  return { code: 'prompt.shared', facts: { winners, total } }
}

export function said(event: Event): Said {
  switch (event.kind) {
    case 'built': {
      const code = PRIVATE_TILES.some(tile => tile.code === event.tile) ? 'event.built-private' : 'event.built-public'
      return { code, facts: { ...plain(event), name: nameOf(event.tile) } }
    }
    case 'upgraded':
      return { code: 'event.upgraded', facts: { ...plain(event), name: nameOf(event.to) } }
    case 'ordered':
    case 'round':
      return { code: `event.${event.kind}`, facts: { ...plain(event), order: event.order } }
    case 'upkeep':
      return {
        code: 'event.upkeep',
        facts: { round: event.round, teams: event.teams.join(' '), income: event.income.join(' ') },
      }
    default:
      return {
        code: `event.${event.kind}`,
        facts: { ...plain(event), ...('tile' in event ? { name: nameOf(event.tile) } : {}) },
      }
  }
}

/** The single values of an event. */
function plain(event: Event): Record<string, string | number> {
  const entries = Object.entries(event).filter(([name, value]) => name !== 'kind' && typeof value !== 'object')
  return Object.fromEntries(entries) as Record<string, string | number> // what is no object in an event is text or number
}
