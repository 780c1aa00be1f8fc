const MOST = 6
const LONGEST = 400

/** Where two JSON values differ, the first few places, each with what stands there in the old and the new one. */
export function differencesOf(old: unknown, now: unknown): string[] {
  const found: string[] = []
  search(old, now, '')
  return found.length > MOST ? [...found.slice(0, MOST), `  and ${found.length - MOST} more`] : found

  function search(one: unknown, other: unknown, path: string): void {
    if (JSON.stringify(one) === JSON.stringify(other)) return
    if (!isTree(one) || !isTree(other) || Array.isArray(one) !== Array.isArray(other)) {
      found.push(`  ${path || 'all'}: old ${brief(one)}, new ${brief(other)}`)
      return
    }
    const [names, others] = [Object.keys(one), Object.keys(other)]
    if (
      names.length === others.length &&
      names.every(name => Object.hasOwn(other, name)) &&
      names.join() !== others.join()
    )
      found.push(`  ${path || 'all'}: the order of its keys: old ${brief(names)}, new ${brief(others)}`)
    for (const name of new Set([...names, ...others])) {
      search(Reflect.get(one, name), Reflect.get(other, name), path === '' ? name : `${path}.${name}`)
    }
  }
}

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null

function brief(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}
