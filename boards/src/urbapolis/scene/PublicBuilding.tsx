import type { LaterBuilding, View } from '@masterplan/urbapolis/nouns'
import { Mark } from '../../kit/Mark.tsx'
import type { Say } from '../../kit/web-board.ts'
import { actionText } from '../offers.ts'
import { Amounts, amountWidth, given } from '../Sign.tsx'
import { Building } from './Building.tsx'
import { fitted, ON_COLOUR, wrapped } from './fit-text.ts'

/** A public building from the beginning: what it can be used for, or who has used it this round. */
export function StartingPublicBuilding({
  view,
  code,
  say,
}: {
  readonly view: View
  readonly code: string
  readonly say: Say
}) {
  const used = view.actions.find(each => each.building === code)?.usedBy ?? null
  return (
    <g>
      {used === null ? (
        <g transform="translate(44 -38) scale(0.56)">
          <Building family="public" rank={1} />
        </g>
      ) : (
        <Mark seat={used} x={50} y={-51} size={28} />
      )}
      <g
        opacity={used === null ? 1 : 0.6}
        textAnchor="middle"
        fontFamily="var(--heading)"
        fontSize={18}
        fill="var(--ink)"
        textDecoration={used === null ? 'none' : 'line-through'}
      >
        {actionText(view, code, say)
          .split('|')
          .map((line, at) => (
            <text key={line} y={-11 + at * 21} {...fitted(line, 18)}>
              {line}
            </text>
          ))}
      </g>
    </g>
  )
}

/** A public building that somebody won and built: its points, its coins, and its condition at the end. */
export function LaterPublicBuilding({ tile, say }: { readonly tile: LaterBuilding; readonly say: Say }) {
  const { points, income, condition } = tile
  const amounts = given({ point: points, coin: income, worker: 0 })
  const width = amounts.reduce((sum, amount) => sum + amountWidth(amount), 0)
  if (condition === 'none') {
    return (
      <g>
        <g transform="translate(0 -1) scale(0.68)">
          <Building family="public" rank={1} />
        </g>
        <Amounts amounts={amounts} x={-width / 2} y={20} ink="var(--ink)" />
      </g>
    )
  }
  return (
    <g>
      <Amounts amounts={amounts} x={66 - width} y={-44} ink={ON_COLOUR} />
      <g textAnchor="middle" fontFamily="var(--heading)" fill="var(--ink)" fontSize={16}>
        {wrapped(say(`board.condition.${condition}`), 20).map((line, at) => (
          <text key={line} y={-15 + at * 17} {...fitted(line, 16)}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}
