import { loadGame } from '@masterplan/catalog/games'
import { serveSoaks } from './soak-crew.ts'

serveSoaks(loadGame)
