/** The day on which a time falls in UTC, as records say it: the same wherever they are written. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)
