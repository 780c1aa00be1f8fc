import {
  type Actor,
  type Game,
  type GameTypes,
  judge,
  type MatchRecord,
  readOptions,
  type Seat,
  type Tell,
} from '../src/index.ts'

/** The state before a line of a record is played, and who plays it; before the end: no line. */
export interface Position<G extends GameTypes> {
  readonly state: G['State'] // changes in place
  readonly next: { readonly by: Actor; readonly line: string } | undefined
}

/** Every position of a record, from the start to the end. A line that is refused throws. */
export function* positionsOf<G extends GameTypes>(
  game: Game<G>,
  record: MatchRecord,
  tell?: Tell<G['Event']>,
): Generator<Position<G>> {
  const read = readOptions<G['Options']>(game.options, record.options, record)
  if (!read.ok) throw new Error(`${read.problem} (${read.name})`)
  const state = game.start(record.players, read.options, record.rules)
  for (const [at, line] of record.log.entries()) {
    const by: Actor = line.startsWith('*') ? 'luck' : ((Number(line[0]) - 1) as Seat)
    yield { state, next: { by, line } }
    const judged = judge(game, state, by, line.slice(2))
    if (!judged.ok) throw new Error(`Line ${at + 1}, "${line}", is refused: ${judged.refused.code}.`)
    game.play(state, by, judged.move, tell)
  }
  yield { state, next: undefined }
}
