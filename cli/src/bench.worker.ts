import { findGame } from '@masterplan/catalog'
import { serveBench } from './stopwatch.ts'

serveBench(findGame)
