/** Somebody who presses a dark cell wanted to build there. Any place will do: P-3.2 allows them all. */
export function guessMove(place: string): string | undefined {
  if (place === 'supply') return undefined
  return place.length === 2 ? `${place}n` : place
}
