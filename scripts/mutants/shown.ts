import { type Planted, plantedIn } from './tests.ts'

/** A fault for somebody who asks what a test would have to look at: its lines before and after. */
export function shown(fault: Planted, text: string): string {
  const lines = (whole: string, length: number) => {
    const from = whole.lastIndexOf('\n', fault.start - 1) + 1
    const end = whole.indexOf('\n', fault.start + length)
    return whole.slice(from, end === -1 ? whole.length : end).split('\n')
  }
  const before = lines(text, fault.end - fault.start)
  const after = lines(plantedIn(text, fault), fault.instead.length)
  return [
    `${fault.file}:${fault.line}`,
    ...before.map(line => `  - ${line.trimEnd()}`),
    ...after.map(line => `  + ${line.trimEnd()}`),
  ].join('\n')
}
