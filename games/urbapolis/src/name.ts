/** What the game is called and how many sit at it, for rules and boards alike. */
export const NAME = { id: 'urbapolis', title: 'Urbapolis', seats: { min: 2, max: 4 } } as const
