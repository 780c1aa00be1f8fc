import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveDeals } from '../src/tournament/workers.ts'

serveDeals(async () => MAIN_STREET)
