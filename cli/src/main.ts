#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

enableCompileCache() // else half the time of a start is compiling; it must be on before the first file is loaded
await import('./program.ts')
