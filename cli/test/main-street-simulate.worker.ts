import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveSimulations } from '../src/crew.ts'

serveSimulations(async () => MAIN_STREET)
