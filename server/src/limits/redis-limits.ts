import { randomBytes } from 'node:crypto'
import { Redis } from 'ioredis'
import { monotonic } from './budget.ts'
import { localLimits, type SharedLimits } from './shared-limits.ts'

const BUCKET = 'masterplan:bucket:'
const HELD = 'masterplan:held:'
const TRIES = 'masterplan:tries:'
/** What a process says it holds counts for so long; one that died is forgotten then. */
const GONE = 30_000

// Redis does one script after another, and by its own clock: machines need not agree on the time. It may be set back or
// forward as well: nobody pays for that, and whatever lies further ahead than it can is taken for as far as it can.
const NOW = `local time = redis.call('TIME') local now = time[1] * 1000 + math.floor(time[2] / 1000)`
const SPEND = `${NOW}
  local burst, rate, spent = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
  local known = redis.call('HMGET', KEYS[1], 'left', 'at')
  local left, at = tonumber(known[1]) or burst, tonumber(known[2]) or now
  left = math.max(-burst, math.min(burst, left + math.max(0, now - at) / 1000 * rate) - spent)
  redis.call('HSET', KEYS[1], 'left', left, 'at', now)
  redis.call('PEXPIRE', KEYS[1], math.ceil(2 * burst / rate * 1000))
  return tostring(left)`
const HOLD = `${NOW}
  local me, here, most, gone = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  local others = 0
  local held = redis.call('HGETALL', KEYS[1])
  for at = 1, #held, 2 do
    local count, til = string.match(held[at + 1], '(%d+) (%d+)')
    if tonumber(til) < now or tonumber(til) > now + gone then redis.call('HDEL', KEYS[1], held[at])
    elseif held[at] ~= me then others = others + tonumber(count) end
  end
  if others + here > most then return 0 end
  redis.call('HSET', KEYS[1], me, string.format('%d %d', here, now + gone))
  redis.call('PEXPIRE', KEYS[1], gone)
  return 1`
const HOLDS = `${NOW}
  if ARGV[2] == '0' then return redis.call('HDEL', KEYS[1], ARGV[1]) end
  redis.call('HSET', KEYS[1], ARGV[1], string.format('%d %d', ARGV[2], now + ARGV[3]))
  return redis.call('PEXPIRE', KEYS[1], ARGV[3])`
const ATTEMPT = `
  local count = redis.call('INCR', KEYS[1])
  local left = redis.call('TTL', KEYS[1])
  if count == 1 or left > tonumber(ARGV[1]) then redis.call('EXPIRE', KEYS[1], ARGV[1]) left = tonumber(ARGV[1]) end
  return { count, left }`

/** Limits over all processes, kept by Redis. While it is away everybody may go on, by what each process knows itself. */
export function openRedisLimits(url: string, warn: (sentence: string) => void): SharedLimits {
  const me = randomBytes(6).toString('base64url')
  const here = localLimits(monotonic)
  const redis = new Redis(url, {
    ...{ maxRetriesPerRequest: 1, enableOfflineQueue: false, retryStrategy: () => 500, enableAutoPipelining: true },
    commandTimeout: 1000,
  })
  let isAway = false
  redis.on('error', () => {})

  /** Undefined while Redis is away: said once, not for each request. */
  async function run(script: string, key: string, ...args: readonly (string | number)[]): Promise<unknown> {
    try {
      const told = await redis.eval(script, 1, key, ...args)
      if (isAway) warn('Redis is back: limits hold for all processes together')
      isAway = false
      return told
    } catch {
      if (!isAway) warn('Redis is away: limits hold for each process by itself')
      isAway = true
      return undefined
    }
  }

  return {
    async spend(bucket, { burst, perSecond }, spent) {
      const left = await run(SPEND, BUCKET + bucket, burst, perSecond, spent)
      return left === undefined ? null : Number(left)
    },
    async hold(who, held, most) {
      return (await run(HOLD, HELD + who, me, held, most, GONE)) !== 0
    },
    holds: (who, held) => void run(HOLDS, HELD + who, me, held, GONE),
    async attempt(what, tries) {
      const told = await run(ATTEMPT, TRIES + what, tries.window)
      if (!Array.isArray(told)) return here.attempt(what, tries)
      const [count, wait] = told.map(Number)
      const allowed = (count ?? 0) <= tries.max
      return { allowed, retryAfter: allowed ? null : Math.max(1, wait ?? 1) }
    },
    async close() {
      redis.disconnect()
    },
  }
}
