import { bytesOf, readFair } from '@masterplan/kernel'
import { seenAt } from '../../device/seen-tables.ts'
import { askRules } from '../rules.ts'
import type { OnlineTable } from './online-table.ts'

/**
 * `fair`: every draw comes from the promised seed. `changed`: it is another seed. `retold`: the record is not the match that
 * was seen here. `away`: the server did not give the record.
 */
export type LuckVerdict = 'fair' | 'unfair' | 'changed' | 'retold' | 'away'

/**
 * Draws all luck of a finished match again, here. The seed is compared with the first hash that this device was shown, and
 * the record with what this device has moved and this page has heard.
 */
export async function luckVerdict(client: OnlineTable): Promise<LuckVerdict> {
  const promised = seenAt(client.id)?.hash
  const text = await fetch(`/api/tables/${client.id}/record`).then(
    response => (response.ok ? response.text() : null),
    () => null,
  )
  if (text === null) return 'away'
  const luck = readFair(text)
  if (!luck.ok) return 'away'
  const { fair } = luck
  if (fair.hash !== promised || (await hashOf(fair.seed)) !== fair.hash) return 'changed'
  if (!(await askRules(rules => rules.drawsAreFair(text)))) return 'unfair'
  return (await askRules(rules => rules.tellsAll(text, client.heardOfMatch()))) ? 'fair' : 'retold'
}

async function hashOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
