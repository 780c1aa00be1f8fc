import type { Facts } from '@masterplan/kernel'
import type { CardId, Event, View } from '@masterplan/tryste/nouns'
import type { Said } from '../../board.ts'
import { letters } from '../letters.ts'
import { targetAim } from '../press/targets.ts'
import { fact } from './facts.ts'
import { offerFacts } from './goods.ts'

export function prompt(view: View): Said {
  const { step, awaited, viewer, offer } = view
  const code = `prompt.${step}`
  if (step === 'over') return { code, facts: {} }
  const seat = awaited.find(each => each === viewer) ?? awaited[0]
  if (seat === undefined) return { code: 'prompt.luck', facts: {} }
  if (step === 'throw') return { code, facts: { seat, seats: letters(awaited) } }
  if (offer !== null && offer.from === seat) return { code: 'prompt.offered', facts: { seat, other: offer.to } }
  return { code, facts: { seat, ...about(view) } }
}

/** What the prompt of a step speaks of besides whose decision it is. */
function about({ step, viewer, ballot, payment, question, lair, auction, offer }: View): Facts {
  switch (step) {
    case 'vote':
    case 'tie':
      return { tier: ballot?.tier ?? '' }
    case 'pay':
      return { owed: payment?.owed ?? 0, stooj: payment?.stooj ?? '' }
    case 'choose':
      return { card: question?.card ?? '' }
    case 'bid': {
      const { about = 'variance', place = '', zone = null, by = '', totals = { for: 0, against: 0 } } = auction ?? {}
      return {
        about,
        place,
        zone: zone ?? 'none',
        by,
        mine: by === viewer ? 'yes' : 'no',
        for: totals.for,
        against: totals.against,
      }
    }
    case 'trade':
      return offer === null ? {} : { from: offer.from, ...offerFacts(offer) }
    case 'rob':
      return { gobs: lair ?? 0 }
    default:
      return {}
  }
}

/** What a card was aimed at, as facts of a sentence. */
function onFacts(card: CardId, on: string): Facts {
  const { label } = targetAim(card, on)
  return { on: fact(label.code), ...label.facts }
}

/** Every event with its facts; names become what messages can select, seats stay numbers so that names can take their place. */
export function said(event: Event): Said | undefined {
  const code = `event.${event.kind}`
  switch (event.kind) {
    case 'throws': {
      const [seat = 0, other = 0] = event.seats
      const [zone = '', zone2 = ''] = event.zones
      const tied = event.loser === null ? 'yes' : 'no'
      return { code, facts: { seat, other, zone, zone2, tied, rival: event.loser ?? seat } }
    }
    case 'picked':
      return { code, facts: { seat: event.seat, role: fact(event.role), gobs: event.gobs } }
    case 'shown':
    case 'chose': {
      const { seat, card, on } = event
      return { code, facts: { seat, card, ...onFacts(card, on) } }
    }
    case 'got': {
      const { seat, what, why, change } = event
      const more = change > 0 ? 'yes' : 'no'
      return { code, facts: { seat, what: fact(what), why: fact(why), more, count: Math.abs(change) } }
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
    case 'special':
      return { code, facts: { seat: event.seat, stooj: event.stooj, special: fact(event.special) } }
    case 'right':
      return { code, facts: { seat: event.seat, hut: fact(event.hut), huts: event.huts } }
    case 'offered':
      return { code, facts: { seat: event.seat, to: event.to, ...offerFacts(event) } }
    default: {
      const { kind: _, ...facts } = event
      return { code, facts }
    }
  }
}
