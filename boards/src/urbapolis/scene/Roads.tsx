import type { Road, View } from '@masterplan/urbapolis/nouns'
import { borderPoint, columnsOf, GAP, lettersOn, PLOT, rowsOf, UNIT, xOf, yOf } from './coordinates.ts'
import type { Face } from './faces.ts'

/** Letters above the columns, numbers beside the rows. */
export function Axes({ view, face }: { readonly view: View; readonly face: Face }) {
  const letters = [...'abcdefgh'].slice(0, columnsOf(view))
  return (
    <g
      fontFamily="var(--heading)"
      fontSize={face === 'small' ? lettersOn(view) : 24}
      fill="var(--ink-soft)"
      textAnchor="middle"
    >
      {letters.map((letter, column) => (
        <text key={letter} x={xOf(column)} y={26}>
          {letter}
        </text>
      ))}
      {view.scenario.map.map((_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its number
        <text key={row} x={18} y={yOf(row) + 8}>
          {row + 1}
        </text>
      ))}
    </g>
  )
}

/** The ground under the plots, and the trees of the outskirts around them. */
export function Ground({ view }: { readonly view: View }) {
  const cells = Array.from({ length: rowsOf(view) * columnsOf(view) }, (_, at) => {
    const [row, column] = [Math.floor(at / columnsOf(view)), at % columnsOf(view)]
    return { row, column, outside: (view.scenario.map[row]?.[column] ?? '#') === '#' }
  })
  return (
    <g>
      {cells.map(({ row, column, outside }) => (
        <g key={`${row} ${column}`} transform={`translate(${xOf(column)} ${yOf(row)})`}>
          <rect
            x={-UNIT / 2}
            y={-UNIT / 2}
            width={UNIT}
            height={UNIT}
            fill={outside ? 'var(--park)' : 'var(--grid)'}
            fillOpacity={outside ? 0.35 : 1}
          />
          {outside && <Trees />}
        </g>
      ))}
    </g>
  )
}

const TREES = [
  [-44, -40, 17],
  [8, -48, 14],
  [46, -14, 18],
  [-20, 2, 13],
  [-48, 36, 15],
  [14, 40, 18],
  [52, 50, 12],
] as const

function Trees() {
  return (
    <g fill="var(--forest)" stroke="var(--ink)" strokeOpacity={0.4}>
      {TREES.map(([x, y, r]) => (
        <g key={`${x} ${y}`}>
          <circle cx={x + 3} cy={y + 4} r={r} fill="#000" fillOpacity={0.15} stroke="none" />
          <circle cx={x} cy={y} r={r} fillOpacity={0.75} />
          <circle cx={x - r / 3} cy={y - r / 3} r={r / 3} fill="#fff" fillOpacity={0.2} stroke="none" />
        </g>
      ))}
    </g>
  )
}

/** A street is one lane with a broken line; a boulevard has a row of trees, and is worth twice as much. */
export function RoadStrip({
  border,
  road,
  face,
}: {
  readonly border: string
  readonly road: Road
  readonly face: Face
}) {
  const { x, y, upright } = borderPoint(border)
  const long = PLOT + 8
  return (
    <g transform={`translate(${x} ${y}) rotate(${upright ? 90 : 0})`}>
      <rect x={-long / 2} y={-GAP / 2 + 1} width={long} height={GAP - 2} rx={3} fill="var(--ink-soft)" />
      {road === 'street' ? (
        <path
          d={`M${-long / 2 + 6} 0H${long / 2 - 6}`}
          stroke="var(--sheet)"
          strokeWidth={2.5}
          strokeDasharray="10 8"
        />
      ) : (
        <g fill="var(--park)" stroke="var(--sheet)">
          <path d={`M${-long / 2 + 4} 0H${long / 2 - 4}`} stroke="var(--park)" strokeWidth={7} />
          {[-54, -36, 36, 54].map(at => (
            <circle key={at} cx={at} r={6} fill="var(--forest)" />
          ))}
        </g>
      )}
      {face !== 'small' && (
        <g transform={`rotate(${upright ? -90 : 0})`}>
          <rect x={-15} y={-11} width={30} height={22} rx={5} fill="var(--raised)" stroke="var(--ink)" />
          <text
            y={6.5}
            textAnchor="middle"
            fontFamily="var(--mono)"
            fontWeight={600}
            fontSize={face === '' ? 17 : 21}
            fill="var(--ink)"
          >
            {road === 'street' ? '+1' : '+2'}
          </text>
        </g>
      )}
    </g>
  )
}
