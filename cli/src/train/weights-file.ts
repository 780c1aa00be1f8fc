import type { Trial, WeightFile } from '@masterplan/kernel'
import type { NetworkFile } from '@masterplan/kernel/net'

/** One line for each row of numbers. */
export const jsonOf = (file: WeightFile | NetworkFile): string => {
  const rows = JSON.stringify(file, null, 2).replace(
    /\[[^[\]{}]*\]/g,
    row => `[${row.slice(1, -1).trim().replace(/\s+/g, ' ')}]`,
  )
  return `${rows}\n`
}

export const TRIAL_HEAD = ['matches', 'won', 'between', 'than the insight before']

export function trialCells({ matches, share, low, high }: Trial): string[] {
  const percent = (part: number) => `${(100 * part).toFixed(1)} %`
  const verdict = low > 0.5 ? 'stronger' : high < 0.5 ? 'weaker' : 'not told apart'
  return [String(matches), percent(share), `${percent(low)} to ${percent(high)}`, verdict]
}
