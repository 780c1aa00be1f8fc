import type { Facts } from '@masterplan/kernel'
import type { CardId, Event, View } from '@masterplan/tryste/nouns'
import type { Said } from '../board.ts'
import { say } from '../kit/say.ts'
import { en } from './en.ts'
import { goodsText } from './goods.ts'
import { LETTERS, letters } from './letters.ts'

const cardText = (card: CardId): string => say(en, `card.${card}`, {})

export function prompt(view: View): Said {
  const { step, awaited } = view
  const code = `prompt.${step}`
  if (step === 'over') return { code, facts: {} }
  const [seat] = awaited
  if (seat === undefined) return { code: 'prompt.luck', facts: {} }
  if (step === 'throw') return { code, facts: { seats: letters(awaited) } }
  return { code, facts: { seat, ...about(view) } }
}

/** What the prompt of a step speaks of besides whose decision it is. */
function about({ step, ballot, payment, question, lair }: View): Facts {
  switch (step) {
    case 'vote':
    case 'tie':
      return { tier: ballot?.tier ?? '' }
    case 'pay':
      return { owed: payment?.owed ?? 0, stooj: payment?.stooj ?? '' }
    case 'choose':
      return { card: question?.card ?? '' }
    case 'rob':
      return { gobs: lair ?? 0 }
    default:
      return {}
  }
}

/** Every event with its facts; lists and goods are written out, seats stay numbers so that names can take their place. */
export function said(event: Event): Said | undefined {
  const code = `event.${event.kind}`
  switch (event.kind) {
    case 'throws': {
      const throws = event.seats.map((seat, at) => `${LETTERS[seat]} ${event.zones[at]}`).join(', ')
      return { code, facts: { throws, loser: event.loser === null ? 'none' : LETTERS[event.loser] } }
    }
    case 'card':
      return { code, facts: { card: event.card, text: cardText(event.card) } }
    case 'showed':
      return { code, facts: { seat: event.seat, card: event.card, text: cardText(event.card) } }
    case 'shown': {
      const { seat, card, on } = event
      return { code, facts: { seat, card, text: cardText(card), on: on === '' ? 'none' : on } }
    }
    case 'got': {
      const { seat, what, why, change } = event
      return { code, facts: { seat, what, why, change: change > 0 ? `+${change}` : `−${-change}` } }
    }
    case 'zoned':
      return { code, facts: { tier: event.tier, zone: event.zone } }
    case 'proposed':
      return event.about === 'variance'
        ? { code: `${code}-variance`, facts: { seat: event.seat, stooj: event.stooj, zone: event.zone } }
        : { code: `${code}-terraforming`, facts: { seat: event.seat, tier: event.tier } }
    case 'bid': {
      const { seat, side, prestige, totals } = event
      return { code, facts: { seat, side, prestige, for: totals[0], against: totals[1] } }
    }
    case 'bought':
      return { code, facts: { seat: event.seat, stoojes: event.stoojes.join(' '), price: event.price } }
    case 'offered': {
      const { seat, to, give, want, cards, deck } = event
      return { code, facts: { seat, to, give: goodsText(give, cards), want: goodsText(want, deck ? [deck] : []) } }
    }
    default: {
      const { kind: _, ...facts } = event
      return { code, facts }
    }
  }
}
