import { loadGame } from '@masterplan/catalog/games'
import { serveDeals } from './tournament/workers.ts'

serveDeals(loadGame)
