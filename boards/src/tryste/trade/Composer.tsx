import type { Seat } from '@masterplan/kernel'
import { TRADING_STEPS, type View } from '@masterplan/tryste/nouns'
import { useState } from 'react'
import type { ComposerProps } from '../../kit/web-board.ts'
import { SmallMark } from '../side/SmallMark.tsx'
import { BargainForm } from './BargainForm.tsx'
import css from './composer.module.css'
import { bargainText, type Draft, EMPTY, isEmpty, turnedRound } from './draft.ts'

/** Puts together an offer to another player, or a counter-offer to one that was received. */
export function Composer(props: ComposerProps<View>) {
  const { view, say } = props
  const me = view.viewer
  if (me === 'audience') return null
  if (view.offer !== null && view.offer.to === me) {
    const { from, give, want } = view.offer
    return (
      <Builder key={JSON.stringify([give, want])} {...props} me={me} partner={from} start={turnedRound(view.offer)} />
    )
  }
  if (!TRADING_STEPS.includes(view.step)) return <p className={css.aside}>{say('trade.not-now')}</p>
  return <Builder key="offer" {...props} me={me} partner={null} start={EMPTY} />
}

interface BuilderProps extends ComposerProps<View> {
  readonly me: Seat
  readonly partner: Seat | null // fixed for a counter-offer
  readonly start: Draft
}

function Builder({ view, names, onMove, say, me, partner, start }: BuilderProps) {
  const others = view.purses.map(({ seat }) => seat).filter(seat => seat !== me)
  const [chosen, setChosen] = useState<Seat>(partner ?? others[0] ?? 0)
  const [draft, setDraft] = useState(start)
  const kind = partner === null ? 'offer' : 'counter'
  const empty = isEmpty(draft)

  function send() {
    onMove(kind === 'offer' ? `offer ${chosen + 1} ${bargainText(draft)}` : `counter ${bargainText(draft)}`)
    setDraft(start)
  }
  function choose(seat: Seat) {
    setChosen(seat)
    setDraft({ ...draft, want: EMPTY.want, deck: null }) // the other has other things
  }
  return (
    <section className={css.composer} aria-label={say(`trade.${kind}`)}>
      <div className={css.partners}>
        <strong>{say('trade.with')}</strong>
        {(partner === null ? others : [partner]).map(seat => (
          <button
            type="button"
            key={seat}
            className={css.chip}
            aria-pressed={seat === chosen}
            onClick={() => choose(seat)}
          >
            <SmallMark seat={seat} /> {names[seat]}
          </button>
        ))}
      </div>
      <BargainForm view={view} say={say} me={me} other={chosen} draft={draft} onDraft={setDraft} />
      <div className={css.send}>
        <button type="button" className="button primary" data-composer="send" disabled={empty} onClick={send}>
          {empty ? say('trade.empty') : say(`trade.send-${kind}`, { other: chosen })}
        </button>
      </div>
    </section>
  )
}
