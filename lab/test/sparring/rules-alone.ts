import type { Entry, GameTypes } from '@masterplan/kernel'

/** An entry of which nothing but the rules can be asked: whoever looks at anything else hears about it. */
export const rulesAlone = <G extends GameTypes>({ game }: Entry<G>): Entry<G> =>
  new Proxy({ game } as Entry<G>, {
    get(entry, name) {
      if (name === 'game') return entry.game
      throw new Error(`A sparring partner asked for "${String(name)}" of ${game.id}.`)
    },
  })
