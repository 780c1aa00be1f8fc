import { LAND_TYPES, type View } from '@masterplan/tryste/nouns'
import { memo } from 'react'
import type { SideProps } from '../../kit/web-board.ts'
import { Special } from '../scene/buildings/Special.tsx'
import { priceOf } from '../scene/coordinates.ts'
import { Textures, textureOf, tintOf } from '../scene/Land.tsx'
import { fact } from '../words/facts.ts'
import css from './side.module.css'

/** What the bank still has, what land costs, and how many cards are left to draw. */
export const Bank = memo(({ view, say }: Pick<SideProps<View>, 'view' | 'say'>) => {
  const lands = LAND_TYPES.filter(land => land !== 'water' && view.tiers.some(({ type }) => type === land))
  return (
    <details open className={css.bank}>
      <summary>
        <h2>{say('side.bank')}</h2>
      </summary>
      <ul className={css.stock}>
        {view.stock.map(({ special, left }) => (
          <li key={special} data-none={left === 0 || undefined}>
            <svg viewBox="-36 -50 74 56" width={37} height={28} aria-hidden="true">
              <Special special={special} />
            </svg>
            <span>{say(`special.${fact(special)}`)}</span>
            <strong>{left}</strong>
          </li>
        ))}
      </ul>
      <ul className={css.lands}>
        {lands.map(land => (
          <li key={land}>
            <svg viewBox="0 0 34 30" width={26} height={23} aria-hidden="true">
              <Textures />
              <path d="M17 1L33 29H1Z" fill={tintOf(land)} stroke="var(--ink)" />
              <path d="M17 1L33 29H1Z" fill={textureOf(land)} />
            </svg>
            <span>{say(`land.${land}`)}</span>
            <strong>{say('money', { gobs: priceOf(view, land) })}</strong>
          </li>
        ))}
      </ul>
      {view.decks.length > 0 && (
        <p className={css.decks}>
          {view.decks.map(({ deck, left }) => (
            <span key={deck} className={css.back}>
              {say(`deck.${deck}`)} {left}
            </span>
          ))}
        </p>
      )}
    </details>
  )
})
