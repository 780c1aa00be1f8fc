import type { MatchRecord } from '@masterplan/kernel'
import type { Remote } from 'comlink'
import { useEffect, useState } from 'react'
import type { Replayer } from '../../match/workers/replay.worker.ts'
import { useSpeech } from '../../words/speech.tsx'
import css from './replay.module.css'

interface WinSharesProps {
  readonly replayer: Remote<Replayer>
  readonly record: MatchRecord
  readonly names: readonly string[]
  readonly at: number
  readonly onGo: (line: number) => void
}

const WIDTH = 300
const HEIGHT = 120

/** A curve for each seat over the match; worked out on demand, stopped at will, a press goes to that line. */
export function WinShares({ replayer, record, names, at, onGo }: WinSharesProps) {
  const { word } = useSpeech()
  const all = record.log.length
  const [shares, setShares] = useState<readonly (readonly number[])[]>([])
  const [runs, setRuns] = useState(false)

  useEffect(() => {
    if (!runs || shares.length > all) return
    let current = true
    replayer.shares(shares.length).then(next => current && setShares([...shares, next]))
    return () => {
      current = false
    }
  }, [replayer, runs, shares, all])
  useEffect(() => {
    if (shares.length > all) setRuns(false)
  }, [shares, all])

  const x = (line: number) => (all === 0 ? 0 : (line / all) * WIDTH)
  const y = (share: number) => HEIGHT - share * HEIGHT
  const here = shares[at]
  return (
    <section className={`sheet ${css.shares}`} aria-label={word('replay.graph')}>
      <h2>{word('replay.graph')}</h2>
      {shares.length > 0 && (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the slider goes to a line by keys
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={word('replay.graph')}
          onClick={event => {
            const box = event.currentTarget.getBoundingClientRect()
            onGo(Math.round(((event.clientX - box.left) / box.width) * all))
          }}
        >
          <rect width={WIDTH} height={HEIGHT} fill="var(--raised)" stroke="var(--line)" />
          <line x1={x(at)} x2={x(at)} y1={0} y2={HEIGHT} stroke="var(--ink-soft)" strokeDasharray="3 3" />
          {names.map((name, seat) => (
            <polyline
              key={name}
              fill="none"
              stroke={`var(--seat-${seat + 1})`}
              strokeWidth={2.5}
              strokeDasharray={['', '8 3', '2 3', '10 3 2 3', '5 5', '1 4'][seat]}
              points={shares.map((each, line) => `${x(line)},${y(each[seat] ?? 0)}`).join(' ')}
            />
          ))}
        </svg>
      )}
      {here && (
        <p className={css.now}>
          {names
            .map((name, seat) => word('replay.share-at', { name, share: Math.round((here[seat] ?? 0) * 100) }))
            .join(' · ')}
        </p>
      )}
      {runs && <progress max={all + 1} value={shares.length} aria-label={word('replay.compute')} />}
      {shares.length <= all && (
        <button type="button" className="button" onClick={() => setRuns(!runs)}>
          {word(runs ? 'replay.stop' : 'replay.compute')}
        </button>
      )}
    </section>
  )
}
