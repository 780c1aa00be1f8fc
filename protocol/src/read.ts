import { FromClient } from './commands.ts'

/** A frame that somebody sent; `n` is known where it could be read, so that even a no can name it. */
export type ReadFrame = { readonly n: number | null; readonly frame: FromClient | undefined }

export function readFromClient(text: string): ReadFrame {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { n: null, frame: undefined }
  }
  const read = FromClient.safeParse(value)
  if (read.success) return { n: read.data.n, frame: read.data }
  const n = typeof value === 'object' && value !== null && 'n' in value ? value.n : null
  const named = typeof n === 'number' && Number.isInteger(n) && n >= 0 && n < 2 ** 31 ? n : null
  return { n: named, frame: undefined }
}
