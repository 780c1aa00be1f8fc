import type { View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import styles from './decision.module.css'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

/** ResComInd: who is still in, who has thrown in secret, and what the last match was. */
export function Contest({ view, say }: SideProps<View>) {
  const { contest, throws, lastThrows } = view
  return (
    <section className={css.now}>
      <h2>{say('side.contest')}</h2>
      <p className={styles.why}>{say('side.contest-why')}</p>
      <div className={css.chips}>
        {contest.map(({ seat, lives }) => {
          const thrown = throws.find(each => each.seat === seat)
          return (
            <span key={seat} className={styles.contestant} data-out={lives === 0 || undefined}>
              <SmallMark seat={seat} />
              {'♥'.repeat(lives)}
              {thrown !== undefined && (
                <em>{thrown.zone === null ? say('side.thrown') : say(`zone.${thrown.zone}`)}</em>
              )}
            </span>
          )
        })}
      </div>
      {lastThrows.length > 0 && (
        <p className={styles.waiting}>
          {say('side.last-throws')}
          {lastThrows.map(({ seat, zone }) => (
            <span key={seat}>
              <SmallMark seat={seat} /> {say(`zone.${zone}`)}
            </span>
          ))}
        </p>
      )}
    </section>
  )
}
