import { loadModel } from '@masterplan/catalog/models'
import { serveTraining } from './train/workers.ts'

serveTraining(loadModel)
