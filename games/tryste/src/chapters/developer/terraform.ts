import { type Refused, refused, type Seat } from '@masterplan/kernel'
import { addTo, rowHas } from '@masterplan/kernel/bits'
import { closeSet, openSet, put } from '@masterplan/kernel/menu'
import { DESERT, LAND_TYPES } from '../../data/names.ts'
import { TERRAFORM_PRICE } from '../../data/numbers.ts'
import type { Flow } from '../../flow/step.ts'
import { setType } from '../../land/estate.ts'
import type { Menu } from '../../moves.ts'
import type { Telling } from '../../purse.ts'
import type { State } from '../../state.ts'
import type { Refusal } from '../../types.ts'
import { endAuction, openAuction, TERRAFORM_AUCTION } from '../auctions.ts'

/** T-DEV-24, T-DEV-26: a desert with own land, and not tried before in this phase. */
function mayPropose(state: State, seat: number, tier: number): boolean {
  if (state.tierType[tier] !== DESERT || rowHas(state.tried, 0, tier)) return false
  return !state.fixed.options.terraformNeedsLand || ownsLandIn(state, seat, tier)
}

function ownsLandIn(state: State, seat: number, tier: number): boolean {
  for (let stooj = 4 * tier; stooj < 4 * tier + 4; stooj++) if (state.owner[stooj] === seat + 1) return true
  return false
}

/** T-DEV-24: with $80 in hand. */
export function fillTerraforms(state: State, seat: number, menu: Menu): void {
  if (state.gobs[seat]! < TERRAFORM_PRICE) return
  const first = openSet(menu, state.fixed.tables.terraforms, 2)
  for (let tier = 0; tier < state.fixed.board.tiers.length; tier++) {
    if (mayPropose(state, seat, tier)) put(menu, first, tier)
  }
  closeSet(menu)
}

export function whyNoTerraforming(state: State, seat: number, name: string): Refused<Refusal> {
  const facts = { tier: name }
  const tier = state.fixed.board.tierAt.get(name)
  if (tier === undefined) return refused('no-such-tier', 'G-04', facts)
  if (state.tierType[tier] !== DESERT) return refused('not-desert', 'T-DEV-24', facts)
  if (rowHas(state.tried, 0, tier)) return refused('already-tried', 'T-DEV-26', facts)
  if (state.gobs[seat]! < TERRAFORM_PRICE) return refused('not-enough-gobs', 'T-DEV-24', facts)
  return refused('no-land-there', 'T-DEV-24', facts)
}

/** T-DEV-25: nobody needs to bid for it, but anybody may block it. */
export function proposeTerraforming(state: State, seat: number, tier: number, tell: Telling): void {
  addTo(state.tried, 0, tier)
  state.about = TERRAFORM_AUCTION
  state.subject = tier
  state.aim = 0
  tell?.('everyone', {
    kind: 'proposed',
    seat: seat as Seat,
    about: 'terraforming',
    tier: state.fixed.board.tiers[tier]!,
  })
  openAuction(state, seat, 0, tell)
}

/** T-DEV-27 to T-DEV-29: only the type changes. */
export function convert(state: State, type: number, tell: Telling): Flow {
  const tier = state.subject
  setType(state, tier, type)
  tell?.('everyone', { kind: 'terraformed', tier: state.fixed.board.tiers[tier]!, type: LAND_TYPES[type]! })
  return endAuction(state)
}
