import type { Update } from '@masterplan/protocol'
import { useSpeech } from '../../../words/speech.tsx'
import { TableLinks } from '../TableLinks.tsx'
import css from '../table-page.module.css'

/** Records, replays and new matches come after the match; a link to a position would tell what others must not know. */
export function OnlineTools({ update: { game, status } }: { readonly update: Update }) {
  const { word } = useSpeech()
  return (
    <section className={`sheet ${css.tools}`} aria-label={word('table.tools')}>
      <TableLinks game={game} />
      {status === 'playing' && <p className={css.note}>{word('table.no-hints')}</p>}
    </section>
  )
}
