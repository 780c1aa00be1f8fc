import { uptime } from 'node:os'

/** At most a twentieth faster or slower than time passes: an hour is made up for in less than a day. */
const SLEW = 0.05

/**
 * The time of day, which never jumps and never goes back. It follows the machine's clock, but when somebody sets that an
 * hour forward or back, no player has lost or won an hour: the difference is made up for slowly. `elapsed` must be a clock
 * that nobody can set.
 */
export function steadyClock(wall: () => number, elapsed: () => number): () => number {
  let time = wall()
  let at = elapsed()
  return () => {
    const now = elapsed()
    const passed = Math.max(0, now - at)
    at = now
    const ahead = wall() - (time + passed)
    time += passed + Math.max(-SLEW * passed, Math.min(SLEW * passed, ahead))
    return Math.floor(time)
  }
}

const LOOK = 1000
const SLEPT = 1500 // the system tells its age in hundredths of a second, and not at the same moment

/** Milliseconds that pass while the machine runs or sleeps; `performance` alone stands still while it sleeps. */
export function elapsedOnMachine(): () => number {
  let asleep = 0
  let looked = performance.now()
  const age = () => uptime() * 1000 - performance.now()
  let awake = age()
  return () => {
    const now = performance.now()
    if (now - looked > LOOK) {
      looked = now
      const slept = age() - awake
      if (slept > SLEPT) {
        asleep += slept
        awake += slept
      }
    }
    return now + asleep
  }
}
