import { loadGame } from '@masterplan/catalog/games'
import { serveSimulations } from './crew.ts'

serveSimulations(loadGame)
