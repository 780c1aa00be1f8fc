import { type MatchRecord, type RecordProblem, readRecord } from '@masterplan/kernel'

/** Longest record that is read, in characters: a match of thousands of moves is far below. */
const MOST_CHARACTERS = 4_000_000

/** A record as the fragment of a link: compressed, so that it fits, and never sent to a server. */
export async function recordToFragment(record: MatchRecord): Promise<string> {
  const bytes = await squeezed(new TextEncoder().encode(JSON.stringify(record)), new CompressionStream('deflate-raw'))
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** A link to a match as it stood after some lines of its log. */
export async function linkTo(record: MatchRecord, line: number): Promise<string> {
  return `${location.origin}/replay#${await recordToFragment(record)}${AT}${line}`
}
const AT = '.' // no letter of the compressed text

/** A record and the line to open it at: the last, where the link names none. */
export type Linked = { readonly record: MatchRecord; readonly line: number }

export async function recordFromFragment(fragment: string): Promise<Linked | undefined> {
  try {
    const [packed = '', at] = fragment.split(AT)
    const text = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(text, letter => letter.charCodeAt(0))
    const json = new TextDecoder().decode(await squeezed(bytes, new DecompressionStream('deflate-raw')))
    const read = readRecord(json)
    if (!read.ok) return undefined
    const last = read.record.log.length
    const line = at === undefined ? last : Math.min(last, Math.max(0, Math.trunc(Number(at)) || 0))
    return { record: read.record, line }
  } catch {
    return undefined // cut short, garbled, or never a record
  }
}

async function squeezed(bytes: Uint8Array<ArrayBuffer>, through: CompressionStream | DecompressionStream) {
  const reader = new Blob([bytes]).stream().pipeThrough(through).getReader()
  const chunks: Uint8Array[] = []
  let length = 0
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    length += read.value.length
    if (length > MOST_CHARACTERS) throw new Error('A link that unpacks to more than any record.')
    chunks.push(read.value)
  }
  const all = new Uint8Array(length)
  let at = 0
  for (const chunk of chunks) {
    all.set(chunk, at)
    at += chunk.length
  }
  return all
}

export type ReadFile =
  | { readonly ok: true; readonly record: MatchRecord }
  | { readonly ok: false; readonly problem: RecordProblem | 'too-large' }

export async function recordFromFile(file: File): Promise<ReadFile> {
  if (file.size > MOST_CHARACTERS) return { ok: false, problem: 'too-large' }
  const read = readRecord(await file.text())
  return read.ok ? read : { ok: false, problem: read.problem }
}

export const saveAsFile = (record: MatchRecord): void =>
  saveJson(record, `${[record.game, ...(record.played === undefined ? [] : [record.played])].join('-')}.match.json`)

export function saveJson(value: object, name: string): void {
  saveBlob(new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: 'application/json' }), name)
}

export function saveBlob(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
