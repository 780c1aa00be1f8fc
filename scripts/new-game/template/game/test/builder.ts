import { type Match, plainEntry, playable } from '@masterplan/kernel'
import { insight, type Options, templateTown } from '../src/index.ts'

const game = playable(plainEntry(templateTown, insight))

/** A match after these moves, each by the one whose turn it is: "wish 1, wish 4, build 2 1". */
export function after(moves: string, options: Partial<Options> = {}, players = 2): Match {
  const opened = game.open(players, options)
  if (!opened.ok) throw new Error(opened.problem)
  const { match } = opened
  for (const move of moves.split(', ').filter(each => each !== '')) {
    const said = match.append(`${byOf(match)} ${move}`)
    if (!said.ok) throw new Error(`${said.refused.code}: ${move}`)
  }
  return match
}

const byOf = (match: Match): string => {
  const turn = match.turn()
  return turn.kind === 'decide' ? String(turn.seats[0]! + 1) : '*'
}

/** What the one whose turn it is would be answered to a move. */
export function answer(match: Match, move: string): { code: string; rule: string } | undefined {
  const turn = match.turn()
  const no = match.judge(turn.kind === 'decide' ? turn.seats[0]! : 'luck', move)
  return no && { code: no.code, rule: no.rule }
}

export const linesOf = (match: Match, line: string): number[] => match.scores().map(({ lines }) => lines[line]!)
