import type { LevelId } from '@masterplan/kernel'
import type { ReactNode } from 'react'

interface LevelFaceProps {
  readonly level: LevelId
  readonly size: number // pixels, both ways
}

/**
 * The face of a level. Heads are alike and hats differ in outline first, so they are told apart at 36 pixels and without
 * colour. The level's name stands beside it, so it says nothing by itself.
 */
export function LevelFace({ level, size }: LevelFaceProps) {
  return (
    <svg
      viewBox="-16 -18 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      data-face={level}
      style={{ flex: 'none' }}
    >
      <g stroke="var(--ink)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
        <circle cy="1" r="10" fill="var(--skin)" />
        {HATS[level]}
        <path d={MOUTHS[level]} fill="none" stroke="var(--on-skin)" />
      </g>
      <g fill="var(--on-skin)">
        <circle cx="-3.6" cy="1" r="1.3" />
        <circle cx="3.6" cy="1" r="1.3" />
      </g>
    </svg>
  )
}

const HATS: Readonly<Record<LevelId, ReactNode>> = {
  newcomer: <path d="M-9-3C-9-12 9-12 9-3Z" fill="var(--residential)" />,
  'level-1': (
    <>
      <path d="M-9-3C-9-12 9-12 9-3Z" fill="var(--park)" />
      <path d="M5-3H13.5" strokeWidth="2.5" />
    </>
  ),
  'level-2': (
    <>
      <path d="M-9-4C-9-13 9-13 9-4Z" fill="var(--residential)" />
      <path d="M-12-3H12" strokeWidth="3" />
      <path d="M-2-11.5V-4M2-11.5V-4" fill="none" />
    </>
  ),
  'level-3': <path d="M-12-3H12M-8-3V-11H8V-3Z" fill="var(--brownfield)" />,
  'level-4': <path d="M-9-3L0-13L9-3Z" fill="var(--civic)" />,
  'level-5': (
    <>
      <path d="M-14-4H14" strokeWidth="2.5" />
      <path d="M-8-4C-8-12-3-12 0-9.5C3-12 8-12 8-4Z" fill="var(--mountain)" />
      <path d="M-8-5.5H8" stroke="var(--commercial)" strokeWidth="2.5" />
    </>
  ),
  master: <path d="M-13-3H13M-8-3V-15H8V-3Z" fill="var(--ink)" />,
}

const SMILE = 'M-4.5 4.5Q0 9 4.5 4.5'
const MOUTHS: Readonly<Record<LevelId, string>> = {
  newcomer: SMILE,
  'level-1': SMILE,
  'level-2': 'M-4 5Q0 8 4 5',
  'level-3': SMILE,
  'level-4': 'M-4 6H4',
  'level-5': 'M-4 5.5Q0 7.5 4 5.5',
  master: 'M-4.5 5Q0 7 4.5 5',
}
