import type { Playable } from '@masterplan/kernel'
import {
  type Claim,
  type ClaimRow,
  type Deal,
  judgementOf,
  type LineUp,
  lineUpsOf,
  NO_TIME,
  type Spent,
  seated,
  type Tournament,
  usualOpening,
  winsPerSeat,
} from '@masterplan/lab'
import type { DealPlayers } from '../tournament/players.ts'
import { inOrder, playDeals } from '../tournament/run.ts'

/** How a row is played on: by whom, until when, and who keeps it after every deal. */
export interface Bout {
  readonly game: Playable
  readonly players: DealPlayers
  readonly least: number // matches to play even when the test is sure
  timeIsUp(): boolean
  keep(row: ClaimRow): void
}

const tournamentOf = (game: Playable, { hero, players, engines }: Claim, { rival, seed }: ClaimRow): Tournament => ({
  game: game.id,
  players,
  options: {},
  bots: [hero, rival],
  solo: hero,
  seed,
  opening: usualOpening(game, players, {}),
  ...(engines && { engines }),
})

/** Whether a claim needs no more matches. */
export function isSettled(claim: Claim, { results }: ClaimRow, least: number): boolean {
  const { verdict, games } = judgementOf(claim, results)
  return verdict !== 'open' && games >= Math.min(least, claim.matches)
}

/** Plays a row on until it is settled or time is up; what it is then. */
export async function playRow(claim: Claim, begun: ClaimRow, bout: Bout): Promise<ClaimRow> {
  const tournament = tournamentOf(bout.game, claim, begun)
  const lineUp = lineUpsOf(tournament)[0]!
  let row = begun
  const add = inOrder(begun.results.length, deal => {
    row = grown(row, claim, lineUp, deal)
    bout.keep(row)
  })
  const known = begun.results.map((_, deal) => ({ lineUp: 0, deal }))
  await playDeals(tournament, Math.ceil(claim.matches / claim.players), known, bout.players, {
    hear: add,
    another: () => !bout.timeIsUp() && !isSettled(claim, row, bout.least),
  })
  return row
}

/** A deal that was played while another settled the row still counts: a row is all that was played. */
function grown(row: ClaimRow, { hero }: Claim, lineUp: LineUp, { matches }: Deal): ClaimRow {
  const won = 60 * matches.length * winsPerSeat(hero, { lineUp, matches })
  const spent = (mine: boolean): Spent =>
    matches.reduce(
      (sum, { moves, milliseconds }, rotation) =>
        seated(lineUp, rotation).reduce(
          (all, name, seat) => ((name === hero) === mine ? plus(all, moves[seat]!, milliseconds[seat]!) : all),
          sum,
        ),
      mine ? row.hero : row.opposed,
    )
  const lost = (row.forfeits ?? 0) + matches.filter(({ forfeit }) => forfeit !== undefined).length
  const faults = lost === 0 ? {} : { forfeits: lost }
  return { ...row, results: [...row.results, Math.round(won)], hero: spent(true), opposed: spent(false), ...faults }
}

const plus = (spent: Spent, moves: number, milliseconds: number): Spent => ({
  moves: spent.moves + moves,
  milliseconds: spent.milliseconds + milliseconds,
})

const TRIAL = 100 // milliseconds for a move
/** The last one counts: in the first ones of each thread code that is not compiled yet takes several times as long. */
const TRIAL_DEALS = 3
/** The second time by what the first one found: the rival goes a little over a short time, and less so over a long one. */
const TRIALS = 2

/**
 * A row without results. For equal time, a few deals are played to see how long the hero takes for a move, and how much of
 * what it is given the rival uses: a forced move takes neither any time.
 */
export async function beginRow(
  claim: Claim,
  game: Playable,
  { seed, program }: Pick<ClaimRow, 'seed' | 'program'>,
  players: DealPlayers,
): Promise<ClaimRow> {
  const blank = (rival: string): ClaimRow => ({
    id: claim.id,
    rules: game.rulesVersion,
    program,
    rival,
    seed,
    results: [],
    hero: NO_TIME,
    opposed: NO_TIME,
  })
  if (!claim.equalTime) return blank(claim.rival)
  let time = TRIAL
  for (let trial = 0; trial < TRIALS; trial++) {
    const { hero, opposed } = await tried(claim, game, blank(`${claim.rival}@${time}ms`), players)
    time = Math.max(1, Math.round((time * perMove(hero)) / Math.max(perMove(opposed), time / 10)))
  }
  return blank(`${claim.rival}@${time}ms`)
}

/** What both sides spent in a deal. */
async function tried(claim: Claim, game: Playable, row: ClaimRow, players: DealPlayers): Promise<ClaimRow> {
  const tournament = tournamentOf(game, claim, row)
  let last = row
  await playDeals(tournament, TRIAL_DEALS, [], players, {
    hear: deal => {
      last = grown(row, claim, lineUpsOf(tournament)[0]!, deal)
    },
    another: () => true,
  })
  return last
}

export const perMove = ({ moves, milliseconds }: Spent): number => (moves === 0 ? 0 : milliseconds / moves)
