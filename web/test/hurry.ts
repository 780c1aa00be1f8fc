import type { BrowserContext } from 'playwright-core'
import { builtScripts } from './browser.ts'

/** Bots think as ever, but their clock runs faster: what is tested is the page, not patience. */
export const hurryBots = (context: BrowserContext): Promise<void> =>
  plantInBots(context, 'const usual = performance.now.bind(performance); performance.now = () => usual() * 20')

/**
 * Has every worker in which bots of this device think run some code of ours before its own. Of a worker that a worker starts
 * the browser shows no requests: whoever starts it is given code that starts another instead.
 */
export async function plantInBots(context: BrowserContext, planted: string): Promise<void> {
  const starter = (await builtScripts()).find(({ name }) => name.startsWith('table.worker'))
  if (starter === undefined) throw new Error('No script starts the workers of bots.')
  const body = `${starter.code};(${startWith})(${JSON.stringify(planted)})`
  await context.route(`**/assets/${starter.name}`, route => route.fulfill({ contentType: 'text/javascript', body }))
}

/** Runs in the worker of a table. */
function startWith(planted: string): void {
  const Usual = Worker
  Object.assign(globalThis, {
    Worker: function Planted(address: URL, options: WorkerOptions) {
      const script = (code: string) => URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
      const both = [script(planted), address].map(each => `import ${JSON.stringify(each)}`)
      return new Usual(script(both.join('\n')), options)
    },
  })
}
