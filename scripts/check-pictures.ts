import { statSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, type TextFile } from './files.ts'

const MOST = 40
const LARGEST = 200 * 1024
const PICTURES = 'docs/pictures/'

/** A picture of the documents and how many bytes it has. */
export type PictureFile = { readonly path: string; readonly size: number }

/** Everybody who clones the project fetches these, in every version that ever was. */
export function heavyPictures(pictures: readonly PictureFile[]): string[] {
  const heavy = pictures
    .filter(({ size }) => size > LARGEST)
    .map(({ path, size }) => `${path} has ${Math.ceil(size / 1024)} KiB; ${LARGEST / 1024} are the most`)
  if (pictures.length <= MOST) return heavy
  return [...heavy, `${PICTURES} has ${pictures.length} files; ${MOST} are the most`]
}

export const picturesIn = (files: readonly TextFile[], root: string = ROOT): PictureFile[] =>
  files
    .filter(({ path }) => path.startsWith(PICTURES))
    .map(({ path }) => ({ path, size: statSync(join(root, path)).size }))
