import { AnimatePresence } from 'motion/react'
import { Fragment, type ReactNode } from 'react'

/** What is drawn in here is there at once: a preview does not come into view as what was really built does. */
export function AtOnce({ children }: { readonly children: ReactNode }) {
  return (
    <AnimatePresence initial={false}>
      <Fragment key="all">{children}</Fragment>
    </AnimatePresence>
  )
}
