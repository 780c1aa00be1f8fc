import { loadGame } from '@masterplan/catalog/games'
import { type BotTasks, botHandlers, serveTasks } from '../src/node/index.ts'

/** Bots of the real games, in a thread. */
serveTasks<BotTasks>(botHandlers(loadGame))
