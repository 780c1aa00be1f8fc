import { loadGame } from '@masterplan/catalog/games'
import { serveBench } from './stopwatch.ts'

await serveBench(loadGame)
