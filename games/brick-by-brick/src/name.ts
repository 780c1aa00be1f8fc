/** What the game is called and how many sit at it, for rules and boards alike. */
export const NAME = { id: 'brick-by-brick', title: 'Brick by Brick', seats: { min: 2, max: 5 } } as const
