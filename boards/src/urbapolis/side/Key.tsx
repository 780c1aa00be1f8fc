import { FAMILIES } from '@masterplan/urbapolis/nouns'
import type { Say } from '../../kit/web-board.ts'
import { COLOUR } from '../tile-lookup.ts'
import css from './key.module.css'
import side from './side.module.css'

/** How maps and cards are read. */
const LEGEND = ['side.legend-card', 'side.legend-building', 'side.legend-plot'] as const

/** The letters of the families, and below them, for who asks, everything else. */
export function Key({ say }: { readonly say: Say }) {
  return (
    <footer className={css.key}>
      <p>
        {FAMILIES.map(family => (
          <span key={family}>
            <span className={side.chip} style={{ background: COLOUR[family] }}>
              {say(`letter.${family}`)}
            </span>{' '}
            {say(`key.${family}`)}
          </span>
        ))}
      </p>
      <details>
        <summary>{say('side.legend')}</summary>
        {LEGEND.map(code => (
          <p key={code}>{say(code)}</p>
        ))}
      </details>
    </footer>
  )
}
