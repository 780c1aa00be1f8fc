import { loadGame } from '@masterplan/catalog/games'
import { serveThoughts } from './play/thinker.ts'

serveThoughts(loadGame)
