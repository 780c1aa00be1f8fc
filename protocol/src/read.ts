import { FromClient } from './commands.ts'

/** A frame that somebody sent; `n` is known where it could be read, so that even a no can name it. */
export type ReadFrame = { readonly n: number | null; readonly frame: FromClient | undefined }

/**
 * Nearly all that a busy server is sent are moves, so a move as everybody writes it is read at a glance. Any other text
 * goes to the schema, which says the same of moves.
 */
export function readFromClient(text: string): ReadFrame {
  const frame = MOVE.exec(text)
  return frame === null ? readBySchema(text) : moveIn(frame)
}

const COUNT = String.raw`(0|[1-9]\d{0,8})`
const MOVE = new RegExp(
  String.raw`^\{"kind":"command","n":${COUNT},"command":\{"table":"([\w-]{12})","based":${COUNT},` +
    String.raw`"key":"([\w-]{8,64})","do":\{"kind":"move","text":"([ !#-[\]-~]{1,1000})"\}\}\}$`,
)

function moveIn([, n, table = '', based, key = '', text = '']: RegExpExecArray): ReadFrame {
  const command = { table, based: Number(based), key, do: { kind: 'move' as const, text } }
  return { n: Number(n), frame: { kind: 'command', n: Number(n), command } }
}

export function readBySchema(text: string): ReadFrame {
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
