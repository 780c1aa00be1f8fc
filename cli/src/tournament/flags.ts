import { BOTS } from '@masterplan/bots'
import type { Playable } from '@masterplan/kernel'
import {
  type EngineCommands,
  engineNamed,
  type SequentialQuestion,
  type Tournament,
  usualOpening,
} from '@masterplan/lab'
import { optionSentence } from '@masterplan/protocol/sentences'
import { type Context, type Failure, failure, quoted } from '../command.ts'
import { enginesOf, entrantProblem } from '../engine/client/flag.ts'
import { type Args, SEEDS, wholeNumber } from '../input/args.ts'
import { chosenOptions, findGame } from '../input/options.ts'
import type { Series } from './run.ts'

type Asked = { readonly ok: true; readonly game: Playable; readonly series: Series } | Failure

/** What the flags of a tournament ask for, checked. */
export function seriesOf(context: Context): Asked {
  const { args } = context
  const [id, ...surplus] = args.words
  if (id === undefined || surplus.length > 0) {
    return failure('Name one game for the tournament; "masterplan tournament --help" says more.')
  }
  const found = findGame(id, context)
  if (!found.ok) return found
  const { game } = found
  const { min, max } = game.seats
  const players = wholeNumber(args, 'players', { usual: min, min, max })
  if (!players.ok) return players
  const given = enginesOf(args, [game])
  if (!given.ok) return given
  const entered = entrantsOf(args, game, given.engines)
  if (!entered.ok) return entered
  const question = questionOf(args, players.value)
  if (!question.ok) return question
  const games = wholeNumber(args, 'matches', {
    usual: question.question === null ? 200 : 10_000,
    min: 1,
    max: 1_000_000,
  })
  if (!games.ok) return games
  const seed = wholeNumber(args, 'seed', { usual: 1, ...SEEDS })
  if (!seed.ok) return seed
  const options = chosenOptions(args, game)
  if (!options.ok) return options
  const opened = game.open(players.value, options.chosen)
  if (!opened.ok) return failure(optionSentence(opened))
  const usual = usualOpening(game, players.value, options.chosen)
  const opening = wholeNumber(args, 'opening', { usual, min: 0, max: 100 })
  if (!opening.ok) return opening
  const tournament: Tournament = {
    game: game.id,
    players: players.value,
    options: options.chosen,
    bots: entered.bots,
    solo: entered.solo,
    seed: seed.value,
    opening: opening.value,
    ...(args.has('engine') ? { engines: given.engines } : {}), // files of before, and of most, have no such field
  }
  const deals = Math.ceil(games.value / players.value)
  return { ok: true, game, series: { tournament, deals, question: question.question } }
}

type Entered = { readonly ok: true; readonly bots: readonly string[]; readonly solo: string | null } | Failure

function entrantsOf(args: Args, game: Playable, engines: EngineCommands): Entered {
  const pair = args.text('sprt')
  if (pair !== undefined && (args.has('bots') || args.has('solo'))) {
    return failure('The flag --sprt says who plays; leave out --bots and --solo.')
  }
  const usual = BOTS.map(({ name }) => name).filter(name => /^(?:random|greedy|newcomer|level-\d)$/.test(name))
  const bots = (pair ?? args.text('bots'))?.split(',') ?? usual
  for (const name of bots) {
    const problem = entrantProblem(name, game, engines)
    if (problem !== undefined) return failure(problem)
  }
  const idle = Object.keys(engines).find(name => !bots.some(bot => engineNamed(bot, engines)?.name === name))
  if (idle !== undefined) return failure(`The engine ${quoted(idle)} sits at no table: name it in --bots or --sprt.`)
  const twice = bots.find((name, at) => bots.indexOf(name) !== at)
  if (twice !== undefined) return failure(`The bot ${quoted(twice)} is named twice; it cannot meet itself.`)
  if (bots.length < 2) return failure('A tournament needs two bots or more, as in --bots random,greedy.')
  if (pair !== undefined && bots.length !== 2)
    return failure(`The flag --sprt needs two bots, A,B, not ${quoted(pair)}.`)
  const solo = pair === undefined ? (args.text('solo') ?? null) : bots[0]!
  if (solo !== null && !bots.includes(solo))
    return failure(`The flag --solo must name one of the bots, not ${quoted(solo)}.`)
  return { ok: true, bots, solo }
}

function questionOf(
  args: Args,
  players: number,
): { readonly ok: true; readonly question: SequentialQuestion | null } | Failure {
  const stray = ['from', 'to', 'alpha', 'beta'].find(flag => args.has(flag))
  if (!args.has('sprt')) {
    return stray === undefined ? { ok: true, question: null } : failure(`The flag --${stray} needs --sprt A,B.`)
  }
  const fair = 1 / players
  const from = fraction(args, 'from', fair)
  if (!from.ok) return from
  const to = fraction(args, 'to', Math.min(1.3 * fair, (1 + fair) / 2))
  if (!to.ok) return to
  const alpha = fraction(args, 'alpha', 0.05)
  if (!alpha.ok) return alpha
  const beta = fraction(args, 'beta', 0.05)
  if (!beta.ok) return beta
  if (from.value >= to.value) return failure('The flag --from must be less than --to.')
  if (alpha.value + beta.value >= 1) return failure('The flags --alpha and --beta must add up to less than 1.')
  return { ok: true, question: { from: from.value, to: to.value, alpha: alpha.value, beta: beta.value } }
}

/** A flag that is a number between 0 and 1, both left out. */
function fraction(args: Args, flag: string, usual: number): { readonly ok: true; readonly value: number } | Failure {
  const text = args.text(flag)
  if (text === undefined) return { ok: true, value: usual }
  const value = /^0?\.\d{1,12}$/.test(text) ? Number(text) : Number.NaN
  if (value > 0 && value < 1) return { ok: true, value }
  return failure(`The flag --${flag} must be a number between 0 and 1, such as 0.65, not ${quoted(text)}.`)
}
