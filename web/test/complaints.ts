import type { BrowserContext } from 'playwright-core'

// Whatever goes wrong in any window of any test, in its workers too, fails that test. See no-complaints.ts.

const heard: string[] = []
let foreseen: RegExp[] = []

/** What the browser itself writes when a network is cut or an answer is an error: a page cannot help it. */
const OF_THE_NETWORK = /^Failed to load resource|^WebSocket connection to|net::ERR_/

/** From now on errors of this window and its workers are heard: uncaught ones, rejections, and what React or we report. */
export function listenTo(context: BrowserContext): void {
  context.on('weberror', error => heard.push(`uncaught: ${error.error().message}`))
  context.on('console', message => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) heard.push(message.text())
  })
  context.on('page', page => page.on('crash', () => heard.push(`the window at ${page.url()} crashed`)))
}

/** A test that plants an error names it beforehand. It must then be heard. */
export function foresee(...errors: readonly RegExp[]): void {
  foreseen.push(...errors)
}

/** What was heard since the last time: errors that nobody foresaw, and foreseen ones that did not come. */
export function takeComplaints(): { readonly unforeseen: readonly string[]; readonly missed: readonly RegExp[] } {
  const [errors, named] = [heard.splice(0), foreseen]
  foreseen = []
  return {
    unforeseen: errors.filter(error => !named.some(pattern => pattern.test(error))),
    missed: named.filter(pattern => !errors.some(error => pattern.test(error))),
  }
}
