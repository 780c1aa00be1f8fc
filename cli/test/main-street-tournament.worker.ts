import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveDeals } from '../src/tournament-crew.ts'

serveDeals(async () => MAIN_STREET)
