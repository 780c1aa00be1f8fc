import { serveTasks } from '@masterplan/bots/node'
import { MAIN_STREET, STREET_MODEL } from '@masterplan/bots/testing'
import { taskHandlers } from '../src/tasks.ts'

serveTasks(taskHandlers({ loadGame: async () => MAIN_STREET, loadModel: async () => STREET_MODEL }))
