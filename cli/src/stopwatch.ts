import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { parentPort, Worker, workerData } from 'node:worker_threads'
import type { Playable } from '@masterplan/kernel'
import { type Bench, bench, type Drill, type ThreadMeter } from '@masterplan/lab'

type Errand = { readonly game: string; readonly drill: Drill }

/** One game in a thread of its own: what the compiler learned about one would slow the next. */
export function benchInThread(entry: URL, errand: Errand): Promise<Bench> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(entry, { workerData: errand })
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** What an entry file of a bench worker does, with the games it can load. */
export async function serveBench(load: (id: string) => Promise<Playable | undefined>): Promise<void> {
  const { game: id, drill } = workerData as Errand // set by benchInThread
  const game = await load(id)
  if (game === undefined) throw new Error(`There is no game "${id}".`)
  parentPort?.postMessage(bench(game, drill, threadMeter()))
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
