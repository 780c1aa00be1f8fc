import { useNavigate, useParams } from '@tanstack/react-router'
import { rememberReplayed } from '../../device/replayed-table.ts'
import type { TableClient } from '../../match/client.ts'
import { recordToFragment } from '../../match/record-links.ts'

/** Goes from a table to the replay of its match, which then knows the way back. */
export function useReplay(client: Pick<TableClient, 'record'>): () => Promise<void> {
  const navigate = useNavigate()
  const { id } = useParams({ strict: false })
  return async () => {
    const hash = await recordToFragment(await client.record())
    if (id !== undefined) rememberReplayed(hash, id)
    await navigate({ to: '/replay', hash })
  }
}
