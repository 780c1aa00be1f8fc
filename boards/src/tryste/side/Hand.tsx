import { type CardId, deckOfKind, kindOf, type View } from '@masterplan/tryste/nouns'
import type { SideProps } from '../../kit/web-board.ts'
import { cardPlace } from '../press/place-names.ts'
import { whereFacts } from '../words/where.ts'
import { pressable } from './pressable.ts'
import { SmallMark } from './SmallMark.tsx'
import css from './side.module.css'

/** By deck, in the order of the decks. */
const COLOURS = ['civic', 'residential', 'ink-soft', 'park'] as const
const colourOf = (card: CardId): string => `var(--${COLOURS[deckOfKind(kindOf(card))]})`

/** One's own event cards, what lies open, and what is known of other hands. */
export function Hand(props: SideProps<View>) {
  const { view, say } = props
  const own = view.purses.find(({ seat }) => seat === view.viewer)
  const hand = own?.hand ?? []
  const held = [...new Set(hand)]
  return (
    <>
      {held.length + (own?.faceUp.length ?? 0) > 0 && (
        <section>
          <h2>{say('side.hand')}</h2>
          {held.map(card => (
            <CardButton key={card} {...props} card={card} copies={hand.filter(each => each === card).length} />
          ))}
          {own?.faceUp
            .filter(card => !held.includes(card))
            .map(card => (
              <CardButton key={card} {...props} card={card} copies={1} />
            ))}
        </section>
      )}
      <Lying {...props} />
      <OtherHands {...props} />
    </>
  )
}

type CardButtonProps = SideProps<View> & { readonly card: CardId; readonly copies: number }

function CardButton(props: CardButtonProps) {
  const { view, say, card, copies } = props
  const id = cardPlace(card)
  const seenBy = view.knownOfMine.filter(each => each.card === card)
  return (
    <button type="button" {...pressable(props, id)} className={css.card} style={{ borderLeftColor: colourOf(card) }}>
      <CardWords card={card} say={say} />
      {copies > 1 && <strong className={css.copies}>×{copies}</strong>}
      {seenBy.map(({ seat }) => (
        <SmallMark key={seat} seat={seat} />
      ))}
    </button>
  )
}

export function CardWords({ card, say }: { readonly card: CardId; readonly say: SideProps<View>['say'] }) {
  const [title, ...does] = say(`card.${card}`).split(/ ?: /)
  return (
    <span className={css.cardWords}>
      <span>
        <strong>{title}</strong>
      </span>
      <span>{does.join(': ')}</span>
    </span>
  )
}

/** Cards whose effect lasts, and permanent ones of others. */
function Lying({ view, say }: SideProps<View>) {
  const open = view.purses
    .filter(({ seat }) => seat !== view.viewer)
    .flatMap(({ seat, faceUp }) => faceUp.map(card => ({ seat, card, tier: null })))
  const lying = [...view.lying, ...open]
  if (lying.length === 0) return null
  return (
    <section>
      <h2>{say('side.lying')}</h2>
      {numbered(lying).map(({ key, card, seat, tier }) => (
        <div key={key} className={css.laid} style={{ borderLeftColor: colourOf(card) }}>
          <SmallMark seat={seat} />
          <CardWords card={card} say={say} />
          {tier !== null && <span>{say('where.tier', whereFacts(tier))}</span>}
        </div>
      ))}
    </section>
  )
}

/** Two copies of a card may lie side by side: they are told apart by their places. */
const numbered = <Each extends { readonly card: CardId }>(cards: readonly Each[]) =>
  cards.map((each, at) => ({ ...each, key: `${each.card} ${at}` }))

function OtherHands({ view, say }: SideProps<View>) {
  const others = view.purses.filter(
    ({ seat, cards }) => seat !== view.viewer && Object.values(cards).some(count => count > 0),
  )
  if (others.length === 0) return null
  return (
    <section>
      <h2>{say('side.others')}</h2>
      {others.map(({ seat, cards }) => (
        <div key={seat} className={css.other}>
          <SmallMark seat={seat} />
          {Object.entries(cards)
            .filter(([, count]) => count > 0)
            .map(([deck, count]) => (
              <span key={deck} className={css.back}>
                {say(`deck.${deck}`)} {count}
              </span>
            ))}
          {numbered(view.known.filter(each => each.seat === seat)).map(({ key, card }) => (
            <em key={key} title={say(`card.${card}`)}>
              {say(`title.${card}`)}
            </em>
          ))}
        </div>
      ))}
    </section>
  )
}
