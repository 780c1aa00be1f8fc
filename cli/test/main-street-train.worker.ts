import { STREET_MODEL } from '@masterplan/bots/testing'
import { serveTraining } from '../src/train-crew.ts'

serveTraining(async () => STREET_MODEL)
