import { Component, type ReactNode } from 'react'
import { useSpeech } from '../words/speech.tsx'
import css from './drawing.module.css'

interface DrawingProps {
  readonly of: readonly unknown[] // what is drawn: when any of it changes, it is tried again by itself
  readonly onAgain?: () => void // before somebody's own try, to put aside what may have been the cause
  readonly children: ReactNode
}
interface DrawingState {
  readonly failed: boolean
  readonly of: readonly unknown[]
}

/** Around everything that is drawn: if it fails, a sentence stands in its place and the rest of the page goes on. */
export class Drawing extends Component<DrawingProps, DrawingState> {
  override state: DrawingState = { failed: false, of: this.props.of }

  static getDerivedStateFromError(): Partial<DrawingState> {
    return { failed: true }
  }

  static getDerivedStateFromProps({ of }: DrawingProps, state: DrawingState): DrawingState | null {
    return of.every((each, at) => Object.is(each, state.of[at])) ? null : { failed: false, of }
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    const again = () => {
      this.props.onAgain?.()
      this.setState({ failed: false })
    }
    return <NotDrawn onAgain={again} />
  }
}

function NotDrawn({ onAgain }: { readonly onAgain: () => void }) {
  const { word } = useSpeech()
  return (
    <div className={`sheet ${css.failed}`} role="alert" data-not-drawn>
      <p>{word('app.not-drawn')}</p>
      <button type="button" className="button primary" onClick={onAgain}>
        {word('app.again')}
      </button>
    </div>
  )
}
