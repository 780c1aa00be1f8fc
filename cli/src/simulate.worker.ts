import { findGame } from '@masterplan/catalog'
import { serveSimulations } from './crew.ts'

serveSimulations(findGame)
