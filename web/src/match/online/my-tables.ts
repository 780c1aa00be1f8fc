import type { History, OwnCard } from '@masterplan/protocol'
import { useSyncExternalStore } from 'react'
import { ask } from './api.ts'

/** Own tables that are not over, those that wait for oneself first; empty until the server has said. */
let mine: readonly OwnCard[] = []
let asked = 0
const listeners = new Set<() => void>()

/** Of several that are under way the last that was asked counts; a server that is away changes nothing. */
export async function lookAtMyTables(): Promise<void> {
  const n = ++asked
  const reply = await ask<History>('GET', '/api/me/tables?waiting=true')
  if (n !== asked || !reply.ok) return
  mine = reply.answer.tables
  for (const listener of listeners) listener()
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed)
  return () => listeners.delete(changed)
}

export const useMyTables = (): readonly OwnCard[] => useSyncExternalStore(subscribe, () => mine)

export const waitingIn = (tables: readonly OwnCard[]): readonly OwnCard[] => tables.filter(({ waits }) => waits)
