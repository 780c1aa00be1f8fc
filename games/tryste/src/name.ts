/** What the game is called and how many sit at it, for rules and boards alike. */
export const NAME = { id: 'tryste', title: 'Tryste', seats: { min: 2, max: 6 } } as const
