import { serveTasks } from '@masterplan/bots/node'
import { loadGame, loadModel } from '@masterplan/catalog/games'
import { taskHandlers } from './tasks.ts'

serveTasks(taskHandlers({ loadGame, loadModel }))
