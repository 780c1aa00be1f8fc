import { loadGame } from '@masterplan/catalog/games'
import { serveThoughts } from './terminal/thinker.ts'

serveThoughts(loadGame)
