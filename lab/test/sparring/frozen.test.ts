import { createHash } from 'node:crypto'
import { withTreeReuse } from '@masterplan/bots'
import { CATALOG } from '@masterplan/catalog'
import { type Playable, seatsOf, seeded } from '@masterplan/kernel'
import { expect, test } from 'vitest'
import { findBotOrPartner, SPARRING_PARTNERS } from '../../src/index.ts'

/**
 * What the partners play by one seed, as the first letters of a hash. They are frozen, so these never change, unless a game's
 * rules do. A change of something that they share with other bots must leave them as they are: give them a copy of their own.
 */
const FROZEN: Readonly<Record<string, { readonly iterations: number; readonly marks: readonly string[] }>> = {
  subdivision: { iterations: 1000, marks: ['45062c88a209', 'd27bbb3953f6', '82aaee74e7d4'] },
  'parks-and-towers': { iterations: 1000, marks: ['45800129932d', '30a3baaa662b', '31e293d257eb'] },
  'brick-by-brick': { iterations: 100, marks: ['6c7d1da187dd', '308e31eeedd2', '6b3466e36343'] },
  urbapolis: { iterations: 100, marks: ['d5a73779e9c2', '4863d95e4cc8', '07054948de41'] },
  tryste: { iterations: 100, marks: ['d22f080f5178', 'afb724158afb', '3ae48096162a'] },
}

const DECISIONS = 14

/** The partner in all seats, a little way into a match. */
function linesOf(game: Playable, name: string): readonly string[] {
  const found = findBotOrPartner(`${name}@${FROZEN[game.id]?.iterations}`, game.personalities)
  const opened = game.open(game.seats.min, {}, FIRST_RULES)
  if (!found.ok || !opened.ok) throw new Error(`${game.id} cannot be played by ${name}.`)
  const { match } = opened
  const seats = seatsOf(match.players).map(() => withTreeReuse(found.bot))
  const random = seeded(21)
  match.settle(random)
  for (let decision = 0; decision < DECISIONS; decision++) {
    const turn = match.turn()
    if (turn.kind !== 'decide') break
    const seat = turn.seats[0]!
    match.submit(seat, match.ask(seats[seat]!, seat, random), random)
  }
  return match.log
}
const FIRST_RULES = '1.0.0' // all games know it, and it does not change

test.each(CATALOG)('in $id every partner plays as it did when it was frozen', game => {
  const marks = SPARRING_PARTNERS.map(({ name }) =>
    createHash('sha256').update(linesOf(game, name).join('\n')).digest('hex').slice(0, 12),
  )
  expect(marks).toEqual(FROZEN[game.id]?.marks)
})
