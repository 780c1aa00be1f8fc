/** Folds a plain value into a number, so that what was heard can be compared without writing it down. */
export function hashOf(value: unknown, into: number): number {
  switch (typeof value) {
    case 'number':
      return mixed(into, Number.isInteger(value) ? value | 0 : Math.floor(value * 2 ** 16) | 0)
    case 'string':
      return foldedText(value, into)
    case 'boolean':
      return mixed(into, value ? 0x51ed : 0x2b0b)
    case 'object':
      return value === null ? mixed(into, 0x7a5f) : foldedFields(value, into)
    default:
      return mixed(into, 0x1f3d)
  }
}

/** One 32-bit step of MurmurHash3. */
export function mixed(into: number, word: number): number {
  let step = Math.imul(word, 0xcc9e2d51)
  step = (step << 15) | (step >>> 17)
  let sum = into ^ Math.imul(step, 0x1b873593)
  sum = (sum << 13) | (sum >>> 19)
  return (Math.imul(sum, 5) + 0xe6546b64) | 0
}

function foldedText(text: string, into: number): number {
  let sum = mixed(into, text.length)
  for (let at = 0; at < text.length; at++) sum = mixed(sum, text.charCodeAt(at))
  return sum
}

/** Brackets count too: [[1], 2] is not [[1, 2]]. */
function foldedFields(value: object, into: number): number {
  let sum = mixed(into, Array.isArray(value) ? 0x3c6e : 0x2f1d)
  for (const [name, field] of Object.entries(value)) sum = hashOf(field, foldedText(name, sum))
  return mixed(sum, 0x6a09)
}
