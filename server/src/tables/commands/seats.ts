import type { Seat } from '@masterplan/kernel'
import { LEVEL_NAMES } from '@masterplan/protocol'
import type { HeldSeat } from '@masterplan/store'

// Who can hold a seat, and how that is written down.

export const emptySeat = (seat: Seat): HeldSeat => ({ seat, holder: 'nobody', person: null, bot: null, name: null })
/** A bot of its own, or one that plays for the person who sat there, whose name stays with the seat. */
export const botSeat = (seat: Seat, bot: string, playsFor: HeldSeat | undefined): HeldSeat => ({
  seat,
  holder: 'bot',
  person: playsFor?.person ?? null,
  bot,
  name: playsFor?.name ?? nameOfBot(bot),
})
export const personSeat = (seat: Seat, person: string, name: string): HeldSeat => ({
  seat,
  holder: 'person',
  person,
  bot: null,
  name,
})
/** Whoever sat or played there is asked: their seat waits for their yes. */
export const invitedSeat = (held: HeldSeat): HeldSeat => ({ ...held, holder: 'invited', bot: null })

export const replaced = (seats: readonly HeldSeat[], held: HeldSeat): HeldSeat[] =>
  seats.map(each => (each.seat === held.seat ? held : each))

/** `level-3` is called Steady. */
export const nameOfBot = (bot: string): string =>
  Object.entries(LEVEL_NAMES).find(([id]) => id === bot)?.[1] ?? numberedName(bot)

/** Whether a bot's seat is kept under the bot's own name, be it that of earlier releases: Level 3. */
export const isNamedAfterBot = (bot: string, name: string | null): boolean =>
  name === nameOfBot(bot) || name === numberedName(bot)

const numberedName = (bot: string): string => bot.charAt(0).toUpperCase() + bot.slice(1).replaceAll('-', ' ')
