import { useEffect, useState } from 'react'
import { useSettings } from '../device/settings.tsx'
import type { Sight, TableClient } from '../match/client.ts'
import { whoseTurn } from './prompt-sentence.ts'

/** Milliseconds after which the last animation is over. */
const AFTER_MOTION = 600

/**
 * A decision with nothing to decide is not asked: the seat's own page plays it, as an ordinary line. Among several people that is
 * done only where everybody can see that there is no other move: how fast one answers must tell nobody anything. Behind a
 * curtain nothing is played: who takes the device sees it happen.
 */
export function useLoneMove(client: TableClient, sight: Sight, waits: boolean): boolean {
  const { motion } = useSettings()
  const { lone, offers, setup } = sight
  const position = `${sight.viewer} ${sight.lines}`
  const [refusedAt, setRefusedAt] = useState('') // there it is asked like any other move
  const people = setup.sitters.filter(({ kind }) => kind === 'person').length
  const may = lone === 'openly' || (lone === 'secretly' && people === 1)
  const text = may && whoseTurn(sight) === 'mine' ? offers[0]?.text : undefined
  const plays = text !== undefined && !waits && refusedAt !== position
  useEffect(() => {
    if (!plays) return
    const play = async () => {
      const played = await client.play(text).catch(() => null)
      if (!played?.ok) setRefusedAt(position)
    }
    const timer = setTimeout(play, motion ? AFTER_MOTION : 0)
    return () => clearTimeout(timer)
  }, [client, plays, text, position, motion])
  return plays
}
