import type { Update } from '@masterplan/protocol'
import { holderWord } from '../../../words/bot-words.ts'
import { timeLeft } from '../../../words/clock-words.ts'
import { useSpeech } from '../../../words/speech.tsx'
import css from '../../online.module.css'
import { useServerTime } from './use-server-time.ts'

/** Everybody's time. The server's clock counts; here it is only shown. */
export function Clocks({ update }: { readonly update: Update }) {
  const { word } = useSpeech()
  const now = useServerTime(update)
  if (update.clock.kind === 'none' || update.status !== 'playing') return null
  return (
    <section className={`sheet ${css.clocks}`} aria-label={word('online.clocks')}>
      {update.clocks.map((clock, seat) => {
        const holder = update.seats[seat]
        if (clock === null || holder === undefined || holder.kind === 'nobody') return null
        const left = clock.running ? clock.left - Math.max(0, now - clock.at) : clock.left
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <div key={seat} className={clock.running ? css.running : css.standing} data-short={left < 30_000}>
            <span>{holderWord(holder, word)}</span> <time>{timeLeft(left)}</time>
          </div>
        )
      })}
    </section>
  )
}
