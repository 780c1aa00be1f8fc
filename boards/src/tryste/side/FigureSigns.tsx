import type { ReactNode } from 'react'

/** Signs of what a player has, as they stand above the columns of the table of players. */
function Sign({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="-9 -9 18 18" width={18} height={18} aria-hidden="true">
      <g stroke="var(--ink)" strokeWidth={1.2} strokeLinejoin="round">
        {children}
      </g>
    </svg>
  )
}

export const MoneySign = () => (
  <Sign>
    <circle r={7.4} fill="var(--residential)" />
    <path
      d="M2.6 -2.4Q2 -4 0 -4Q-2.6 -4 -2.6 -2Q-2.6 -.4 0 0Q2.6 .4 2.6 2Q2.6 4 0 4Q-2.2 4 -2.6 2.400M0 -5.600V5.600"
      fill="none"
      stroke="var(--on-seat-2)"
      strokeWidth={1.4}
    />
  </Sign>
)
export const PrestigeSign = () => (
  <Sign>
    <path d="M-6 -7H6V1Q6 5.500 0 8Q-6 5.500 -6 1Z" fill="var(--civic)" />
  </Sign>
)
export const HypeSign = () => (
  <Sign>
    <path d="M-7 -2L4 -7V6L-7 2Z" fill="var(--civic)" />
    <path d="M-4 3L-3 7H0L-1 4M6.500 -3Q8.500 -.5 6.500 2" fill="none" />
  </Sign>
)
export const TokenSign = () => (
  <Sign>
    <path
      d="M0 -8l2.400 5.200l5.600 .6l-4.200 3.800l1.200 5.600l-5 -2.900l-5 2.900l1.200 -5.600l-4.200 -3.800l5.600 -.6Z"
      fill="var(--residential)"
    />
  </Sign>
)
export const CardsSign = () => (
  <Sign>
    <path d="M-3 -7H7V4H-3Z" fill="var(--sheet)" />
    <path d="M-7 -3H3V8H-7Z" fill="var(--raised)" />
  </Sign>
)
