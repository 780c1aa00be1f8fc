import type { LinkPreview } from '../outgoing/link-previews.ts'

/** Where the page is, so that programs which read its head find its picture. */
export interface PagePlace {
  readonly origin: string // `https://masterplan.example`
  readonly path: string
  readonly hasPicture: boolean
}

const TITLE = /<title>[^<]*<\/title>/
const DESCRIPTION = /\s*<meta name="description"[^>]*>/
const NAME = 'Masterplan'

/** Whether a head can be written into this page. */
export const hasHead = (page: string): boolean => TITLE.test(page)

/** The page with a head that says what is at this address. `place` is null where nobody knows its origin. */
export function withHead(page: string, { title, description, picture }: LinkPreview, place: PagePlace | null): string {
  const shown = title.startsWith(NAME) ? title : `${title} · ${NAME}`
  const told: (readonly [kind: 'name' | 'property', name: string, content: string])[] = [
    ['name', 'description', description],
    ['property', 'og:type', 'website'],
    ['property', 'og:site_name', NAME],
    ['property', 'og:title', title],
    ['property', 'og:description', description],
    ...(place === null ? [] : [['property', 'og:url', `${place.origin}${place.path}`] as const]),
    ...(place?.hasPicture ? [['property', 'og:image', `${place.origin}${pictureAt(picture)}`] as const] : []),
    ['name', 'twitter:card', place?.hasPicture ? 'summary_large_image' : 'summary'],
  ]
  const metas = told.map(([kind, name, content]) => `<meta ${kind}="${name}" content="${escaped(content)}" />`)
  const head = [`<title>${escaped(shown)}</title>`, ...metas].join('\n    ')
  return page.replace(DESCRIPTION, '').replace(TITLE, () => head) // a function: names may have a $ in them
}

const OF_THE_HOUSE = new RegExp(`^${NAME}\\s?: `)
const ROOT = '<div id="root"></div>'

/** The page with where it leads written into it: that is read while its scripts are still on their way, which replace it. */
export function withArrival(page: string, { title, description, language }: LinkPreview): string {
  const [first = '', ...rest] = title.replace(OF_THE_HOUSE, '')
  const [shown, told] = [first.toUpperCase() + rest.join(''), description].map(escaped)
  const arrival = `<div class="arriving" lang="${language}"><b>${NAME}</b><h2>${shown}</h2><p>${told}</p></div>`
  return page.replace(ROOT, () => `<div id="root">${arrival}</div>`)
}

export const pictureAt = (picture: string): string => `/pictures/${picture}.png`

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string): string => text.replace(/[&<>"']/g, sign => SIGNS[sign] ?? '')
