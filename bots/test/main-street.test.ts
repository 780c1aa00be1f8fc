import { seatsOf, take } from '@masterplan/kernel'
import { keepsItsPromises } from '@masterplan/kernel/testing'
import { mainStreet } from './main-street/index.ts'
import { BUILDINGS } from './main-street/street.ts'

keepsItsPromises(mainStreet, {
  longest: 3 + 3 + 2 * 12, // wishes, claims, a permit and a building for each lot
  games: 40,
  openEnded: () => false,
  scramble(state, viewer, random) {
    const others = seatsOf(state.players).filter(seat => seat !== viewer)
    if (state.lotsLeft > 0 || state.permit !== null) {
      // wishes are secret until the end
      const pile = BUILDINGS.filter(building => viewer === 'audience' || state.wishes[viewer] !== building)
      for (const seat of others) if (state.wishes[seat] !== undefined) state.wishes[seat] = take(pile, random)
    }
    if (state.claims.includes(null)) {
      // claims are secret until all have chosen
      for (const seat of others) if (state.claims[seat] !== null) state.claims[seat] = random.below(state.street.length)
    }
  },
})
