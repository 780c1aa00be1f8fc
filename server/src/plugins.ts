import type { Plugin } from './parts.ts'

/** What every server does besides tables. One line for each; see docs/server.md. */
export const PLUGINS: readonly Plugin[] = []
