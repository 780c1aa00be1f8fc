import { loadModel } from '@masterplan/catalog/models'
import { serveTraining } from './train-crew.ts'

serveTraining(loadModel)
