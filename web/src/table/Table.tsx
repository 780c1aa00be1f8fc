import { titleOf } from '@masterplan/boards/games'
import type { FoldedWebBoard } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useSettings } from '../device/settings.tsx'
import { Drawing } from '../kit/Drawing.tsx'
import type { Sight, TableClient } from '../match/client.ts'
import { sound } from '../theme/sound.ts'
import { useSay, useSpeech } from '../words/speech.tsx'
import { type AimedMove, aimedMoves, aiming, pressAt } from './aims.ts'
import { Choices } from './Choices.tsx'
import { Curtain } from './Curtain.tsx'
import { Hints } from './Hints.tsx'
import { Log } from './Log.tsx'
import { type Panel, Panels, Tabs, TextPanel } from './Panels.tsx'
import { Players } from './Players.tsx'
import { Position, TextBoard, usePlaces } from './Position.tsx'
import { Prompt } from './Prompt.tsx'
import { promptSentence } from './prompt-sentence.ts'
import css from './table.module.css'
import { useLatest } from './use-latest.ts'
import { usePreview } from './use-preview.ts'
import { useSounds } from './use-sounds.ts'

interface TableProps {
  readonly board: FoldedWebBoard
  readonly client: TableClient
  readonly tools: ReactNode // what else can be done with this match, such as saving it
}

/** The table of any game: the board first, players and log beside it, one prompt sentence below. */
export function Table({ board, client, tools }: TableProps) {
  const sight = useSyncExternalStore(client.subscribe, client.sight)
  const { word } = useSpeech()
  if (sight === null) return <p className={css.wait}>{word('app.loading')}</p>
  if (sight.curtain) return <Curtain sight={sight} onLift={() => client.lift()} />
  return <OpenTable board={board} client={client} sight={sight} tools={tools} />
}

function OpenTable({ board, client, sight, tools }: TableProps & { readonly sight: Sight }) {
  const { language, word } = useSpeech()
  const settings = useSettings()
  const { setup, view, offers, lines } = sight
  const say = useSay(board, setup.names)
  const moves = useMemo(() => aimedMoves(board, offers, view), [board, offers, view])
  const [pointed, setPointed] = useState<string | null>(null)
  const [eyed, setEyed] = useState<string | null>(null) // the move of the button under the pointer
  const [marked, setMarked] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused<string> | null>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const byKeys = useRef(false) // the last press came from the board as text: the focus must not be lost
  const choices = useMemo(() => offers.map(({ text }) => text).join('\n'), [offers])
  const [pressed, setPressed] = usePressed(`${sight.viewer}\n${choices}`)
  const now = useMemo(() => aiming(moves, pressed), [moves, pressed])
  useSounds(sight)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line of the log is the change
  useLayoutEffect(() => {
    setMarked([])
    setEyed(null)
    setRefused(null)
  }, [lines, sight.viewer])
  useLitInSight(root, choices)
  // A press by keys that leaves only buttons leads to the first of them.
  useEffect(() => {
    if (byKeys.current && pressed.length > 0 && now.lit.size === 0) {
      root.current?.querySelector<HTMLElement>('[data-choices] button')?.focus()
    }
  }, [pressed, now])

  // A lone button, such as passing, is not considered before anybody has pressed anything.
  const only = pressed.length > 0 && now.ready.length === 1 ? now.ready[0] : undefined
  const considered = now.ready.find(({ text }) => text === eyed) ?? only ?? pointedMove(moves, pressed, pointed)
  const ghost = usePreview(client, considered?.text ?? null, lines)

  function refuse(why: Refused<string> | null) {
    setRefused(why)
    if (why !== null && settings.sound) sound('no')
  }
  const leave = useLatest(() => {
    setPressed([])
    if (byKeys.current) root.current?.querySelector<HTMLElement>('[data-cell][tabindex="0"]')?.focus()
  })
  /** What was looked at may be what could not be drawn. */
  function lookAway() {
    setMarked([])
    setEyed(null)
    setPointed(null)
    setPressed([])
  }
  const play = useLatest(async (text: string) => {
    const played = await client.play(text)
    if (played.ok) leave()
    refuse(played.ok ? null : played.refused)
  })
  async function press(place: string) {
    const meaning = pressAt(moves, pressed, place)
    setRefused(null)
    if (meaning.kind === 'aim') setPressed(meaning.pressed)
    else if (meaning.kind === 'play') await play(meaning.move.text)
    else {
      const meant = offers.length > 0 ? board.meant(meaning.place, view as never) : undefined
      setPressed([])
      if (meant !== undefined) refuse(await client.why(meant))
    }
  }
  const onPress = useLatest((place: string) => {
    byKeys.current = false
    return press(place)
  })
  const onPressByKeys = useLatest((place: string) => {
    byKeys.current = true
    return press(place)
  })

  const places = usePlaces(board, view, say)
  const knows = (code: string) => Object.hasOwn(board.messages[language], code)
  const sentence = promptSentence({ board, sight, say, word, moves: now, pressed, places, knows })
  const marks = useMemo(() => new Set(marked), [marked])
  const drawn = { board, view: view as never, places, lit: now.lit, chosen: pressed, onPoint: setPointed }
  const { Composer } = board
  return (
    <div ref={root} className={css.table}>
      <h1 className="unseen" data-proper>
        {titleOf(setup.game)}
      </h1>
      <div className={css.board}>
        <Position
          {...drawn}
          ghost={ghost as never}
          marked={marks}
          onPress={onPress}
          say={say}
          besides={css.side}
          onAgain={lookAway}
        />
      </div>
      <Prompt
        client={client}
        sight={sight}
        say={say}
        sentence={sentence}
        pressed={pressed.length}
        refused={refused}
        onPlay={play}
        choices={
          <>
            <Choices moves={now} pressed={pressed} say={say} onPlay={play} onConsider={setEyed} onCancel={leave} />
            {Composer && offers.length > 0 && (
              <Drawing of={[sight]}>
                <Composer view={drawn.view} names={setup.names} onMove={play} say={say} />
              </Drawing>
            )}
          </>
        }
        hints={
          client.helps && (
            <Hints client={client} sight={sight} board={board} say={say} onPlay={play} onShow={setMarked} />
          )
        }
        tabs={
          <Drawing of={[sight]}>
            <Tabs board={board} sight={sight} open={panel} onOpen={setPanel} />
          </Drawing>
        }
      />
      <Panels open={panel} onClose={() => setPanel(null)}>
        {{
          players: (
            <Drawing of={[sight]}>
              <Players board={board} sight={sight} say={say} />
            </Drawing>
          ),
          log: (
            <Drawing of={[sight]}>
              <Log board={board} sight={sight} say={say} onMark={setMarked} />
            </Drawing>
          ),
          text: (
            <TextPanel
              open={settings.textBoard || panel === 'text'}
              onToggle={open => panel === null && open !== settings.textBoard && settings.change({ textBoard: open })}
            >
              <TextBoard {...drawn} onPress={onPressByKeys} />
            </TextPanel>
          ),
          tools,
        }}
      </Panels>
    </div>
  )
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

/** Where only cards beside the board can be pressed, the first of them must not lie below the prompt. */
function showBeside(root: HTMLElement | null): void {
  const card = root?.querySelector('[data-lit]')
  const floor = root?.querySelector('[data-turn]')?.getBoundingClientRect().top ?? innerHeight
  const box = card?.getBoundingClientRect()
  if (card && box && (box.top > floor - box.height / 2 || box.bottom < 0)) card.scrollIntoView({ block: 'center' })
}

/** On a phone the board may be larger than its window: whoever must decide sees where. */
function useLitInSight(root: { readonly current: HTMLElement | null }, choices: string): void {
  useEffect(() => {
    const frame = root.current?.querySelector('[data-frame]')
    if (choices === '' || !frame) return
    const window = frame.getBoundingClientRect()
    const lit = Array.from(frame.querySelectorAll('[data-lit]'), each => each.getBoundingClientRect())
    if (lit.length === 0) showBeside(root.current)
    const isInSight = (box: DOMRect) =>
      box.left >= window.left && box.right <= window.right && box.top >= window.top && box.bottom <= window.bottom
    const [first] = lit
    if (first === undefined || lit.some(isInSight)) return
    frame.scrollBy(
      first.left + first.width / 2 - window.left - window.width / 2,
      first.top + first.height / 2 - window.top - window.height / 2,
    )
  }, [root, choices])
}
