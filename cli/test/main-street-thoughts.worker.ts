import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveThoughts } from '../src/play/thinker.ts'

serveThoughts(async () => MAIN_STREET)
