import { titleOf } from '@masterplan/boards/games'
import { type FoldedWebBoard, ONLY_LOOKED_AT } from '@masterplan/boards/web'
import type { MatchRecord } from '@masterplan/kernel'
import { useNavigate } from '@tanstack/react-router'
import type { Remote } from 'comlink'
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSettings } from '../../device/settings.tsx'
import { Drawing } from '../../kit/Drawing.tsx'
import { SharedLink } from '../../kit/SharedLink.tsx'
import { useArrowKeys } from '../../kit/use-arrow-keys.ts'
import type { LocalSitter, Sight } from '../../match/client.ts'
import { openTable } from '../../match/opening.ts'
import { linkTo, saveAsFile } from '../../match/record-links.ts'
import type { Replayer } from '../../match/workers/replay.worker.ts'
import { Log } from '../../table/Log.tsx'
import { TextPanel } from '../../table/Panels.tsx'
import { Players } from '../../table/Players.tsx'
import { Position, TextBoard, usePlaces } from '../../table/Position.tsx'
import { useSay, useSpeech } from '../../words/speech.tsx'
import css from './replay.module.css'
import { WinShares } from './WinShares.tsx'

interface ReplayProps {
  readonly record: MatchRecord
  readonly line: number // where to begin
  readonly board: FoldedWebBoard
  readonly replayer: Remote<Replayer>
}

const PACE = 900 // milliseconds between lines that play by themselves
const NONE: readonly string[] = []

export function Replay({ record, line, board, replayer }: ReplayProps) {
  const { word } = useSpeech()
  const navigate = useNavigate()
  const settings = useSettings()
  const all = record.log.length
  const [at, setAt] = useState(line)
  const [runs, setRuns] = useState(false)
  const [sight, setSight] = useState<Sight | null>(null)
  const [marked, setMarked] = useState<readonly string[]>([])
  const [link, setLink] = useState<string | null>(null)
  const [text, setText] = useState(settings.textBoard)

  useEffect(() => {
    let current = true
    replayer.at(at).then(seen => current && setSight(seen))
    return () => {
      current = false
    }
  }, [replayer, at])
  useEffect(() => {
    if (!runs) return
    if (at >= all) {
      setRuns(false)
      return
    }
    const timer = setTimeout(() => setAt(at + 1), PACE)
    return () => clearTimeout(timer)
  }, [runs, at, all])

  useArrowKeys(at, all, setAt)

  const say = useSay(board, sight?.setup.names ?? NONE)
  const places = usePlaces(board, sight?.view, say)
  const marks = useMemo(() => new Set(marked), [marked])
  if (sight === null) return <p>{word('app.loading')}</p>

  const go = (line: number) => setAt(Math.min(all, Math.max(0, line)))
  /** The player who must decide here goes on; the others are people at this device too, or bots. */
  async function branch(others: LocalSitter) {
    const { turn, setup } = sight!
    const mine = turn.kind === 'decide' ? (turn.seats[0] ?? 0) : 0
    const sitters = setup.names.map((_, seat): LocalSitter => (seat === mine ? { kind: 'person' } : others))
    const upToHere = { ...record, log: record.log.slice(0, at), result: null }
    await navigate({ to: '/table/$id', params: { id: await openTable({ ...setup, sitters }, upToHere) } })
  }
  const view = sight.view as never
  const drawn = { ...ONLY_LOOKED_AT, board, view, places }
  const title = titleOf(record.game)
  return (
    <div className={css.replay}>
      <h1 className={css.title}>{word('replay.title', { game: title })}</h1>
      <div className={css.board}>
        <Position {...drawn} marked={marks} say={say} besides={css.side} onAgain={() => setMarked([])} />
      </div>
      <section className={`sheet ${css.controls}`}>
        <Step label={word('replay.first')} onPress={() => go(0)} icon={ChevronFirst} />
        <Step label={word('replay.back')} onPress={() => go(at - 1)} icon={ChevronLeft} />
        <Step
          label={word(runs ? 'replay.stop' : 'replay.run')}
          onPress={() => setRuns(!runs)}
          icon={runs ? Pause : Play}
        />
        <Step label={word('replay.on')} onPress={() => go(at + 1)} icon={ChevronRight} />
        <Step label={word('replay.last')} onPress={() => go(all)} icon={ChevronLast} />
        <label className={css.slider}>
          <span>{word('replay.at', { at, all })}</span>
          <input type="range" min={0} max={all} value={at} onChange={event => go(Number(event.target.value))} />
        </label>
        <button
          type="button"
          className="button"
          data-branch="bots"
          onClick={() => branch({ kind: 'bot', bot: `level-${settings.level}` })}
        >
          {word('replay.branch')}
        </button>
        <button type="button" className="button" data-branch="here" onClick={() => branch({ kind: 'person' })}>
          {word('replay.branch-here')}
        </button>
        <button type="button" className="button" onClick={async () => setLink(await linkTo(record, at))}>
          {word('replay.link')}
        </button>
        <button type="button" className="button" onClick={() => saveAsFile(record)}>
          {word('replay.file')}
        </button>
        {link && <SharedLink link={link} />}
      </section>
      <aside className={css.panels}>
        <Drawing of={[sight]}>
          <Players board={board} sight={sight} say={say} />
        </Drawing>
        <Drawing of={[record]}>
          <WinShares replayer={replayer} record={record} names={sight.setup.names} at={at} onGo={go} />
        </Drawing>
        <Drawing of={[sight]}>
          <Log board={board} sight={sight} say={say} onMark={setMarked} />
        </Drawing>
        <TextPanel open={text} onToggle={setText}>
          <TextBoard {...drawn} />
        </TextPanel>
      </aside>
    </div>
  )
}

interface StepProps {
  readonly label: string
  readonly onPress: () => void
  readonly icon: typeof Play
}
function Step({ label, onPress, icon: Icon }: StepProps) {
  return (
    <button type="button" className="button" aria-label={label} onClick={onPress}>
      <Icon size={18} aria-hidden="true" />
    </button>
  )
}
