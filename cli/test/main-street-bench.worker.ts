import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveBench } from '../src/stopwatch.ts'

await serveBench(async () => MAIN_STREET)
