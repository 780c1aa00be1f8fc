import { parentPort } from 'node:worker_threads'
import { loadGame } from '@masterplan/catalog/games'
import { type Errand, think } from './errand.ts'

parentPort?.on('message', async (errand: Errand) => {
  parentPort?.postMessage(think(await loadGame(errand.game), errand))
})
