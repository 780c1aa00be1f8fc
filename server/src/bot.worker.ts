import { botHandlers, serveTasks } from '@masterplan/bots/node'
import { loadGame } from '@masterplan/catalog/games'

serveTasks(botHandlers(loadGame))
