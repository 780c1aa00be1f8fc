import { titleOf } from '@masterplan/boards/games'
import { type FoldedWebBoard, ONLY_LOOKED_AT } from '@masterplan/boards/web'
import type { MatchRecord } from '@masterplan/kernel'
import { Link, useLocation } from '@tanstack/react-router'
import type { Remote } from 'comlink'
import { ArrowLeft, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { usePageTitle } from '../../device/page-title.ts'
import { replayedTable } from '../../device/replayed-table.ts'
import { useSettings } from '../../device/settings.tsx'
import { Drawing } from '../../kit/Drawing.tsx'
import { Scrolling } from '../../kit/Scrolling.tsx'
import { SharedLink } from '../../kit/SharedLink.tsx'
import { useArrowKeys } from '../../kit/use-arrow-keys.ts'
import type { Sight } from '../../match/client.ts'
import { linkTo, saveAsFile } from '../../match/record-links.ts'
import type { Replayer } from '../../match/workers/replay.worker.ts'
import { attempt } from '../../table/attempt.ts'
import { ToldLog } from '../../table/Log.tsx'
import { lastMovesOf, logParts } from '../../table/log-turns.ts'
import { Players } from '../../table/Players.tsx'
import { Points } from '../../table/Points.tsx'
import { Desk, Position, TextBoard, usePlaces } from '../../table/Position.tsx'
import { TextPanel } from '../../table/TextPanel.tsx'
import { useSay, useSayAs, useSpeech } from '../../words/speech.tsx'
import { HowItEnded } from './HowItEnded.tsx'
import { PlayOn } from './PlayOn.tsx'
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
const NO_NEWS: readonly never[] = []

export function Replay({ record, line, board, replayer }: ReplayProps) {
  const { word, list } = useSpeech()
  const settings = useSettings()
  const table = replayedTable(useLocation().hash)
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
  const title = titleOf(record.game)
  usePageTitle(title, word('replay.of', { names: list(sight?.setup.names ?? NONE) }))

  const say = useSay(board, sight?.setup.names ?? NONE)
  const sayAs = useSayAs(board)
  const places = usePlaces(board, sight?.view, say)
  const tell = useCallback(
    () => (sight === null ? [] : logParts(board, sight, { word, sayAs })),
    [board, sight, word, sayAs],
  )
  const parts = useMemo(() => attempt(null, tell), [tell])
  const marks = useMemo(() => new Set(marked), [marked])
  const lastMoves = useMemo(() => lastMovesOf(parts?.at(-1)?.turns.slice(-1) ?? []), [parts])
  if (sight === null) return <p>{word('app.loading')}</p>

  const go = (line: number) => setAt(Math.min(all, Math.max(0, line)))
  const view = sight.view as never
  const drawn = { ...ONLY_LOOKED_AT, board, view, places, lastMoves }
  return (
    <div className={css.replay}>
      <header className={css.head}>
        <h1 className={css.title}>{word('replay.title', { game: title })}</h1>
        {table !== undefined && (
          <Link to="/table/$id" params={{ id: table }} className="button" data-to-match>
            <ArrowLeft size={16} aria-hidden="true" /> {word('replay.to-match')}
          </Link>
        )}
      </header>
      <div className={css.board}>
        <div className={css.picture}>
          <Position {...drawn} marked={marks} say={say} onAgain={() => setMarked([])} />
        </div>
        {board.Side && (
          <Scrolling className={`sheet ${css.side}`} aria-label={word('table.cards')}>
            <Desk {...drawn} kind={null} marked={marks} say={say} onAgain={() => setMarked([])} />
          </Scrolling>
        )}
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
        <PlayOn record={record} line={at} sight={sight} />
        <button type="button" className="button" onClick={async () => setLink(await linkTo(record, at))}>
          {word('replay.link')}
        </button>
        <button type="button" className="button" onClick={() => saveAsFile(record)}>
          {word('replay.file')}
        </button>
        {link && <SharedLink link={link} />}
      </section>
      <aside className={css.panels}>
        {sight.lines === all && <HowItEnded record={record} sight={sight} />}
        <Drawing of={[sight]}>
          <Players board={board} sight={sight} say={say} />
        </Drawing>
        <Drawing of={[record]}>
          <WinShares replayer={replayer} record={record} names={sight.setup.names} at={at} onGo={go} />
        </Drawing>
        <Drawing of={[sight]}>
          <div className={`sheet ${css.log}`}>
            <ToldLog parts={parts} tell={tell} since={NO_NEWS} onMark={setMarked} />
            <Points board={board} sight={sight} say={say} />
          </div>
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
