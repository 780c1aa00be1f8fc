import {
  CRANE_HIRED,
  HALVED_ABOVE,
  LIKES,
  PREFAB_KIT,
  REDUCTIONS,
  RESOURCES,
  type Resource,
  type StoojView,
  type View,
  ZONES,
  type Zone,
} from '@masterplan/tryste/nouns'

/** A level that a plot can be raised to: what it costs whoever builds now, and what it brings. A test compares the price. */
export interface LevelOnOffer {
  readonly level: number
  readonly construct: string // "residential2"
  readonly price: number
  readonly why: 'crew' | 'money' | null // why it cannot be; null where it can
  readonly prestige: number
  readonly income: number // a year, before neighbours
}

const TOP = 4
const MOST_AT_ONCE = 2 // C03: Crew Shortage
export const CREW_SHORTAGE = 'C03'
const OVERTIME = 'C04'
const COLD_SNAP = 'C15'
const OVERTIME_STEP = 20
const CRANE_SAVES = 40

const lies = (view: View, card: string): boolean => view.lying.some(each => each.card === card)
const upTo5 = (gobs: number): number => 5 * Math.ceil(gobs / 5)

/** T-CON-04, T-CON-06, T-CON-08 and what cards make of it. */
export function levelsOf(view: View, stooj: StoojView): readonly LevelOnOffer[] {
  const { zone, construct } = stooj
  const [seat] = view.awaited
  if (zone === null || seat === undefined) return []
  const { gobs = 0 } = view.purses[seat] ?? {}
  const reach = reachOf(view, zone)
  const first = 4 * ZONES.indexOf(zone)
  const before = construct?.level ?? 0
  const { incomes, prestige, constructPP } = view.options
  return [1, 2, 3, 4].slice(before, TOP).map((level): LevelOnOffer => {
    const asked = askedFor(view, zone, before, level)
    const price = owed(view, asked, 0)
    const canPay = price <= gobs || owed(view, asked, reach) <= gobs
    return {
      level,
      construct: `${zone}${level}`,
      price,
      why: isAboveCrew(view, stooj, level) ? 'crew' : canPay ? null : 'money',
      prestige: steps(before, level).reduce((sum, step) => {
        const replaced = constructPP === 'difference' && step > 0 ? (prestige[first + step - 1] ?? 0) : 0
        return sum + Math.max(0, (prestige[first + step] ?? 0) - replaced)
      }, 0),
      income: incomes[first + level - 1] ?? 0,
    }
  })
}

const steps = (before: number, level: number): readonly number[] =>
  Array.from({ length: level - before }, (_, at) => before + at)

/** What is asked for a work before anything is spent on it. */
interface Asked {
  readonly base: number
  readonly halved: boolean
  readonly onTop: number
}

function askedFor(view: View, zone: Zone, before: number, level: number): Asked {
  const [seat = 0] = view.awaited
  const armed = Number(view.open.armed ?? 0)
  const given = before === 0 && (armed & PREFAB_KIT) !== 0 ? 1 : 0
  const paid = steps(before + given, level)
  const influence = view.purses[seat]?.influence ?? 0
  return {
    base: paid.reduce((sum, step) => sum + stepCost(view, zone, step), 0),
    halved: before === 0 && view.options.mode !== 'junior' && influence > HALVED_ABOVE,
    onTop: (lies(view, OVERTIME) ? OVERTIME_STEP * paid.length : 0) - (armed & CRANE_HIRED ? CRANE_SAVES : 0),
  }
}

/** T-CON-06, T-CON-07: what is left to pay after materials worth `spent`. */
function owed({ options }: View, { base, halved, onTop }: Asked, spent: number): number {
  if (halved && options.discountOrder === 'resourcesFirst') {
    const rest = base - spent
    return Math.max(0, (rest > 0 ? upTo5(rest / 2) : rest) + onTop)
  }
  return Math.max(0, Math.max(0, (halved ? upTo5(base / 2) : base) + onTop) - spent)
}

/** Everything that the materials of whoever builds now could take off. */
function reachOf(view: View, zone: Zone): number {
  const held = view.purses[view.awaited[0] ?? 0]?.resources
  return RESOURCES.reduce((sum, resource) => sum + (held?.[resource] ?? 0) * worthOf(view, zone, resource), 0)
}

export const stepCost = ({ options }: View, zone: Zone, step: number): number =>
  options.costs[4 * ZONES.indexOf(zone) + step] ?? 0

/** Whether it is the crew that keeps a level out of reach. */
const isAboveCrew = (view: View, { construct }: StoojView, level: number): boolean =>
  lies(view, CREW_SHORTAGE) && level > (construct?.level ?? 0) + MOST_AT_ONCE

/** T-CON-07: what a unit of each resource takes off on a zone; 0 has no use there. */
export const worthOf = (view: View, zone: Zone, resource: Resource): number =>
  resource === 'concrete' && lies(view, COLD_SNAP)
    ? 0
    : (REDUCTIONS[4 * ZONES.indexOf(zone) + RESOURCES.indexOf(resource)] ?? 0)

/** T-INC-03: what developed land of a zone does to a construct of another next door. */
export function neighbourly(zone: Zone, construct: Zone): 'lifts' | 'harms' | null {
  if (LIKES[ZONES.indexOf(construct)] === ZONES.indexOf(zone)) return 'lifts'
  return zone === 'industrial' && construct === 'residential' ? 'harms' : null
}
