import { useSyncExternalStore } from 'react'

/** As in room.module.css: three columns, two, or a phone's one. */
export type RoomShape = 'wide' | 'middle' | 'phone'
const WIDE = '(min-width: 1400px)'
const PHONE = '(max-width: 900px)'

/** How the places of the table lie just now. */
export function useRoomShape(): RoomShape {
  const isWide = useQuery(WIDE)
  const isPhone = useQuery(PHONE)
  return isPhone ? 'phone' : isWide ? 'wide' : 'middle'
}

const useQuery = (text: string): boolean =>
  useSyncExternalStore(
    changed => {
      const query = matchMedia(text)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(text).matches,
  )
