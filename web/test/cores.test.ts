import { openCore, positionOf } from '@masterplan/bots'
import { CATALOG } from '@masterplan/catalog'
import { type Entry, type GameTypes, readOptions, seeded } from '@masterplan/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStage, type Stage } from './browser.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

const POSITIONS = 15 // of each game

/** A core as text and numbers, and positions to search. */
type Question = { readonly bytes: string; readonly net: number[]; readonly positions: number[][] }

function questionOf<G extends GameTypes>({ game, core }: Entry<G>): Question {
  if (core === undefined) throw new Error(`${game.id} has no core.`)
  const [rules] = game.rulesVersions
  const read = readOptions<G['Options']>(game.options, {}, { players: 2, rules })
  if (!read.ok) throw new Error(read.problem)
  const random = seeded(11)
  const module = openCore(core)
  const words = positionOf(module, core)
  const positions = Array.from({ length: POSITIONS }, (_, at) => {
    const state = game.start(2, read.options, rules)
    for (let move = 0; move < at; move++) {
      const turn = game.turn(state)
      if (turn.kind === 'decide') game.play(state, turn.seats[0]!, game.sample(state, turn.seats[0]!, random))
    }
    if (!core.position(state, words)) throw new Error('The core does not know the usual options.')
    return [...words]
  })
  return { bytes: core.bytes, net: [...core.net], positions }
}

/** What the searches of a core find, as text. It is sent to the page and to a worker there, so it asks for nothing outside. */
function fingerprints({ bytes, net, positions }: Question): string[] {
  const module = new WebAssembly.Module(Uint8Array.from(atob(bytes), letter => letter.charCodeAt(0)))
  // Every export that is used is a number in a box, or a function of numbers.
  const core = new WebAssembly.Instance(module, { host: { mustStop: () => 0 } }).exports as Record<
    string,
    { value: number } & ((...given: number[]) => number)
  > & { memory: WebAssembly.Memory }
  new Float32Array(core.memory.buffer, core.NET!.value, net.length).set(net)
  return positions.map((words, seed) => {
    new Int32Array(core.memory.buffer, core.POSITION!.value, words.length).set(words)
    core.sow!(seed, 1)
    const games = core.playMany!(50)
    core.plant!(2 ** 21)
    core.grow!(2000)
    const tree = Array.from({ length: core.slots!() }, (_, slot) => [
      core.moveAt!(slot),
      core.triesAt!(slot),
      core.meanAt!(slot),
    ])
    core.ponder!(2 ** 20)
    core.deepen!(0, 1, 3000)
    const lines = Array.from({ length: core.lines!() }, (_, rank) => [core.lineMove!(rank), core.lineValue!(rank)])
    return JSON.stringify([games, tree, lines])
  })
}

/** The same function, in a worker that is made of its text. */
function inWorker([source, question]: readonly [string, Question]): Promise<string[]> {
  const text = `onmessage = ({ data }) => postMessage((${source})(data))`
  const worker = new Worker(URL.createObjectURL(new Blob([text], { type: 'text/javascript' })))
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<string[]>) => resolve(data)
    worker.onerror = ({ message }) => reject(new Error(message))
    worker.postMessage(question)
  })
}

describe('a core finds the same in the browser as here, under the policy of the page', () => {
  const games = CATALOG.filter(game => game.unfold(({ core }) => core !== undefined))

  test.each(games.map(({ id }) => id))('%s', async id => {
    const question = games.find(game => game.id === id)!.unfold(questionOf)
    const here = fingerprints(question)
    expect(new Set(here).size).toBe(POSITIONS)
    const { page } = await stage.visit('/')
    expect(await page.evaluate(fingerprints, question)).toEqual(here)
    expect(await page.evaluate(inWorker, [fingerprints.toString(), question] as const)).toEqual(here)
  })
})
