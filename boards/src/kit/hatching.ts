/** One of six hatchings, by its number. */
export type Hatching = 0 | 1 | 2 | 3 | 4 | 5

/** Zones and families of planning maps. */
export const ZONE_HATCHING = { residential: 2, commercial: 0, industrial: 4, corporate: 1 } as const
