import type { Place } from './web-board.ts'

type PictureSize = { readonly width: number; readonly height: number }

/** Whether a place lies in the picture; cards and the like lie beside it. */
export const inPicture = ({ x, y }: Place, { width, height }: PictureSize): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height

/** The places that a task's sentences number, in their order: those in the picture. What lies beside it has a name. */
export const numberedPlaces = (
  look: readonly string[],
  places: readonly Place[],
  size: PictureSize,
): readonly Place[] => look.flatMap(id => places.filter(place => place.id === id && inPicture(place, size)))
