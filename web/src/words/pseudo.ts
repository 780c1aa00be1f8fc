const ACCENTS: Readonly<Record<string, string>> = {
  ...{ a: 'á', b: 'ƀ', c: 'ç', d: 'đ', e: 'é', g: 'ğ', h: 'ĥ', i: 'í', j: 'ĵ', k: 'ķ', l: 'ł', n: 'ñ', o: 'ö', r: 'ř' },
  ...{ s: 'š', t: 'ţ', u: 'ü', w: 'ŵ', y: 'ý', z: 'ž', A: 'Á', C: 'Ç', D: 'Đ', E: 'É', G: 'Ğ', I: 'Í', L: 'Ł', N: 'Ñ' },
  ...{ O: 'Ö', R: 'Ř', S: 'Š', T: 'Ţ', U: 'Ü', W: 'Ŵ', Y: 'Ý', Z: 'Ž' },
}

/** So much longer are sentences in the wordiest languages we would add. */
const LONGER = 0.35

/**
 * A sentence as a language that nobody speaks would have it: accents on every letter, a third longer, in brackets. Text
 * without accents was never translated; text without its closing bracket is cut off.
 */
export function pseudo(sentence: string): string {
  const accented = Array.from(sentence, letter => ACCENTS[letter] ?? letter).join('')
  return `⟦${accented}${' ~~~~'.repeat(Math.ceil((sentence.length * LONGER) / 5))}⟧`
}
