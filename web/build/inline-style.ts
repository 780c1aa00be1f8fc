import type { Plugin } from 'vite'

const SHEET = /\s*<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/
const BLUEPRINT = /\[data-theme=["']?blueprint["']?\]\{([^}]*)\}/

/** Puts the style sheet of every page into the page: the first picture needs no second way to the server. */
export function inlineStyle(): Plugin {
  return {
    name: 'inline-style',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const [, file = ''] = SHEET.exec(html) ?? []
        const sheet = bundle[file]
        if (sheet?.type !== 'asset') throw new Error('The page has no style sheet to put into it.')
        // Scripts that come later look for the sheet by its name before they fetch it; one that is off is never fetched.
        const known = `<link rel="stylesheet" disabled crossorigin href="/${file}">`
        const style = `<style>${sheet.source}${byNight(String(sheet.source))}</style>`
        return html.replace(SHEET, () => `\n    ${style}\n    ${known}`)
      },
    },
  }
}

/** Until a script has read which theme somebody has chosen, the system's is shown. */
function byNight(sheet: string): string {
  const [, colours] = BLUEPRINT.exec(sheet) ?? []
  if (colours === undefined) throw new Error('The style sheet has no colours for the night.')
  return `@media (prefers-color-scheme:dark){:root:not([data-theme]){${colours}}}`
}
