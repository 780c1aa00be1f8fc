import type { Seat } from '@masterplan/kernel'
import type { Clock } from '@masterplan/protocol'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deadline, fullTime, shown, timesAfter } from '../src/clocks/clock.ts'
import { after, awake, isZone, type QuietHours } from '../src/clocks/quiet-hours.ts'

const HOUR = 3_600_000
const NIGHT: QuietHours = { from: 22 * 60, to: 8 * 60, zone: 'Europe/Zurich' }
const at = (text: string) => Date.parse(text)

const zones = fc.constantFrom('UTC', 'Europe/Zurich', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe')
const quiets: fc.Arbitrary<QuietHours | null> = fc.option(
  fc.record({ from: fc.integer({ min: 0, max: 1439 }), to: fc.integer({ min: 0, max: 1439 }), zone: zones }),
)
const moments = fc.integer({ min: at('2024-01-01T00:00:00Z'), max: at('2030-01-01T00:00:00Z') })
const spans = fc.integer({ min: 0, max: 5 * 24 * HOUR })

describe('quiet hours', () => {
  test('a night does not count', () => {
    expect(awake(at('2026-03-02T18:00:00Z'), at('2026-03-03T12:00:00Z'), NIGHT)).toBe(3 * HOUR + 5 * HOUR)
    expect(after(at('2026-03-02T18:00:00Z'), 4 * HOUR, NIGHT)).toBe(at('2026-03-03T08:00:00Z'))
    expect(after(at('2026-03-02T23:30:00Z'), 0, NIGHT)).toBe(at('2026-03-02T23:30:00Z'))
  })
  test('they follow the clock on the wall when it is changed', () => {
    // In the night of 29 March 2026 clocks in Zurich go from 2 to 3: eight o'clock comes an hour earlier.
    expect(after(at('2026-03-28T20:00:00Z'), 2 * HOUR, NIGHT)).toBe(at('2026-03-29T07:00:00Z'))
  })
  test('without them, time is time', () => {
    expect(awake(5, 1005, null)).toBe(1000)
    expect(after(5, 1000, { from: 60, to: 60, zone: 'UTC' })).toBe(1005)
  })
  test('zones are those that exist', () => {
    expect(isZone('Europe/Zurich')).toBe(true)
    expect(isZone('Middle/Earth')).toBe(false)
  })

  test('exactly the budget has counted when it is used up, and less just before', () => {
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 3 * 24 * HOUR }), quiets, (from, budget, quiet) => {
        // A minute a day is too little to use up days of time within the years that this test looks at.
        fc.pre(quiet === null || quiet.from === quiet.to || (quiet.from - quiet.to + 1440) % 1440 >= 60)
        const end = after(from, budget, quiet)
        expect(awake(from, end, quiet)).toBe(budget)
        expect(awake(from, end - 1, quiet)).toBe(budget - 1)
      }),
      { numRuns: 300 },
    )
  })
  test('time adds up, and never runs backwards or too fast', () => {
    fc.assert(
      fc.property(moments, spans, spans, quiets, (from, one, two, quiet) => {
        const middle = from + one
        const end = middle + two
        const whole = awake(from, end, quiet)
        expect(awake(from, middle, quiet) + awake(middle, end, quiet)).toBe(whole)
        expect(whole).toBeGreaterThanOrEqual(0)
        expect(whole).toBeLessThanOrEqual(end - from)
      }),
      { numRuns: 300 },
    )
  })
})

const LIVE: Clock = { kind: 'live', bank: 60, increment: 5, late: 'loses' }
const DAYS: Clock = { kind: 'days', perMove: 24, quiet: NIGHT, late: 'bot-moves' }
const moment = (time: number, awaited: readonly Seat[], decided: Seat | null, seq = 1) => ({
  ...{ at: time, seq, awaited, decided, restarted: false, eased: null, asked: [], justAsked: false },
})

describe('clocks', () => {
  test('a bank runs while its seat is awaited and grows with each decision', () => {
    let times = timesAfter(LIVE, fullTime(LIVE, 2), moment(0, [0], null))
    expect(deadline(LIVE, times[0]!)).toBe(60_000)
    expect(deadline(LIVE, times[1]!)).toBeNull()
    times = timesAfter(LIVE, times, moment(20_000, [1], 0))
    expect(shown(LIVE, times[0]!, 25_000)).toEqual({ left: 45_000, running: false, at: 25_000 })
    expect(shown(LIVE, times[1]!, 25_000)).toEqual({ left: 55_000, running: true, at: 25_000 })
    times = timesAfter(LIVE, times, moment(100_000, [0], 1))
    expect(shown(LIVE, times[1]!, 100_000)?.left).toBe(5000)
  })
  test('choices made together: each runs until its own is made', () => {
    let times = timesAfter(LIVE, fullTime(LIVE, 3), moment(0, [0, 1, 2], null, 4))
    times = timesAfter(LIVE, times, moment(10_000, [1, 2], 0, 5))
    expect(times.map(({ from, since }) => [from, since])).toEqual([
      [null, 5],
      [0, 4],
      [0, 4],
    ])
  })
  test('with days, every decision has its own', () => {
    const noon = at('2026-03-02T12:00:00Z')
    let times = timesAfter(DAYS, fullTime(DAYS, 2), moment(noon, [0], null))
    times = timesAfter(DAYS, times, moment(noon + HOUR, [0], 0))
    expect(shown(DAYS, times[0]!, noon + HOUR)?.left).toBe(24 * HOUR)
    expect(deadline(DAYS, times[0]!)).toBe(at('2026-03-04T09:00:00Z'))
  })
  test('without a clock nobody is late', () => {
    const none: Clock = { kind: 'none' }
    const times = timesAfter(none, fullTime(none, 2), moment(0, [0], null))
    expect(deadline(none, times[0]!)).toBeNull()
    expect(shown(none, times[0]!, 5)).toBeNull()
  })

  test('no time is lost or made: bank and increments are what was used and what is left', () => {
    const steps = fc.array(fc.tuple(fc.integer({ min: 0, max: 4000 }), fc.constantFrom<Seat>(0, 1)), { maxLength: 12 })
    fc.assert(
      fc.property(steps, given => {
        let now = 0
        let awaited: Seat = 0
        let times = timesAfter(LIVE, fullTime(LIVE, 2), moment(0, [0], null))
        const used = [0, 0]
        const decisions = [0, 0]
        for (const [wait, next] of given) {
          now += wait
          used[awaited]! += wait
          decisions[awaited]!++
          times = timesAfter(LIVE, times, moment(now, [next], awaited))
          awaited = next
        }
        for (const seat of [0, 1]) {
          const left = shown(LIVE, times[seat]!, now)?.left
          expect(left).toBe(60_000 + 5000 * decisions[seat]! - used[seat]!)
        }
      }),
    )
  })
})
