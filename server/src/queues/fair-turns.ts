/** For whom a turn is wanted: people who look on, people who only sit there, or nobody at all. */
export const RANK = { watched: 1, seated: 2, nobody: 3 } as const
export type Rank = (typeof RANK)[keyof typeof RANK]
/**
 * `host` answers for it: everybody who has tables gets the same share, however many these are. `rank` is asked whenever a
 * turn is given: people come and go while it waits.
 */
export type TurnClaim = { readonly host: string; rank(): Rank }

/** Something that takes its turn; `hurry` asks it to come to an end. */
export type TakenTurn<Result> = { readonly result: Promise<Result>; hurry(): void }

type WaitingTurn = { readonly claim: TurnClaim; readonly since: number; begin(): void }
type RunningTurn = { readonly claim: TurnClaim; hurry(): void }

/** People who sit somewhere and do not look on wait no longer than this behind those who do. */
const PATIENCE = 30_000
/** A host with one table waits for a long thought of a host with many no longer than this; then it is asked to hurry. */
const LONG = 1000

/**
 * Turns at something scarce. First come those whom somebody watches; among them the host with the fewest turns under way,
 * then the one whose last turn is longest ago. What is for nobody gets what is left, and makes room when others come.
 */
export class FairTurns {
  private readonly slots: number
  private readonly now: () => number
  private readonly waitingTurns: WaitingTurn[] = []
  private readonly running = new Set<RunningTurn>()
  private readonly lastTurn = new Map<string, number>() // of hosts who have something waiting or under way
  private turns = 0

  constructor(slots: number, now: () => number) {
    this.slots = slots
    this.now = now
  }

  get waiting(): number {
    return this.waitingTurns.length
  }

  take<Result>(claim: TurnClaim, act: () => TakenTurn<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const waiting = { claim, since: this.now(), begin: () => this.run(claim, act).then(resolve, reject) }
      this.waitingTurns.push(waiting)
      this.next()
      if (!this.waitingTurns.includes(waiting) || claim.rank() === RANK.nobody) return
      this.hurryThose(({ claim: other }) => other.rank() === RANK.nobody)
      // Whoever has more that waits can spare a thought.
      const isSpare = ({ claim: { host } }: RunningTurn) =>
        host !== claim.host && this.waitingTurns.some(other => other.claim.host === host)
      setTimeout(() => this.waitingTurns.includes(waiting) && this.hurryThose(isSpare), LONG).unref()
    })
  }

  private async run<Result>(claim: TurnClaim, act: () => TakenTurn<Result>): Promise<Result> {
    let turn: RunningTurn | undefined
    try {
      const { result, hurry } = act()
      turn = { claim, hurry }
      this.running.add(turn)
      this.lastTurn.set(claim.host, ++this.turns)
      return await result
    } finally {
      if (turn !== undefined) this.running.delete(turn)
      this.forget(claim.host)
      this.next()
    }
  }

  private next(): void {
    while (this.running.size < this.slots && this.waitingTurns.length > 0) {
      const best = this.waitingTurns.reduce((one, other) => (this.isBefore(other, one) ? other : one))
      this.waitingTurns.splice(this.waitingTurns.indexOf(best), 1)
      best.begin()
    }
  }

  private isBefore(one: WaitingTurn, other: WaitingTurn): boolean {
    const [mine, theirs] = [this.place(one), this.place(other)]
    const at = mine.findIndex((number, index) => number !== theirs[index])
    return at >= 0 && mine[at]! < theirs[at]!
  }

  private place({ claim, since }: WaitingTurn): readonly number[] {
    const [host, rank] = [claim.host, claim.rank()]
    const aged = rank === RANK.seated && this.now() - since > PATIENCE ? RANK.watched : rank
    return [aged, this.underWay(host), this.lastTurn.get(host) ?? 0]
  }

  private underWay(host: string): number {
    return [...this.running].filter(({ claim }) => claim.host === host).length
  }

  private hurryThose(which: (turn: RunningTurn) => boolean): void {
    for (const turn of this.running) if (which(turn)) turn.hurry()
  }

  private forget(host: string): void {
    const waits = this.waitingTurns.some(({ claim }) => claim.host === host)
    if (!waits && this.underWay(host) === 0) this.lastTurn.delete(host)
  }
}
