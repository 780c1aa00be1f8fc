import type { View } from '@masterplan/tryste/nouns'
import { Mark } from '../../kit/Mark.tsx'
import type { OverlayProps, Say } from '../../kit/web-board.ts'
import { changedFigures } from '../purse-changes.ts'
import { fact } from '../words/facts.ts'
import { sizeOf, stripOf } from './coordinates.ts'

const LETTER = 0.5 // how wide a letter is, of its height

/** Below the map: the year and whose role is played, or what the move under consideration would change. */
export function Strip({ view, ghost, say }: OverlayProps<View>) {
  const { width, height } = sizeOf(view)
  const strip = stripOf(width)
  const seat = view.viewer === 'audience' ? view.holder : view.viewer
  const changes = ghost === null || seat === null ? [] : changedFigures(view, ghost, seat)
  const text =
    changes.length > 0
      ? changes.map(({ name, now, next }) => `${say(`figure.${name}`)} ${now} → ${next}`).join(' · ')
      : nowPlayed(view, say)
  const mark = changes.length > 0 ? seat : view.holder
  const tall = strip * 0.55
  const left = strip + 4
  const room = width - left - 16
  return (
    <g transform={`translate(0 ${height - strip / 2})`} pointerEvents="none">
      {mark !== null && <Mark seat={mark} x={strip / 2 + 4} y={0} size={strip * 0.66} />}
      <text
        x={mark === null ? 16 : left}
        y={tall * 0.34}
        fontSize={tall}
        fontFamily="var(--heading)"
        fontWeight={600}
        fill={changes.length > 0 ? 'var(--accent)' : 'var(--ink)'}
        {...(text.length * tall * LETTER > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {})}
      >
        {text}
      </text>
    </g>
  )
}

function nowPlayed({ year, role, holder }: View, say: Say): string {
  const when = say('side.year', { year })
  return role === null || holder === null ? when : say('strip.role', { when, role: fact(role) })
}
