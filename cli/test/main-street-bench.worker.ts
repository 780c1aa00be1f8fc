import { MAIN_STREET } from '@masterplan/bots/testing'
import { serveBench } from '../src/stopwatch.ts'

serveBench(() => MAIN_STREET)
