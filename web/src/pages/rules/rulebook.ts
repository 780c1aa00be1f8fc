/** A line of a rulebook: a heading, a numbered rule, or plain text. */
export interface RuleLine {
  readonly key: number
  readonly kind: 'heading' | 'rule' | 'text'
  readonly id: string | null
  readonly text: string
}

/** Rulebooks are Markdown of a narrow kind: headings, bullets that begin with a bold number, paragraphs, tables. */
export function ruleLines(markdown: string): RuleLine[] {
  const blocks = markdown.split(/\n(?=\s*$|#|- |\|)/m)
  return blocks.flatMap((block, key): RuleLine[] => {
    const text = plain(block)
    if (text === '') return []
    const [, heading] = /^#+ (.*)$/s.exec(text) ?? []
    if (heading !== undefined) return [{ key, kind: 'heading', id: null, text: heading }]
    const [, id, rule] = /^- \*\*([A-Z][\w.-]*)\*\*:?\s*(.*)$/s.exec(block.trim()) ?? []
    if (id !== undefined) return [{ key, kind: 'rule', id, text: plain(rule ?? '') }]
    if (/^[|\s:-]+$/.test(text)) return []
    return [{ key, kind: 'text', id: null, text: text.replace(/^- /, '• ').replaceAll('|', ' ').trim() }]
  })
}

const plain = (text: string): string =>
  text
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll('**', '')
    .replaceAll('`', '')
    .replace(/(?<=\s|^)\*(?=\S)([^*]+)\*/g, '$1')
    .replace(/[ \r\n]+/g, ' ') // the unbreakable spaces of French stay
    .trim()
