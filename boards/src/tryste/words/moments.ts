import { CONSTRUCTS, type Event, type Move, type View, ZONES } from '@masterplan/tryste/nouns'
import type { Said, SaidFacts } from '../../board.ts'
import type { Heading } from '../../kit/web-board.ts'
import { landOf, stoojAt } from '../scene/coordinates.ts'
import { fact } from './facts.ts'
import { where, whereAll } from './where.ts'

/** Where the match stands: the year, and whose role is played or who leads. */
export function moment({ year, leader, role, holder, viewer }: View): Said {
  if (role !== null && holder !== null) {
    return { code: 'moment.role', facts: { year, role: fact(role), by: holder, mine: mine(holder === viewer) } }
  }
  if (year === 0 || leader === null) return { code: 'moment.first', facts: {} }
  return { code: 'moment.year', facts: { year, leader, mine: mine(leader === viewer) } }
}
const mine = (yes: boolean): string => (yes ? 'yes' : 'no')

/** The log has a part for each year, and in it one for each role: what comes of a role is read below its name. */
export function heading(event: Event): Heading | undefined {
  if (event.kind === 'year') return { code: 'heading.year', facts: { year: event.year } }
  if (event.kind !== 'picked') return undefined
  return { code: 'heading.role', facts: { role: fact(event.role) }, within: true }
}

/** What the moves that matter most would be: what they cost, and what they bring. */
export function foretold(move: Move, view: View, then: View): Said | undefined {
  const seat = view.viewer === 'audience' ? view.awaited[0] : view.viewer
  if (seat === undefined) return undefined
  const price = (view.purses[seat]?.gobs ?? 0) - (then.purses[seat]?.gobs ?? 0)
  const told = (code: string, facts: SaidFacts): Said => ({ code: `foretold.${code}`, facts })
  switch (move.kind) {
    case 'pick': {
      const gobs = view.roles.find(({ role }) => role === move.role)?.gobs ?? 0
      const does = [{ code: `does.${move.role}`, facts: {} }]
      return told('pick', { role: fact(move.role), gobs, does })
    }
    case 'buy':
    case 'blyce': {
      const bought = then.stoojes.filter(({ id, owner }) => owner === seat && stoojAt(view, id)?.owner === null)
      const [only] = bought
      if (only === undefined) return undefined
      if (bought.length > 1) return told('buy-some', { stoojes: whereAll(bought.map(({ id }) => id)), price })
      return told('buy', { stooj: where(only.id), price, land: landOf(view, only), zone: only.zone ?? 'none' })
    }
    case 'place':
      return told('place', { stooj: where(move.stooj), zone: stoojAt(view, move.stooj)?.zone ?? 'none', price })
    case 'scape':
      return told('special', { stooj: where(move.stooj), special: 'scape', price })
    case 'hut':
    case 'mine': {
      const special = fact(move.kind === 'hut' ? move.hut : move.mine)
      return told('special', { stooj: where(move.stooj), special, price: then.payment?.owed ?? price })
    }
    case 'work': {
      const zone = stoojAt(view, move.stooj)?.zone
      if (!zone || CONSTRUCTS[zone][move.level - 1] === undefined) return undefined
      const income = view.options.incomes[4 * ZONES.indexOf(zone) + move.level - 1] ?? 0
      const owed = then.payment?.owed ?? price
      return told('work', { construct: `${zone}${move.level}`, stooj: where(move.stooj), owed, income })
    }
    case 'bid': {
      const totals = view.auction?.totals ?? { for: 0, against: 0 }
      const after = { ...totals, [move.side]: totals[move.side] + move.prestige }
      return told('bid', { side: move.side, prestige: move.prestige, ...after })
    }
    case 'sell':
      return told('sell', { prestige: move.prestige, gobs: -price })
    case 'hype':
      return told('hype', { prestige: move.prestige, hype: then.purses[seat]?.hype ?? 0 })
    case 'vote': {
      const { ballot } = view
      if (ballot === null) return undefined
      const weight = then.ballot?.votes.find(vote => vote.seat === seat)?.weight ?? view.purses[seat]?.influence ?? 0
      const total = ballot.totals[move.zone] + weight
      return told('vote', { zone: move.zone, tier: where(ballot.tier), weight, total })
    }
    default:
      return undefined
  }
}
