import { type BallotView, type View, ZONES } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import styles from './decision.module.css'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

/** A vote on the zone of a tier: weights so far, and who gave them. */
export function Ballot({ view, ghost, say, ballot }: SideProps<View> & { readonly ballot: BallotView }) {
  const running = view.step === 'vote' || view.step === 'tie'
  if (!running) return null
  const then = ghost?.ballot ?? ballot
  const most = Math.max(1, ...ZONES.map(zone => then.totals[zone]))
  const waiting = view.purses.filter(({ seat }) => ballot.votes.every(vote => vote.seat !== seat))
  return (
    <section className={css.now}>
      <h2>{say('side.ballot', { tier: ballot.tier })}</h2>
      {ZONES.map(zone => (
        <div key={zone} className={styles.tally}>
          <span>{say(`zone.${zone}`)}</span>
          <span className={styles.track}>
            <span
              className={styles.bar}
              style={{ background: `var(--${zone})`, width: `${(100 * then.totals[zone]) / most}%` }}
            />
          </span>
          <strong>{then.totals[zone]}</strong>
          <span className={styles.voters}>
            {then.votes
              .filter(vote => vote.zone === zone)
              .map(({ seat, weight }) => (
                <span key={seat}>
                  <SmallMark seat={seat} size={18} />
                  {weight}
                </span>
              ))}
          </span>
        </div>
      ))}
      {waiting.length > 0 && view.step === 'vote' && (
        <p className={styles.waiting}>
          {say('side.to-vote')}
          {waiting.map(({ seat, influence }) => (
            <span key={seat}>
              <SmallMark seat={seat} size={18} />
              {influence}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
