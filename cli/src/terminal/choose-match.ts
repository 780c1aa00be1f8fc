import { botNames, STRONGEST } from '@masterplan/bots'
import type { Playable } from '@masterplan/kernel'
import { type Context, printLines } from '../command.ts'
import { playersOf } from '../commands/games.ts'
import { aligned, wrapped } from '../sheets/columns.ts'
import type { Keyboard } from './prompt.ts'

/** What a person chose: a game, and who sits where, as `--bots` would say it. */
export type ChosenMatch = { readonly game: Playable; readonly bots: string }

/** Asks what to play. Enter takes what stands in brackets. Undefined at the end of input. */
export async function chooseMatch(keyboard: Keyboard, { catalog, stdout }: Context): Promise<ChosenMatch | undefined> {
  const print = (...lines: readonly string[]) => printLines(stdout, lines)
  const answer = async (question: string, usual: string, among: readonly string[], otherwise: string) => {
    for (;;) {
      const typed = await keyboard.ask(`${question} [${usual}] `, () => among)
      if (typed === undefined) return undefined
      const chosen = typed === '' ? usual : typed
      if (among.includes(chosen)) return chosen
      print(otherwise)
    }
  }

  print('Masterplan: city-planning board games.', '')
  print(...aligned(catalog.map((game, at) => [`  ${at + 1}`, game.title, playersOf(game)])), '')
  const numbers = catalog.map((_, at) => String(at + 1))
  const wanted = await answer(
    'Which game?',
    '1',
    [...numbers, ...catalog.map(({ id }) => id)],
    `A number from 1 to ${catalog.length}.`,
  )
  if (wanted === undefined) return undefined
  const game = catalog.find(({ id }, at) => wanted === id || wanted === String(at + 1))!

  const { min, max } = game.seats
  const counts = Array.from({ length: max - min + 1 }, (_, at) => String(min + at))
  const players =
    counts.length === 1 ? counts[0] : await answer('How many players?', counts[0]!, counts, `${playersOf(game)}.`)
  if (players === undefined) return undefined

  const bots = botNames(game.personalities)
  print(...wrapped(`A seat is for "me" or for a bot: ${bots.join(', ')}.`.split(' '), stdout.columns ?? 80))
  const seats: string[] = []
  for (let seat = 1; seat <= Number(players); seat++) {
    const usual = seat === 1 ? 'me' : STRONGEST.name
    const player = await answer(`Seat ${seat}?`, usual, ['me', ...bots], `"me", or one of ${bots.join(', ')}.`)
    if (player === undefined) return undefined
    seats.push(player)
  }
  print('')
  return { game, bots: seats.join(',') }
}
