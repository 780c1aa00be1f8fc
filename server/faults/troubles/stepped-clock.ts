import { readFileSync } from 'node:fs'

// Loaded before a server (`--import`): sets its clock forward or back by what a file says, as an operator would.
const file = process.env.MASTERPLAN_STEPPED_CLOCK
const RealDate = Date
let offset = 0

class SteppedDate extends RealDate {
  constructor(...given: readonly unknown[]) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...(given as [number]))
  }
  static override now(): number {
    return RealDate.now() + offset
  }
}

if (file !== undefined) {
  setInterval(() => {
    offset = Number(readFileSync(file, 'utf8')) || 0
  }, 20).unref()
  globalThis.Date = SteppedDate as DateConstructor // but for being called without `new`, which nobody does
}
