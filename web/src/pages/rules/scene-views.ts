import { RULES_CARDS, type RulesPage, type RulesScene } from '@masterplan/boards/games'
import { type Remote, wrap } from 'comlink'
import type { Replayer } from '../../match/workers/replay.worker.ts'

/** The view of each scene, as the audience of its match would see it. */
export type SceneViews = ReadonlyMap<RulesScene, unknown>

/** Every scene is a position of a real match: it is played by the rules themselves before anything is drawn. */
export async function viewsOf(page: RulesPage): Promise<SceneViews> {
  const scenes = [
    ...RULES_CARDS.map(name => page.cards[name].scene),
    ...page.signs.flatMap(({ picture }) => ('record' in picture ? [picture] : [])),
  ]
  const worker = new Worker(new URL('../../match/workers/replay.worker.ts', import.meta.url), { type: 'module' })
  const { promise: failed, reject } = Promise.withResolvers<never>()
  worker.addEventListener('error', reject) // one that cannot be fetched would never answer
  try {
    return await Promise.race([failed, played(scenes, wrap<Replayer>(worker))])
  } finally {
    worker.terminate()
  }
}

async function played(scenes: readonly RulesScene[], replayer: Remote<Replayer>): Promise<SceneViews> {
  const views = new Map<RulesScene, unknown>()
  for (const [record, shown] of Map.groupBy(scenes, scene => scene.record)) {
    const bad = await replayer.open(record)
    if (bad !== null) throw new Error(`A scene of the rules is no match of its game: ${bad.problem}.`)
    for (const scene of shown) views.set(scene, (await replayer.at(scene.line)).view)
  }
  return views
}
