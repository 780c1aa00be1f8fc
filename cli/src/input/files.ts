import { open, rename, writeFile } from 'node:fs/promises'
import { type Context, type Failure, failure, quoted } from '../command.ts'

/** A match of a hundred thousand moves has about 2 MB. */
const MOST_BYTES = 16_000_000
const TOO_LARGE = 'is larger than 16 MB, the most that a record may have'

export type ReadText = { readonly ok: true; readonly text: string } | Failure

/** The text of a file, or of standard input for `-`. Never holds more than the limit, whatever it is given. */
export async function readText(source: string, { stdin }: Context): Promise<ReadText> {
  if (source === '-') return gather(stdin, 'Standard input')
  const name = quoted(source)
  try {
    await using file = await open(source, 'r')
    const found = await file.stat()
    if (found.isDirectory()) return failure(`${name} is a directory, not a record.`)
    if (found.size > MOST_BYTES) return failure(`The file ${name} ${TOO_LARGE}.`)
    return await gather(file.createReadStream({ autoClose: false }), `The file ${name}`)
  } catch (error) {
    return failure(whyNot(error, name))
  }
}

/** What a file holds as JSON; `kind` is what the sentence calls it. */
export async function readJson(
  source: string,
  kind: string,
  context: Context,
): Promise<{ readonly ok: true; readonly value: unknown } | Failure> {
  const read = await readText(source, context)
  if (!read.ok) return read
  try {
    return { ok: true, value: JSON.parse(read.text) }
  } catch {
    return failure(`The ${kind} ${quoted(source)} is not JSON.`)
  }
}

/** All or nothing: a file that was there stays whole until the new one is. A sentence when it cannot be written. */
export async function writeWhole(file: string, text: string): Promise<string | undefined> {
  try {
    await writeFile(`${file}.new`, text)
    await rename(`${file}.new`, file)
    return undefined
  } catch (error) {
    return whyNot(error, quoted(file))
  }
}

async function gather(stream: AsyncIterable<Buffer | string>, name: string): Promise<ReadText> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of stream) {
    const buffer = Buffer.from(part)
    bytes += buffer.length
    if (bytes > MOST_BYTES) return failure(`${name} ${TOO_LARGE}.`)
    parts.push(buffer)
  }
  const text = Buffer.concat(parts)
    .toString('utf8')
    .replace(/^\ufeff/, '')
  return text.trim() === '' ? failure(`${name} is empty: a record was expected.`) : { ok: true, text }
}

/** Why a file could not be opened, read or written. */
export function whyNot(error: unknown, name: string): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return `There is no file ${name}.`
    case 'EACCES':
    case 'EPERM':
      return `The file ${name} may not be opened.`
    case 'EISDIR':
      return `${name} is a directory, not a file.`
    case 'ENOTDIR':
      return `The path ${name} leads through something that is not a directory.`
    case 'EEXIST':
      return `There is already a file ${name}.`
    default:
      return `The file ${name} could not be used: ${codeOf(error)}.`
  }
}

function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : String(error)
}
