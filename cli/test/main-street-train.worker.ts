import { STREET_MODEL } from '@masterplan/bots/testing'
import { serveTraining } from '../src/train/workers.ts'

serveTraining(async () => STREET_MODEL)
