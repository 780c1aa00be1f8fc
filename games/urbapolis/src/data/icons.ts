/** The four families of private buildings; icons, tracks and sets are kept in this order. */
export const FAMILIES = ['housing', 'shops', 'industry', 'corporations'] as const
export type Family = (typeof FAMILIES)[number]

/** What a building does to its neighbours, by family in the order of `FAMILIES`. */
export type Icons = readonly [housing: number, shops: number, industry: number, corporations: number]

/** "H+1 I-1" as numbers; "none" is a building that leaves its neighbours alone. */
export function readIcons(text: string): Icons {
  const of = (letter: string) => Number(new RegExp(`${letter}([+-]\\d)`).exec(text)?.[1] ?? 0)
  return [of('H'), of('S'), of('I'), of('C')]
}

/** "1 3 5 7 9 11 12" as one number per level from 0 to 6; "-" is nothing at every level. */
export function readTrack(text: string): readonly number[] {
  return text === '-' ? [0, 0, 0, 0, 0, 0, 0] : text.split(' ').map(Number)
}
