/** What the game is called and how many sit at it, for rules and boards alike. */
export const NAME = { id: 'parks-and-towers', title: 'Parks & Towers', seats: { min: 2, max: 2 } } as const
