import { commitmentTo, type Fair, readFair } from '@masterplan/kernel'
import { type GivenNonce, noncesAt } from '../../device/own-nonces.ts'
import { seenAt } from '../../device/seen-tables.ts'
import { askRules } from '../rules.ts'
import type { OnlineTable } from './online-table.ts'

/**
 * `fair`: every draw comes from the promised seed and nonces. `changed`: it is another seed. `left-out`: the nonces are not
 * those that were promised to this device, or lack its own. `retold`: the record is not the match that was seen here.
 * `away`: the server did not give the record.
 */
export type LuckVerdict = 'fair' | 'unfair' | 'changed' | 'left-out' | 'retold' | 'away'

/** `without`: seats that added nothing to the luck. `times`: how often this device did. */
export interface LuckReport {
  readonly verdict: LuckVerdict
  readonly without: readonly number[]
  readonly times: number
}

/** Draws all luck of a finished match again, here, and compares all that was promised with what this device heard then. */
export async function checkedLuck(client: OnlineTable): Promise<LuckReport> {
  const text = await fetch(`/api/tables/${client.id}/record`).then(
    response => (response.ok ? response.text() : null),
    () => null,
  )
  const luck = text === null ? null : readFair(text)
  const { times } = noncesAt(client.id)
  if (text === null || luck?.ok !== true) return { verdict: 'away', without: [], times }
  const without = luck.fair.nonces.flatMap((each, seat) => (each?.nonce == null ? [seat] : []))
  return { verdict: await verdictOn(text, luck.fair, client), without, times }
}

/** The seed is compared with the first hash that this device was shown, the record with what it moved and heard. */
async function verdictOn(text: string, fair: Fair, client: OnlineTable): Promise<LuckVerdict> {
  if (fair.hash !== seenAt(client.id)?.hash || commitmentTo(fair.seed) !== fair.hash) return 'changed'
  const { given } = noncesAt(client.id)
  if (given !== null && !isKept(given, fair.nonces)) return 'left-out'
  if (!(await askRules(rules => rules.drawsAreFair(text)))) return 'unfair'
  return (await askRules(rules => rules.tellsAll(text, client.heardOfMatch()))) ? 'fair' : 'retold'
}

/** Every seat is bound to what it was bound to when this device showed its nonce, and that is there. */
const isKept = ({ seat, nonce, commitments }: GivenNonce, nonces: Fair['nonces']): boolean =>
  nonces[seat]?.nonce === nonce &&
  commitments.every((commitment, at) => (nonces[at]?.commitment ?? null) === commitment)
