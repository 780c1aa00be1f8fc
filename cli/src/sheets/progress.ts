import type { Screen } from '../command.ts'

const WIDTH = 30
const APART = 100 // milliseconds between two drawings

/** A bar on a terminal; in a pipe, nothing. */
export function progressOn(screen: Screen, all: number): { at(done: number): void; end(): void } {
  if (!screen.isTTY) return { at() {}, end() {} }
  let drawn = 0
  return {
    at(done) {
      if (performance.now() - drawn < APART) return
      drawn = performance.now()
      const filled = Math.floor((WIDTH * done) / all)
      screen.write(`\r${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done} of ${all}`)
    },
    end() {
      screen.write('\r\u001b[K')
    },
  }
}
