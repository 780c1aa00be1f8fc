import { loadModel } from '@masterplan/catalog/games'
import { serveTraining } from './train/workers.ts'

serveTraining(loadModel)
