import type { Remote } from 'comlink'
import { PageWorker } from './workers/page-worker.ts'
import type { RulesWorker } from './workers/rules.worker.ts'

const worker = new PageWorker<RulesWorker>(
  () => new Worker(new URL('./workers/rules.worker.ts', import.meta.url), { type: 'module' }),
)

/** Asks about rules, which run in a worker of the page. One that dies over an answer is asked once more, in another. */
export const askRules = <Answer>(question: (rules: Remote<RulesWorker>) => Promise<Answer>): Promise<Answer> =>
  worker.ask(question).catch(() => worker.ask(question))
