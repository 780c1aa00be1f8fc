import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { botNames, type FoundBot, findBot } from '@masterplan/bots'
import {
  type BotTasks,
  botHandlers,
  openPool,
  poolHere,
  type RunningTask,
  type TaskHandlers,
  type WorkerPool,
} from '@masterplan/bots/node'
import type { Bot, Playable, Trainable } from '@masterplan/kernel'
import type {
  Bench,
  Contest,
  Deal,
  DealTask,
  Drill,
  MatchTally,
  NetContest,
  NetPractice,
  Notes,
  Plan,
  Practice,
  Simulated,
  Soaked,
  Stretch,
  ThreadMeter,
  Tournament,
} from '@masterplan/lab'
import type { Environment } from './command.ts'
import { EngineProcesses } from './engine/client/room.ts'

/** One match of a soak; a game's matches are counted from 0. */
export type SoakTask = { readonly game: string; readonly seed: number; readonly number: number }
export type AnyPractice = Practice | NetPractice
export type AnyContest = Contest | NetContest

/** What this program does in threads. */
export type CliTasks = BotTasks & {
  readonly simulate: { readonly task: { readonly plan: Plan; readonly stretch: Stretch }; readonly answer: Simulated }
  readonly deal: { readonly task: { readonly tournament: Tournament; readonly deal: DealTask }; readonly answer: Deal }
  readonly soak: { readonly task: SoakTask; readonly answer: Soaked }
  readonly practise: {
    readonly task: { readonly practice: AnyPractice; readonly stretch: Stretch }
    readonly answer: Notes
  }
  readonly contest: {
    readonly task: { readonly contest: AnyContest; readonly stretch: Stretch }
    readonly answer: MatchTally
  }
  readonly bench: { readonly task: { readonly game: string; readonly drill: Drill }; readonly answer: readonly Bench[] }
}
export type CliPool = WorkerPool<CliTasks>

/** Where a thread finds its games. */
export interface TaskGames {
  loadGame(id: string): Promise<Playable | undefined>
  loadModel(id: string): Promise<Trainable | undefined>
}

/** Fetched when the first task needs it: a thread in which bots think while a person plays does not. */
const lab = () => import('@masterplan/lab')

export const taskHandlers = (games: TaskGames): TaskHandlers<CliTasks> => ({
  ...botHandlers(id => games.loadGame(id), found),
  async simulate({ plan, stretch }) {
    return (await lab()).simulate(known(await games.loadGame(plan.game), plan.game), plan, stretch)
  },
  async deal({ tournament, deal }) {
    const game = known(await games.loadGame(tournament.game), tournament.game)
    const engines = new EngineProcesses(game)
    try {
      return await (await lab()).playDeal(game, tournament, deal, engines)
    } finally {
      await engines.close()
    }
  },
  async soak({ game: id, seed, number }) {
    const game = known(await games.loadGame(id), id)
    const { soak, SPARRING_PARTNERS } = await lab()
    return soak(game, [...everyBot(game), ...SPARRING_PARTNERS], seed, number)
  },
  async practise({ practice, stretch }) {
    const { practise, practiseNet } = await lab()
    const game = known(await games.loadModel(practice.game), practice.game)
    return 'thinking' in practice ? practiseNet(game, practice, stretch) : practise(game, practice, stretch)
  },
  async contest({ contest: asked, stretch }) {
    const { contest, contestNet } = await lab()
    const game = known(await games.loadModel(asked.course.game), asked.course.game)
    return 'net' in asked ? contestNet(game, asked, stretch) : contest(game, asked, stretch)
  },
  async bench({ game, drill }) {
    return (await lab()).bench(known(await games.loadGame(game), game), drill, threadMeter())
  },
})

/** As in tournaments; what is only there is fetched when it is asked for. */
async function found(name: string, game: Playable): Promise<FoundBot> {
  const here = findBot(name, game.personalities)
  return here.ok ? here : (await lab()).findTimedBot(name, game)
}

function known<Found>(found: Found | undefined, id: string): Found {
  if (found === undefined) throw new Error(`There is no game "${id}".`)
  return found
}

function everyBot({ personalities }: Playable): Bot[] {
  return botNames(personalities).flatMap(name => {
    const found = findBot(name, personalities)
    return found.ok ? [found.bot] : []
  })
}

function threadMeter(): ThreadMeter {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  return {
    cpuSeconds() {
      const { user, system } = process.threadCpuUsage()
      return (user + system) / 1e6
    },
    seconds: () => performance.now() / 1000,
    heapBytes() {
      collect()
      const { used_heap_size: heap, external_memory: external } = getHeapStatistics()
      return heap + external
    },
  }
}

/** Where threads and games are found. */
export type TaskPlace = Pick<Environment, 'worker' | 'catalog' | 'model'>

/** One job is this thread itself. */
export function openTasks({ worker, catalog, model }: TaskPlace, jobs: number): CliPool {
  if (jobs > 1) return openPool(worker, { threads: jobs })
  return poolHere(
    taskHandlers({
      loadGame: async id => catalog.find(game => game.id === id),
      loadModel: id => model(id),
    }),
  )
}

/** The answer of a task that only a bug can keep from answering. */
export async function answered<Answer>({ result }: RunningTask<Answer>): Promise<Answer> {
  const done = await result
  if (!done.ok) throw new Error(done.sentence)
  return done.answer
}

/** As many at the same time as there are jobs; each goes on as soon as it is free. */
export async function inLanes(jobs: number, lane: () => Promise<void>): Promise<void> {
  await Promise.all(Array.from({ length: jobs }, lane))
}
