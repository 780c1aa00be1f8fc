import type { LaterBuilding, View } from '@masterplan/urbapolis/nouns'
import type { Say } from '../../kit/web-board.ts'
import { actionText } from '../offers.ts'
import { Amounts, amountWidth, given } from '../Sign.tsx'
import { Building } from './Building.tsx'
import type { Face } from './faces.ts'
import { fitted, ON_COLOUR, wrapped } from './fit-text.ts'
import { WorkerToken } from './WorkerToken.tsx'

interface StartingProps {
  readonly view: View
  readonly code: string
  readonly face: Face
  readonly say: Say
}

/** A public building from the beginning: what it can be used for, or who has used it this round. */
export function StartingPublicBuilding({ view, code, face, say }: StartingProps) {
  const used = view.actions.find(each => each.building === code)?.usedBy ?? null
  const size = face === '' ? 18 : 21
  return (
    <g>
      {used === null ? (
        <g transform="translate(44 -38) scale(0.56)">
          <Building family="public" rank={1} />
        </g>
      ) : (
        <WorkerToken seat={used} x={44} y={-46} scale={face === '' ? 2.5 : 3} />
      )}
      <g
        opacity={used === null ? 1 : 0.6}
        textAnchor="middle"
        fontFamily="var(--heading)"
        fontSize={size}
        fill="var(--ink)"
      >
        {actionText(view, code, say)
          .split('|')
          .map((line, at) => (
            <text key={line} y={(face === '' ? -11 : -6) + at * (size + 3)} {...fitted(line, size)}>
              {line}
            </text>
          ))}
      </g>
    </g>
  )
}

interface LaterProps {
  readonly tile: LaterBuilding
  readonly face: Face
  readonly say: Say
}

/** A public building that somebody won and built: its points, its coins, and its condition at the end. */
export function LaterPublicBuilding({ tile, face, say }: LaterProps) {
  const { points, income, condition } = tile
  const amounts = given({ point: points, coin: income, worker: 0 })
  const size = face === '' ? 18 : 22
  const width = amounts.reduce((sum, amount) => sum + amountWidth(amount, size), 0)
  if (condition === 'none') {
    return (
      <g>
        <g transform="translate(0 -1) scale(0.68)">
          <Building family="public" rank={1} />
        </g>
        <Amounts amounts={amounts} x={-width / 2} y={face === '' ? 20 : 27} size={size} ink="var(--ink)" />
      </g>
    )
  }
  const text = face === '' ? 17 : 21
  return (
    <g>
      <Amounts amounts={amounts} x={66 - width} y={-44} size={size} ink={ON_COLOUR} />
      <g textAnchor="middle" fontFamily="var(--heading)" fill="var(--ink)" fontSize={text}>
        {wrapped(say(`board.condition.${condition}`), 20).map((line, at) => (
          <text key={line} y={-15 + at * (text + 1)} {...fitted(line, text)}>
            {line}
          </text>
        ))}
      </g>
    </g>
  )
}
