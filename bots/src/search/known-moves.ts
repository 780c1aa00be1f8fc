import type { Game, GameTypes } from '@masterplan/kernel'

/** How many move objects to know by sight; a game that makes new ones all the time would otherwise fill the memory. */
const KNOWN_BY_SIGHT = 2 ** 16

/** Gives every move a small number. Moves of the same notation are the same move, even if they are different objects. */
export class KnownMoves<G extends GameTypes> {
  private readonly moves: G['Move'][] = []
  private readonly bySight = new Map<G['Move'], number>()
  private readonly byText = new Map<string, number>()
  private readonly game: Game<G>

  constructor(game: Game<G>) {
    this.game = game
  }

  get size(): number {
    return this.moves.length
  }

  idOf(move: G['Move']): number {
    return this.bySight.get(move) ?? this.learn(move)
  }

  moveOf(id: number): G['Move'] {
    return this.moves[id]
  }

  private learn(move: G['Move']): number {
    const text = this.game.notation.write(move)
    let id = this.byText.get(text)
    if (id === undefined) {
      id = this.moves.length
      this.moves.push(move)
      this.byText.set(text, id)
    }
    if (this.bySight.size >= KNOWN_BY_SIGHT) this.bySight.clear()
    this.bySight.set(move, id)
    return id
  }
}
