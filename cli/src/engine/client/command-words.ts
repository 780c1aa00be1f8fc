/**
 * A command as a shell would split it: at spaces, and quotes hold together. There is no shell in between, so that what is
 * started is what was named. Undefined: a quote does not end.
 */
export function commandWords(command: string): string[] | undefined {
  const words: string[] = []
  let word: string | undefined
  let quote: string | undefined
  for (const letter of command) {
    if (quote !== undefined) {
      if (letter === quote) quote = undefined
      else word += letter
    } else if (letter === '"' || letter === "'") {
      quote = letter
      word ??= ''
    } else if (/\s/.test(letter)) {
      if (word !== undefined) words.push(word)
      word = undefined
    } else word = (word ?? '') + letter
  }
  if (quote !== undefined) return undefined
  return word === undefined ? words : [...words, word]
}
