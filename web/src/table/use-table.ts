import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Offer, Refused } from '@masterplan/kernel'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useSettings } from '../device/settings.tsx'
import type { Sight, TableClient } from '../match/client.ts'
import { sound } from '../theme/sound.ts'
import { type AimedMove, aimedMoves, aiming, kindsOnOffer, ofKind, pressAt } from './aims.ts'
import { useHeldMove } from './use-held-move.ts'
import { useLatest } from './use-latest.ts'
import { usePreview } from './use-preview.ts'

/** What somebody does at a table between two moves: a kind chosen, places pressed, a move held, a move refused. */
export function useTable(client: TableClient, board: FoldedWebBoard, sight: Sight) {
  const { view, offers, lines } = sight
  const { confirmMoves } = useSettings()
  const root = useRef<HTMLDivElement>(null)
  const byKeys = useRef(false) // the last press came from the board as text: the focus must not be lost
  const [hinted, setHinted] = useState<Offer | null>(null) // a hint that no list has, such as a bargain
  const all = useMemo(
    () => aimedMoves(board, hinted === null ? offers : [...offers, hinted], view),
    [board, offers, hinted, view],
  )
  const kinds = useMemo(() => kindsOnOffer(board, all), [board, all])
  const [pointed, setPointed] = useState<string | null>(null)
  const [button, setButton] = useState<string | null>(null) // the move of the button under the pointer
  const [marked, setMarked] = useState<readonly string[]>([])
  const [refused, setRefused] = useRefused()
  const [sending, setSending] = useSending()
  const choices = useMemo(() => offers.map(({ text }) => text).join('\n'), [offers])
  const made = useMemo(() => sight.heard.filter(({ by }) => by === sight.viewer).length, [sight.heard, sight.viewer])
  const decision = `${sight.viewer} ${made}\n${choices}`
  const [held, hold] = useHeldMove(decision)
  const { kind, pressed } = held
  const moves = useMemo(() => (kinds.length === 0 ? all : ofKind(all, kind)), [all, kinds, kind])
  const now = useMemo(() => aiming(moves, pressed), [moves, pressed])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line of the log is the change
  useLayoutEffect(() => {
    setMarked([])
    setButton(null)
    setHinted(null)
    setRefused(null)
  }, [lines, sight.viewer])
  // A press by keys that leaves only buttons leads to the first of them.
  useEffect(() => {
    if (byKeys.current && pressed.length > 0 && now.lit.size === 0) focusOn(root, '[data-choices] button')
  }, [pressed, now])

  const begun = pressed.length > 0 || kind !== null
  const ready = readyMove({ now, begun, choice: held.choice, alone: all.length === 1 })
  const considered = all.find(({ text }) => text === button) ?? ready ?? pointedMove(moves, pressed, pointed)
  const ghost = usePreview(client, considered?.text ?? null, lines)

  const cancel = useLatest(() => {
    hold({ kind: null, pressed: [], choice: null })
    setRefused(null)
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
  const choose = useLatest((text: string) => {
    setRefused(null)
    if (!confirmMoves || held.choice === text) void play(text)
    else hold({ ...held, choice: text })
  })
  const chooseKind = useLatest((id: string) => {
    setRefused(null)
    const only = aiming(ofKind(all, id), [])
    if (id === kind && only.lit.size === 0 && only.ready.length === 1) void play(only.ready[0]!.text)
    else hold({ kind: id === kind ? null : id, pressed: [], choice: null })
  })
  async function press(places: readonly string[]) {
    setRefused(null)
    let next = { kind, pressed }
    for (const place of places) {
      const meaning = meaningOf(place, next)
      if (meaning.kind === 'play') return play(meaning.move.text)
      if (meaning.kind === 'why') return askWhy(meaning.place)
      next = { kind: meaning.of, pressed: meaning.pressed }
    }
    hold({ ...next, choice: null })
    const then = aiming(kinds.length === 0 ? all : ofKind(all, next.kind), next.pressed)
    if (!confirmMoves && then.lit.size === 0 && then.ready.length === 1) return play(then.ready[0]!.text)
  }
  /** A place that only another kind has changes to that kind: who presses it has chosen. */
  function meaningOf(
    place: string,
    { kind: of, pressed: before }: { kind: string | null; pressed: readonly string[] },
  ) {
    const meaning = pressAt(kinds.length === 0 ? all : ofKind(all, of), before, place)
    if (meaning.kind !== 'why') return { ...meaning, of }
    const others = kinds.filter(({ id }) => id !== of && aiming(ofKind(all, id), []).lit.has(place))
    const [other] = others
    if (other === undefined) return { ...meaning, of }
    return { kind: 'aim' as const, pressed: [place], of: other.id }
  }
  async function askWhy(place: string) {
    const meant = offers.length > 0 ? board.meant(place, view as never) : undefined
    hold({ kind, pressed: [], choice: null })
    if (meant !== undefined) setRefused(await client.why(meant))
  }
  /** As if its places had been pressed: a hint is looked at, and played like any other move. */
  const select = useLatest(({ text, move }: Offer) => {
    const { kind: of = null, places } = board.aim(move as never, view as never)
    setRefused(null)
    setHinted(offers.some(each => each.text === text) ? null : { text, move })
    hold({ kind: of, pressed: places, choice: text })
  })
  /** What a hint would be, before it is held. */
  const look = useLatest((hint: (Offer & { readonly places: readonly string[] }) | null) => {
    setMarked(hint?.places ?? [])
    setButton(hint?.text ?? null)
  })
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
    cancel()
  }
  return {
    root,
    ...{ moves: now, kinds, kind, begun, ready, choice: held.choice, decision, pressed, refused, sending, ghost },
    marked: useMemo(() => new Set(marked), [marked]),
    insteadOfLast: () => aiming(moves, pressed.slice(0, -1)).lit, // other places that could have been pressed last
    points: marked.length > 0 || button !== null, // at places, or at a move that may have none
    heldGhost: considered?.text === ready?.text ? ghost : null,
    ...{ play, choose, chooseKind, select, look, cancel, lookAway, onPress, onPressByKeys },
    onPoint: setPointed,
    onConsider: setButton,
    onMark: setMarked,
  }
}

export type TableInHand = ReturnType<typeof useTable>

interface Readiness {
  readonly now: { readonly ready: readonly AimedMove[]; readonly lit: ReadonlySet<string> }
  readonly begun: boolean
  readonly choice: string | null
  readonly alone: boolean // it is the only move there is
}

/** The move that one more press would make. A lone button, such as passing, is not meant before anybody has begun. */
function readyMove({ now, begun, choice, alone }: Readiness): AimedMove | undefined {
  const chosen = now.ready.find(({ text }) => text === choice)
  if (chosen !== undefined) return chosen
  return now.ready.length === 1 && (begun || alone) ? now.ready[0] : undefined
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
