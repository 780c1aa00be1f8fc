import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../device/settings.tsx'
import type { Sight, TableClient } from '../match/client.ts'
import { sound } from '../theme/sound.ts'
import { type AimedMove, aimedMoves, aiming, pressAt } from './aims.ts'
import { useLatest } from './use-latest.ts'
import { usePreview } from './use-preview.ts'

/** What somebody does at a table between two moves: places pressed, a move considered, places marked, a move refused. */
export function useTable(client: TableClient, board: FoldedWebBoard, sight: Sight) {
  const { view, offers, lines } = sight
  const root = useRef<HTMLDivElement>(null)
  const byKeys = useRef(false) // the last press came from the board as text: the focus must not be lost
  const moves = useMemo(() => aimedMoves(board, offers, view), [board, offers, view])
  const [pointed, setPointed] = useState<string | null>(null)
  const [button, setButton] = useState<string | null>(null) // the move of the button under the pointer
  const [marked, setMarked] = useState<readonly string[]>([])
  const [refused, setRefused] = useRefused()
  const [sending, setSending] = useSending()
  const choices = useMemo(() => offers.map(({ text }) => text).join('\n'), [offers])
  const [pressed, setPressed] = usePressed(`${sight.viewer}\n${choices}`)
  const now = useMemo(() => aiming(moves, pressed), [moves, pressed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line of the log is the change
  useLayoutEffect(() => {
    setMarked([])
    setButton(null)
    setRefused(null)
  }, [lines, sight.viewer])
  // A press by keys that leaves only buttons leads to the first of them.
  useEffect(() => {
    if (byKeys.current && pressed.length > 0 && now.lit.size === 0) focusOn(root, '[data-choices] button')
  }, [pressed, now])

  // A lone button, such as passing, is not considered before anybody has pressed anything.
  const only = pressed.length > 0 && now.ready.length === 1 ? now.ready[0] : undefined
  const considered = now.ready.find(({ text }) => text === button) ?? only ?? pointedMove(moves, pressed, pointed)
  const ghost = usePreview(client, considered?.text ?? null, lines)

  const cancel = useLatest(() => {
    setPressed([])
    if (byKeys.current) focusOn(root, '[data-cell][tabindex="0"]')
  })
  const play = useLatest(async (text: string) => {
    setSending(true)
    const stands = text === board.letsStand && offers.some(offer => offer.text === text)
    const played = await client.play(text).finally(() => setSending(false))
    if (played.ok) cancel()
    // Who lets an offer stand that was answered meanwhile has what they wanted: there is nothing to say about it.
    setRefused(played.ok || stands ? null : played.refused)
  })
  async function press(places: readonly string[]) {
    setRefused(null)
    let held = pressed
    for (const place of places) {
      const meaning = pressAt(moves, held, place)
      if (meaning.kind === 'play') return play(meaning.move.text)
      if (meaning.kind === 'why') return askWhy(meaning.place)
      held = meaning.pressed
    }
    setPressed(held)
  }
  async function askWhy(place: string) {
    const meant = offers.length > 0 ? board.meant(place, view as never) : undefined
    setPressed([])
    if (meant !== undefined) setRefused(await client.why(meant))
  }
  const onPress = useLatest((...places: readonly string[]) => {
    byKeys.current = false
    return press(places)
  })
  const onPressByKeys = useLatest((...places: readonly string[]) => {
    byKeys.current = true
    return press(places)
  })
  /** What was looked at may be what could not be drawn. */
  const lookAway = () => {
    setMarked([])
    setButton(null)
    setPointed(null)
    setPressed([])
  }
  return {
    root,
    ...{ moves: now, choices, pressed, refused, sending, ghost },
    marked: useMemo(() => new Set(marked), [marked]),
    ...{ play, cancel, lookAway, onPress, onPressByKeys },
    onPoint: setPointed,
    onConsider: setButton,
    onMark: setMarked,
  }
}

const focusOn = (root: RefObject<HTMLElement | null>, selector: string): void =>
  root.current?.querySelector<HTMLElement>(selector)?.focus()

/** Whether a move has been on its way for so long that the player must be told: most are there before anybody sees it. */
function useSending(): readonly [boolean, (sending: boolean) => void] {
  const [sent, setSent] = useState(false)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!sent) return setShown(false)
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER)
    return () => clearTimeout(timer)
  }, [sent])
  return [sent && shown, setSent]
}
const SHOWN_AFTER = 600 // milliseconds

/** The last no, which can also be heard. */
function useRefused() {
  const settings = useSettings()
  const [refused, setRefused] = useState<Refused<string> | null>(null)
  const refuse = (why: Refused<string> | null) => {
    setRefused(why)
    if (why !== null && settings.sound) sound('no')
  }
  return [refused, refuse] as const
}

/**
 * The places pressed so far. What was begun before the choices changed is no longer what it was; others who choose at the
 * same time change nothing. An effect that forgets would come late, and forget the first press on the new choices too.
 */
function usePressed(choices: string): readonly [readonly string[], (pressed: readonly string[]) => void] {
  const [held, hold] = useState<{ readonly choices: string; readonly pressed: readonly string[] }>()
  const pressed = held?.choices === choices ? held.pressed : NOTHING
  return [pressed, next => hold({ choices, pressed: next })]
}
const NOTHING: readonly string[] = []

/** The one move that a press on the pointed place would make. */
function pointedMove(
  moves: readonly AimedMove[],
  pressed: readonly string[],
  pointed: string | null,
): AimedMove | undefined {
  if (pointed === null) return undefined
  const then = aiming(moves, [...pressed, pointed])
  return then.ready.length === 1 && then.open.length === 1 ? then.ready[0] : undefined
}
