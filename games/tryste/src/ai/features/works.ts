import { reachOf } from '../../chapters/contractor/price.ts'
import { HALVED_ABOVE, SECOND_ABOVE, SECOND_ABOVE_CONDENSED } from '../../data/numbers.ts'
import { influence } from '../../purse.ts'
import { CONDENSED, JUNIOR, type State } from '../../state.ts'
import { AT } from './names.ts'

const HUNDRED = 100
const SEATS = 6
const TALLEST = 4
/** What the levels of a lot without a zone are worth beside those of one that has one: the vote and the tile are still to come. */
const UNZONED = 0.5
/** What a level costs about, where nothing stands or may be built yet. */
const USUAL_COST = 180

// Scratch of one call. Money is only worth the levels that it can still become, and a Contractor lets each player work on one
// stooj a year, or on two: so what is counted is where, how high, and for how much.
const funds = new Float64Array(3 * SEATS) // of each seat in each zone, resources included
const room = new Float64Array(SEATS) // levels that its own ground still takes
const costs = new Float64Array(SEATS) // of all of them
const gain = new Float64Array(SEATS) // levels of the best work, and of the second best
const price = new Float64Array(SEATS)
const secondGain = new Float64Array(SEATS)
const secondPrice = new Float64Array(SEATS)
const halved = new Uint8Array(SEATS)

/** Before the walk over the map. `owing` is what the seat whose turn it is has still to pay. */
export function startWorks(state: State, owing: number): void {
  const { players, mode } = state.fixed
  for (let seat = 0; seat < players; seat++) {
    const gobs = Math.max(0, state.gobs[seat]! - (seat === state.seat ? owing : 0))
    for (let zone = 0; zone < 3; zone++) funds[3 * seat + zone] = gobs + reachOf(state, seat, zone)
    room[seat] = costs[seat] = gain[seat] = price[seat] = secondGain[seat] = secondPrice[seat] = 0
    const isKnown = mode !== JUNIOR && influence(state, seat) > HALVED_ABOVE
    halved[seat] = isKnown ? 1 : 0
  }
}

/** A bare tile or a construct, as high as it is. */
export function noteSite(state: State, seat: number, zone: number, level: number): void {
  const steps = state.fixed.options.costs
  const part = level === 0 && halved[seat] === 1 ? 0.5 : 1
  const purse = funds[3 * seat + zone]!
  let all = 0
  let levels = 0
  let paid = 0
  for (let step = level; step < TALLEST; step++) {
    all += part * steps[4 * zone + step]!
    if (all > purse) continue
    levels++
    paid = all
  }
  room[seat]! += TALLEST - level
  costs[seat]! += all
  if (levels > gain[seat]!) {
    secondGain[seat] = gain[seat]!
    secondPrice[seat] = price[seat]!
    gain[seat] = levels
    price[seat] = paid
  } else if (levels > secondGain[seat]!) {
    secondGain[seat] = levels
    secondPrice[seat] = paid
  }
}

/** After the walk: what one Contractor phase could bring, and all years that are left. */
export function readWorks(state: State, seat: number, years: number, into: Float64Array, row: number): void {
  const { mode } = state.fixed
  const standing = mode === JUNIOR ? 0 : influence(state, seat)
  const two = mode !== JUNIOR && standing > (mode === CONDENSED ? SECOND_ABOVE_CONDENSED : SECOND_ABOVE)
  const purse = Math.max(funds[3 * seat]!, funds[3 * seat + 1]!, funds[3 * seat + 2]!)
  const rest = Math.max(0, purse - price[seat]!)
  const second = two && secondPrice[seat]! > 0 ? secondGain[seat]! * Math.min(1, rest / secondPrice[seat]!) : 0
  const lots = into[row + AT.lots]! + UNZONED * into[row + AT['lots-unzoned']]!
  const places = room[seat]! + TALLEST * lots
  const bill = costs[seat]! + TALLEST * USUAL_COST * lots
  const income = HUNDRED * (into[row + AT.homes]! + into[row + AT.shops]! + into[row + AT.plants]!) // of all years
  const means = purse + income / 2 // what comes in the last years comes too late
  const inTime = (two ? 2 : 1.3) * TALLEST * years
  into[row + AT.room] = Math.min(places, inTime)
  into[row + AT.reach] = gain[seat]! + second
  into[row + AT.future] = bill > 0 ? Math.min(places, inTime, (places * means) / bill) : 0
  into[row + AT.hoard] = Math.max(0, purse - Math.min(bill, HOARD)) / HUNDRED
}

/** Beyond so much, money waits for works: the dearest two cost about as much. */
const HOARD = 1000
