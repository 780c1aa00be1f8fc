import { setTimeout } from 'node:timers/promises'
import { type BotTasks, botHandlers, serveTasks } from '../src/node/index.ts'
import { MAIN_STREET } from './main-street/index.ts'

/** What the threads of the pool's tests do. */
export type PlantedTasks = BotTasks & {
  readonly double: { readonly task: number; readonly answer: number }
  readonly fail: { readonly task: string; readonly answer: never }
  readonly exit: { readonly task: null; readonly answer: never }
  readonly sleep: { readonly task: number; readonly answer: string }
  readonly spin: { readonly task: null; readonly answer: string }
}

serveTasks<PlantedTasks>({
  ...botHandlers(async id => (id === 'main-street' ? MAIN_STREET : undefined)),
  double: number => 2 * number,
  fail(sentence) {
    throw new Error(sentence)
  },
  exit: () => process.exit(),
  sleep: milliseconds => setTimeout(milliseconds, 'slept'),
  spin(_, { id, stopFlag }) {
    while (stopFlag !== undefined && Atomics.load(stopFlag, 0) < id);
    return 'hurried'
  },
})
