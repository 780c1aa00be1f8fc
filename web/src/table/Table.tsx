import { type FoldedWebBoard, TextGrid } from '@masterplan/boards/web'
import type { Refused } from '@masterplan/kernel'
import { MotionConfig } from 'motion/react'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useSettings } from '../look/settings.tsx'
import type { Sight, TableClient } from '../tables/client.ts'
import { sayFor, useSpeech } from '../words/speech.tsx'
import { type Aimed, aimedAt, aiming, pressAt } from './aiming.ts'
import { Choices } from './Choices.tsx'
import { Curtain } from './Curtain.tsx'
import { Hints } from './Hints.tsx'
import { Log } from './Log.tsx'
import { Players } from './Players.tsx'
import { Prompt } from './Prompt.tsx'
import css from './table.module.css'
import { Zoom } from './Zoom.tsx'

interface TableProps {
  readonly board: FoldedWebBoard
  readonly client: TableClient
}

/** The table of any game: the board first, players and log beside it, one prompt sentence below. */
export function Table({ board, client }: TableProps) {
  const sight = useSyncExternalStore(client.subscribe, client.sight)
  const { word } = useSpeech()
  if (sight === null) return <p className={css.wait}>{word('app.loading')}</p>
  if (sight.curtain) return <Curtain sight={sight} onLift={() => client.lift()} />
  return <OpenTable board={board} client={client} sight={sight} />
}

function OpenTable({ board, client, sight }: TableProps & { readonly sight: Sight }) {
  const { language, word } = useSpeech()
  const { motion } = useSettings()
  const { setup, view, offers, lines } = sight
  const say = useMemo(() => sayFor(board.messages[language], setup.names, language), [board, language, setup])
  const moves = useMemo(() => aimedAt(board, offers, view), [board, offers, view])
  const [pressed, setPressed] = useState<readonly string[]>([])
  const [pointed, setPointed] = useState<string | null>(null)
  const [eyed, setEyed] = useState<string | null>(null) // the move of the button under the pointer
  const [marked, setMarked] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<Refused<string> | null>(null)
  const now = useMemo(() => aiming(moves, pressed), [moves, pressed])

  // What was begun before the choices changed is no longer what it was. Others who choose at the same time change nothing.
  const choices = useMemo(() => offers.map(({ text }) => text).join('\n'), [offers])
  // biome-ignore lint/correctness/useExhaustiveDependencies: other choices are the change
  useEffect(() => setPressed([]), [choices, sight.viewer])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line of the log is the change
  useEffect(() => {
    setMarked([])
    setEyed(null)
  }, [lines, sight.viewer])

  // A lone button, such as passing, is not considered before anybody has pressed anything.
  const only = pressed.length > 0 && now.ready.length === 1 ? now.ready[0] : undefined
  const considered = now.ready.find(({ text }) => text === eyed) ?? only ?? pointedMove(moves, pressed, pointed)
  const ghost = useGhost(client, considered?.text ?? null, lines)

  async function play(text: string) {
    const played = await client.play(text)
    if (played.ok) setPressed([])
    setRefused(played.ok ? null : played.refused)
  }
  async function press(place: string) {
    const meaning = pressAt(moves, pressed, place)
    setRefused(null)
    if (meaning.kind === 'aim') setPressed(meaning.pressed)
    else if (meaning.kind === 'play') await play(meaning.move.text)
    else {
      const meant = offers.length > 0 ? board.meant(meaning.place, view as never) : undefined
      if (meant !== undefined) setRefused(await client.why(meant))
      setPressed([])
    }
  }

  const places = useMemo(() => board.places(view as never, say), [board, view, say])
  const size = typeof board.size === 'function' ? board.size(view as never) : board.size
  const shared = { view: view as never, ghost: ghost as never, lit: now.lit, chosen: pressed, onPress: press, say }
  const { Picture, Side, Composer } = board
  return (
    <div className={css.table}>
      <section className={css.board} aria-label={word('table.board')}>
        <Zoom width={size.width} height={size.height}>
          <MotionConfig reducedMotion={motion ? 'user' : 'always'}>
            <Picture {...shared} marked={new Set(marked)} onPoint={setPointed} />
          </MotionConfig>
        </Zoom>
        {Side && (
          <div className={css.side}>
            <Side {...shared} />
          </div>
        )}
      </section>
      <Prompt board={board} client={client} sight={sight} say={say} refused={refused} onPlay={play}>
        <Choices
          moves={now}
          pressed={pressed}
          say={say}
          onPlay={play}
          onConsider={setEyed}
          onCancel={() => setPressed([])}
        />
        {Composer && offers.length > 0 && <Composer view={view as never} names={setup.names} onMove={play} say={say} />}
        <Hints client={client} sight={sight} board={board} say={say} onPlay={play} />
      </Prompt>
      <aside className={css.panels}>
        <Players board={board} sight={sight} say={say} />
        <Log board={board} sight={sight} say={say} onMark={setMarked} />
        <details className={css.text}>
          <summary>{word('table.text-board')}</summary>
          <TextGrid
            label={word('table.text-board')}
            places={places}
            lit={now.lit}
            chosen={pressed}
            unit={Math.max(20, size.height / 12)}
            onPress={press}
            onPoint={setPointed}
          />
        </details>
      </aside>
    </div>
  )
}

/** The one move that a press on the pointed place would make. */
function pointedMove(moves: readonly Aimed[], pressed: readonly string[], pointed: string | null): Aimed | undefined {
  if (pointed === null) return undefined
  const then = aiming(moves, [...pressed, pointed])
  return then.ready.length === 1 && then.open.length === 1 ? then.ready[0] : undefined
}

/** The view after a move that is only being considered; null while there is none. */
function useGhost(client: TableClient, text: string | null, lines: number): unknown {
  const [ghost, setGhost] = useState<{ readonly text: string; readonly lines: number; readonly view: unknown } | null>(
    null,
  )
  useEffect(() => {
    if (text === null) return
    let current = true
    client.preview(text).then(preview => {
      if (current && preview) setGhost({ text, lines, view: preview.view })
    })
    return () => {
      current = false
    }
  }, [client, text, lines])
  return ghost !== null && ghost.text === text && ghost.lines === lines ? ghost.view : null
}
