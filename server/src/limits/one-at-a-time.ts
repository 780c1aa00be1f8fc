/** One after another for each: what somebody asks for at once must not be counted at once. */
export class OneAtATime {
  private readonly last = new Map<string, Promise<unknown>>()

  take<Result>(who: string, act: () => Promise<Result>): Promise<Result> {
    const turn = (this.last.get(who) ?? Promise.resolve()).then(act, act)
    this.last.set(who, turn)
    const leave = () => {
      if (this.last.get(who) === turn) this.last.delete(who)
    }
    turn.then(leave, leave)
    return turn
  }
}
