import { loadGame } from '@masterplan/catalog/games'
import { serveDeals } from './tournament-crew.ts'

serveDeals(loadGame)
