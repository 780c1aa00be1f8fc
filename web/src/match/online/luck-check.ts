import { bytesOf, readFair } from '@masterplan/kernel'
import { askRules } from '../rules.ts'
import type { OnlineTable } from './online-table.ts'

/** `fair`: every draw comes from the promised seed. `away`: the server did not give the record. */
export type LuckVerdict = 'fair' | 'unfair' | 'changed' | 'away'

/** Draws all luck of a finished match again, here, and compares the seed with the hash that was shown from the start. */
export async function luckVerdict(client: OnlineTable): Promise<LuckVerdict> {
  const promised = client.room()?.update.luck.hash
  const text = await fetch(`/api/tables/${client.id}/record`).then(
    response => (response.ok ? response.text() : null),
    () => null,
  )
  if (text === null) return 'away'
  const luck = readFair(text)
  if (!luck.ok) return 'away'
  const { fair } = luck
  if (fair.hash !== promised || (await hashOf(fair.seed)) !== fair.hash) return 'changed'
  return (await askRules(rules => rules.drawsAreFair(text))) ? 'fair' : 'unfair'
}

async function hashOf(seed: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytesOf(seed))
  return Array.from(new Uint8Array(digest), byte => byte.toString(16).padStart(2, '0')).join('')
}
