import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Playable } from '@masterplan/kernel'
import { Farm } from '../farm.ts'
import { carryThrough } from '../trial.ts'
import { Caller, playing, type TroubleOutcome } from './trouble.ts'

const HOUR = 3_600_000
const STEPS = [HOUR, 0, -HOUR, 0] // and so on; at last it is right again
const BANK = 1800 // seconds

/** The machine's clock is set forward and back by an hour, again and again, in the middle of matches. */
export async function clockSteps(rounds: number, games: readonly Playable[]): Promise<TroubleOutcome> {
  const folder = mkdtempSync(join(tmpdir(), 'masterplan-clock-'))
  const file = join(folder, 'offset')
  writeFileSync(file, '0')
  const preload = join(import.meta.dirname, 'stepped-clock.ts')
  const environment = { NODE_OPTIONS: `--import=${preload}`, MASTERPLAN_STEPPED_CLOCK: file }
  const farm = new Farm({ program: null, environment })
  await farm.add()
  const timed = await LiveMatch.begin(farm.address(0))
  const name = 'the clock set forward and back by an hour'
  const steps = STEPS.length * rounds
  const problems: string[] = []
  const strike = async (turn: number) => {
    await farm.untilBusy(0)
    const { underway } = farm
    writeFileSync(file, String(STEPS[turn % STEPS.length]))
    await new Promise(resolve => setTimeout(resolve, 100))
    problems.push(...(await timed.problems()))
    if (turn === steps - 1) await timed.end()
    return underway
  }
  const outcome = await carryThrough({ name, farm, games, faults: steps, within: 0, strike })
  await farm.close()
  rmSync(folder, { recursive: true, force: true })
  const figure = `${steps} steps, ${outcome.matches} matches, ${outcome.moves} moves acknowledged; a clock of ${BANK} s ran ${timed.ran.toFixed(1)} s in ${timed.passed.toFixed(1)} s`
  return { name, figure, problems: [...outcome.problems, ...problems] }
}

/** Somebody thinks about their move meanwhile, and their clock runs. */
class LiveMatch {
  private readonly ana: Caller
  private readonly table: string
  private readonly begun = performance.now()
  ran = 0
  passed = 0

  private constructor(ana: Caller, table: string) {
    this.ana = ana
    this.table = table
  }
  static async begin(address: string): Promise<LiveMatch> {
    const [ana, ben] = [await Caller.at(address, '198.51.100.1'), await Caller.at(address, '198.51.100.2')]
    const clock = { kind: 'live', bank: BANK, increment: 0, late: 'loses' } as const
    return new LiveMatch(ana, await playing(ana, ben, { clock }))
  }

  async problems(): Promise<string[]> {
    const { status, clocks } = await this.ana.look(this.table)
    this.passed = (performance.now() - this.begun) / 1000
    this.ran = BANK - (clocks[0]?.left ?? 0) / 1000
    if (status !== 'playing') return [`A live match was ${status} after a step.`]
    return Math.abs(this.ran - this.passed) > 2 + this.passed / 10
      ? [`A clock ran ${this.ran} s in ${this.passed} s.`]
      : []
  }
  async end(): Promise<void> {
    const moved = await this.ana.move(this.table)
    if (!moved.ok) throw new Error(`Who thought about their move got ${moved.code}.`)
  }
}
