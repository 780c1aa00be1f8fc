import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveSimulations } from '../src/crew.ts'

serveSimulations(() => MAIN_STREET)
