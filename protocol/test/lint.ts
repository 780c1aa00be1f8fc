import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApi } from '@masterplan/protocol'

// A step of `npm test`: the OpenAPI document by Redocly's recommended rules. Nothing leaves this machine.

const cache = fileURLToPath(new URL('../../.cache/', import.meta.url))
const file = `${cache}openapi.json`
mkdirSync(cache, { recursive: true })
writeFileSync(file, JSON.stringify(openApi('0.1.0'), null, 2))
const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
const { status, error } = spawnSync('redocly', ['lint', '--extends=recommended', file], { stdio: 'inherit', env })
if (error !== undefined) console.error(`redocly cannot be started: ${error.message}`)
process.exitCode = status ?? 1
