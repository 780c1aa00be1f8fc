/** B-SET-03, B-SET-04: what each player begins with, by number of players. */
export const BEGIN: Readonly<
  Record<number, { readonly floors: number; readonly purse: number; readonly starterPurse: number }>
> = {
  2: { floors: 20, purse: 30, starterPurse: 33 },
  3: { floors: 17, purse: 30, starterPurse: 33 },
  4: { floors: 14, purse: 30, starterPurse: 33 },
  5: { floors: 12, purse: 30, starterPurse: 32 },
}
