import type { CSSProperties, ReactNode, SVGProps } from 'react'
import css from './appearing.module.css'

interface GrowingProps {
  readonly from: number // its size at first, as a part of its own
  readonly children: ReactNode
}

/** What was put down grows into its size. */
export const Growing = ({ from, children }: GrowingProps) => (
  <g className={css.grows} style={startingAt(String(from))}>
    {children}
  </g>
)

interface LandingProps extends SVGProps<SVGGElement> {
  readonly height: number // from which it comes down, in units of the picture
}

/** What was built comes down to its place. */
export const Landing = ({ height, children, ...drawn }: LandingProps) => (
  <g {...drawn} className={css.lands} style={startingAt(`${-height}px`)}>
    {children}
  </g>
)

const startingAt = (from: string) => ({ '--from': from }) as CSSProperties

/** What is drawn in here is there at once: a preview does not come into view as what was really built does. */
export const AtOnce = ({ children }: { readonly children: ReactNode }) => <g className={css.atOnce}>{children}</g>
