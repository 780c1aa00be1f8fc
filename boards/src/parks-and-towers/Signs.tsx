import { Block } from './scene/ParkAndTower.tsx'

/** A house from the front, above the column of those that are left. */
export function HouseSign() {
  return (
    <svg viewBox="0 0 18 18" width={18} height={18} aria-hidden="true">
      <path d="M2 9L9 2L16 9H14V16H4V9Z" fill="var(--commercial)" stroke="var(--ink)" strokeLinejoin="round" />
      <path d="M7.5 16V11.5H10.5V16Z" fill="var(--raised)" stroke="var(--ink)" />
    </svg>
  )
}

/** The tower of the board, above the column of those that are led. */
export function TowerSign() {
  return (
    <svg viewBox="-34 -48 68 68" width={18} height={18} aria-hidden="true">
      <Block />
    </svg>
  )
}

const Turn = ({ d }: { readonly d: string }) => (
  <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
export const TurnLeftSign = () => <Turn d="M9 14L4 9L9 4M4 9H14A6 6 0 0 1 14 21H11" />
export const TurnRightSign = () => <Turn d="M15 14L20 9L15 4M20 9H10A6 6 0 0 0 10 21H13" />
