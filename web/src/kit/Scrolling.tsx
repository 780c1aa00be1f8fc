import type { ComponentProps } from 'react'

/** A part of a page that may scroll, or that answers keys itself: both must be reachable by them. */
export const Scrolling = (props: ComponentProps<'section'>) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
  <section tabIndex={0} {...props} />
)
