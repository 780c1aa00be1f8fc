/** Names of the places beside the map. Land and tiers go by their names on the lattice. */
export const rolePlace = (role: string): string => `role:${role}`
export const cardPlace = (card: string): string => `card:${card}`
export const seatPlace = (seat: number): string => `seat:${seat + 1}`
export const sidePlace = (side: string): string => `side:${side}`
export const amountPlace = (amount: number): string => `amount:${amount}`
export const zonePlace = (zone: string): string => `zone:${zone}`
export const levelPlace = (level: number): string => `level:${level}`
export const spendPlace = (resource: string): string => `spend:${resource}`
