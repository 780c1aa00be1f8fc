import type { Reason } from '@masterplan/kernel'
import type { Move, View } from '@masterplan/tryste/nouns'
import type { Said, SaidFacts } from '../../board.ts'
import { aim } from '../press/presses.ts'
import { stoojAt } from '../scene/coordinates.ts'
import { fact } from './facts.ts'
import { offerFacts } from './goods.ts'
import { named } from './where.ts'

/** Names among a reason's facts, as messages can select them. Land is no name. */
const NAMES = ['role', 'what', 'special']

/** A reason in words, at the terminal and on the page. */
export function reason({ code, facts }: Reason): Said {
  const said = Object.entries(facts).map(
    ([name, value]) => [name, typeof value === 'string' && NAMES.includes(name) ? fact(value) : value] as const,
  )
  return { code: `reason.${code}`, facts: Object.fromEntries(said) }
}

/** A move by itself, where its label leaves out what was pressed on the map, or what is traded. */
export function namedMove(move: Move, view: View): Said | undefined {
  const at = (name: string, facts: SaidFacts): Said => named({ code: `named.${name}`, facts })
  switch (move.kind) {
    case 'place':
      return at('place', { stooj: move.stooj, zone: stoojAt(view, move.stooj)?.zone ?? 'none' })
    case 'scape':
      return at('special', { stooj: move.stooj, special: 'scape' })
    case 'hut':
      return at('special', { stooj: move.stooj, special: fact(move.hut) })
    case 'mine':
      return at('special', { stooj: move.stooj, special: fact(move.mine) })
    case 'work':
      return at('work', { stooj: move.stooj, construct: `${stoojAt(view, move.stooj)?.zone ?? 'none'}${move.level}` })
    case 'offer':
      return at('offer', { other: move.seat, ...offerFacts(move.bargain) })
    case 'counter':
      return at('counter', offerFacts(move.bargain))
    case 'vote':
    case 'tie':
      return at('vote', { zone: move.zone })
    case 'bid':
      return at('bid', { side: move.side, prestige: move.prestige })
    case 'build':
      return at('build', { owed: view.payment?.owed ?? 0, tokens: move.tokens })
    case 'choose': {
      const { label } = aim(move, view)
      if ('other' in label.facts) return undefined // it says of whom, and so what
      return at('choose', { card: view.question?.card ?? '', choice: [named(label)] })
    }
    case 'rob':
      return at('rob', { rivals: move.seats })
    default:
      return undefined
  }
}
