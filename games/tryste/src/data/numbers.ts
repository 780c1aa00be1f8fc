/**
 * The numbers of the rulebook. Where a table may choose, they are what the sheet of options has as usual. By zone means
 * residential, commercial, industrial; by land type and by resource in the order of data/names.ts.
 */

/** T-GEN-07, T-GEN-08: most points of prestige, and of Hype. */
export const MOST_POINTS = 99
/** T-SET-03. */
export const START_PRESTIGE = 1
/** T-GEN-13: limited bank stock, huts then mines. */
export const STOCK = [2, 2, 2, 4, 3, 2, 1] as const

/** T-REA-01: a stooj of each land type but water. */
export const LAND_PRICES: readonly number[] = [30, 20, 60, 100, 10, 150]
/** T-DEV-05. */
export const BROWNFIELD_FEE = 60
/** T-DEV-10. */
export const MINE_PRICES = [100, 100, 200, 200] as const
/** T-DEV-13, T-DEV-15: acts that give the right to a Firm and to a Lair. */
export const BROWNFIELDS_FOR_FIRM = 4
export const MINES_FOR_LAIR = 2
/** T-DEV-20, T-DEV-21: what virgin land gives, by land type: lumber, concrete, nothing, steel; and what it costs. */
export const GIFT = [-1, -1, 0, 1, -1, 3, -1] as const
export const GIFT_UNITS = 2
export const VIRGIN_FINE = 2
/** T-DEV-24, T-DEV-26: what a conversion costs, and the tickets of each land type. */
export const TERRAFORM_PRICE = 80
export const TERRAFORM_TICKETS = [3, 0, 1, 1, 0, 1, 0] as const

/** T-CON-06, T-CON-09, T-INC-04: four steps or levels of each zone. */
export const COSTS: readonly number[] = [30, 70, 120, 200, 50, 120, 200, 350, 80, 180, 300, 500]
export const STEP_PRESTIGE: readonly number[] = [1, 2, 3, 5, 1, 3, 5, 10, 2, 4, 8, 16]
export const INCOMES: readonly number[] = [10, 20, 30, 50, 10, 30, 50, 100, 20, 40, 80, 160]
/** T-CON-07: what a unit of each resource takes off, four by zone; 0 may not be spent there. */
export const REDUCTIONS = [60, 50, 30, 0, 30, 50, 70, 40, 0, 50, 40, 100] as const
/** T-CON-03, T-CON-06, T-CND-03: more Influence than this halves a new construct, or allows a second stooj. */
export const HALVED_ABOVE = 50
export const SECOND_ABOVE = 75
export const SECOND_ABOVE_CONDENSED = 25
/** T-CON-10, T-CON-12. */
export const MOST_TOKENS = 6

/** T-ARC-01, T-ARC-02. */
export const HOLDERS_TOKENS = 3
export const OTHERS_TOKENS = 1
/** T-MED-02: from how many points of prestige on they are multiplied by how much, and the most that can be spent. */
export const HYPE_BANDS = [
  { from: 1, times: 2 },
  { from: 10, times: 3 },
  { from: 20, times: 4 },
] as const
export const MOST_SPENT_ON_HYPE = 24
/** M15. */
export const MOST_STAKE = 200
/** T-VC-01, T-JUN-08. */
export const GOBS_PER_PRESTIGE = 20
export const JUNIOR_VENTURE = 20

/** T-INC-03: what a construct of each zone likes next door: a home shops, a shop industry, industry homes. */
export const LIKES = [1, 2, 0] as const
/** T-INC-03, in points of a hundred: a liked neighbour or a token; industry beside a home, by the number of neighbours. */
export const LIKED_POINTS = 50
export const INDUSTRY_POINTS = { table: [0, 50, 75, 100], linear: [0, 50, 100, 150] } as const
/** T-CON-17: the landowner gets one part in five. */
export const LANDOWNERS_PART = 5
/** T-YE-01. */
export const GOBS_ON_UNPICKED = 10
/** T-YE-07: a mine on its own land and elsewhere, and an Architecture Firm. */
export const MINE_AT_HOME = 3
export const MINE_ELSEWHERE = 1
export const FIRM_TOKENS = 6

/** T-TRD-01, so that no match hangs: offers at one decision, counters to one offer, cards given in one trade. */
export const MOST_OFFERS = 4
export const MOST_COUNTERS = 3
export const MOST_CARDS_GIVEN = 3
/** More than four in a mode for four: all roles are picked, so no gobs lie on any and a poor player may be stuck. */
export const CROWDED_CAP = 40
