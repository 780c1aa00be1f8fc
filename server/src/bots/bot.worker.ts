import { parentPort } from 'node:worker_threads'
import { loadGame } from '@masterplan/catalog/games'
import { type BotTask, think } from './task.ts'

parentPort?.on('message', async (task: BotTask) => {
  parentPort?.postMessage(think(await loadGame(task.game), task))
})
