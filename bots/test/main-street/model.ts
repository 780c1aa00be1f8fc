import { evaluateBy, type Model, seatBySeat } from '@masterplan/kernel'
import type { MainStreet } from './index.ts'
import { insight } from './insight.ts'
import { scores } from './scoring.ts'
import type { State } from './street.ts'

const NAMES = ['points', 'claim-open'] as const

/** What a trained player of Main Street looks at. */
export const model: Model<MainStreet> = {
  features: {
    names: NAMES,
    stages: 2,
    players: state => state.players,
    stage: ({ street, lotsLeft }) => 1 - lotsLeft / street.length,
    read(state, into) {
      for (const [seat, { total }] of scores(state).entries()) {
        into[seat * NAMES.length] = total
        into[seat * NAMES.length + 1] = isOpen(state, state.claims[seat] ?? null) ? 1 : 0
      }
    },
  },
  insightWith: weights => seatBySeat({ ...insight, evaluate: evaluateBy(model.features, weights) }),
}

const isOpen = ({ street }: State, lot: number | null): boolean => lot !== null && street[lot] === null
