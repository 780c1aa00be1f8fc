import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveSoaks } from '../src/soak-crew.ts'

serveSoaks(async () => MAIN_STREET)
