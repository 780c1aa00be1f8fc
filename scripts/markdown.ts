/** One line of a page, and whether it stands inside a fenced block. */
type Line = { readonly text: string; readonly number: number; readonly inBlock: boolean }

function linesOf(page: string): Line[] {
  let fence = ''
  return page.split('\n').map((text, at) => {
    const mark = /^\s*(`{3,}|~{3,})/.exec(text)?.[1] ?? ''
    const isFence = fence === '' ? mark !== '' : mark.startsWith(fence) && text.trim() === mark
    if (isFence) fence = fence === '' ? mark : ''
    return { text: isFence ? '' : text, number: at + 1, inBlock: fence !== '' }
  })
}

/** What a page shows as code: every span in backticks and every line of a fenced block, with its line. */
export function codeIn(page: string): { text: string; line: number }[] {
  return linesOf(page).flatMap(({ text, number, inBlock }) => {
    if (inBlock) return [{ text, line: number }]
    return [...text.matchAll(/(`+)(.+?)\1(?!`)/g)].map(([, , code = '']) => ({ text: code.trim(), line: number }))
  })
}

/** What stands outside of code, with spans in backticks blanked out. */
function proseIn(page: string): { text: string; line: number }[] {
  return linesOf(page)
    .filter(({ inBlock }) => !inBlock)
    .map(({ text, number }) => ({ text: text.replace(/(`+)(.+?)\1(?!`)/g, '``'), line: number }))
}

/** Where `[text](target)`, `![text](target)` and `[name]: target` lead. */
export function linksIn(page: string): { target: string; line: number }[] {
  return proseIn(page).flatMap(({ text, line }) =>
    [...text.matchAll(/\]\(\s*<?([^\s)>]+)>?[^)]*\)|^\s{0,3}\[[^\]]+\]:\s+(\S+)/g)].map(([, inline, named]) => ({
      target: inline ?? named ?? '',
      line,
    })),
  )
}

/** The anchors of a page: its headings, written the way a `#link` to them is, and every explicit id. */
export function anchorsIn(page: string): Set<string> {
  const anchors = new Set<string>()
  for (const { text, inBlock } of linesOf(page)) {
    if (inBlock) continue
    const heading = /^#{1,6}\s+(.*?)\s*#*\s*$/.exec(text)?.[1]
    if (heading !== undefined) addHeading(anchors, slugOf(heading))
    for (const [, id = ''] of text.matchAll(/\s(?:id|name)="([^"]+)"/g)) anchors.add(id)
  }
  return anchors
}

/** A heading that stands twice is counted on: `notes`, `notes-1`. */
function addHeading(anchors: Set<string>, slug: string): void {
  let anchor = slug
  for (let copy = 1; anchors.has(anchor); copy++) anchor = `${slug}-${copy}`
  anchors.add(anchor)
}

function slugOf(heading: string): string {
  const shown = heading.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>]*>/g, '')
  return shown
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation} -]/gu, '')
    .replaceAll(' ', '-')
}
