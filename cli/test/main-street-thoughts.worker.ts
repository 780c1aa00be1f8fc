import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveThoughts } from '../src/terminal/thinker.ts'

serveThoughts(async () => MAIN_STREET)
