export { askBot, type BotTasks, botHandlers } from './bots.ts'
export { openPool, type RunningTask, type WorkerPool } from './pool.ts'
export { poolHere, serveTasks, type TaskHandlers } from './serve.ts'
