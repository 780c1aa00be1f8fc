import { setTimeout as wait } from 'node:timers/promises'
import type { Viewer } from '@masterplan/kernel'
import { type CommandAnswer, No, ROUTES, refusalsOf, type TableAction } from '@masterplan/protocol'
import type { Plugin } from '../../src/index.ts'
import { newKey } from '../site.ts'
import { type Scene, type StepPair, scenesFor } from './scenes.ts'
import { type Cast, ORIGIN, openWorld, type Somebody, type World } from './worlds.ts'

/** What was not the same in both worlds, though the viewer may not know what differs between them. */
export type Leak = { readonly door: string; readonly scene: string; readonly one: string; readonly other: string }
type Request = {
  readonly body?: unknown
  readonly as?: Somebody | null // left out: the viewer; null: nobody in particular
  readonly mask?: RegExp // ids and the like, which are new each time
}

/** With something planted in both worlds, in scenes of one game alone; otherwise as they are, in all. */
type Opening = { readonly planted?: readonly Plugin[]; readonly only?: string | null }

const NOT_COMPARED = new Set(['date', 'connection', 'keep-alive', 'content-length'])

/** Two worlds, and somebody who goes through the same doors in both. */
export class Walk {
  readonly leaks: Leak[] = []
  readonly undeclared = new Set<string>() // refusals that the OpenAPI document does not name
  readonly name: string
  readonly viewer: Somebody
  readonly cast: Cast
  readonly scenes: readonly Scene[]
  readonly worlds: readonly [World, World]
  scene: Scene

  private constructor(given: Pick<Walk, 'name' | 'viewer' | 'cast' | 'scenes' | 'worlds'>) {
    this.name = given.name
    this.viewer = given.viewer
    this.cast = given.cast
    this.scenes = given.scenes
    this.worlds = given.worlds
    this.scene = given.scenes[0]!
  }
  static async open(cast: Cast, viewer: Viewer, { planted = [], only = null }: Opening = {}): Promise<Walk> {
    const scenes = scenesFor(viewer, only)
    const name = newKey() // where their browsers are pushed to
    const one = await openWorld(cast, scenes, 'one', { name, planted })
    const other = await openWorld(cast, scenes, 'other', { name, planted })
    const somebody = viewer === 'audience' ? cast.people.at(-1)! : cast.people[viewer]!
    return new Walk({ name, viewer: somebody, cast, scenes, worlds: [one, other] })
  }
  async close(): Promise<void> {
    for (const world of this.worlds) await world.close()
  }

  /** Somebody else at the table. */
  get stranger(): Somebody {
    return this.cast.people.find(each => each !== this.viewer)!
  }

  compare(door: string, one: string, other: string): void {
    if (one === other) return
    let at = 0
    while (one[at] === other[at]) at++
    const excerpt = (text: string) => text.slice(Math.max(0, at - 80), at + 80)
    const scene = `${this.scene.game.id} ${JSON.stringify(this.scene.options)} for ${this.scene.viewer}`
    this.leaks.push({ door, scene, one: excerpt(one), other: excerpt(other) })
  }

  headers(who: Somebody | null): Record<string, string> {
    return { origin: ORIGIN, ...(who === null ? {} : { cookie: who.cookie }) }
  }

  /** Asks in both worlds; returns what was answered in the first. */
  async ask<Told>(door: string, path: string, { body, as = this.viewer, mask }: Request = {}): Promise<Told> {
    const [method = 'GET'] = door.split(' ')
    const texts: string[] = []
    const answers: unknown[] = []
    for (const { address } of this.worlds) {
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      const json: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      const headers = { ...this.headers(as), ...json }
      const response = await fetch(new URL(path, address), { method, headers, ...sent })
      const named = [...response.headers].filter(([name]) => !NOT_COMPARED.has(name))
      const head = named.map(([name, value]) => `${name}: ${name === 'set-cookie' ? value.slice(0, 12) : value}`)
      const text = await response.text()
      texts.push(`${response.status}\n${head.join('\n')}\n${text}`)
      answers.push(/json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text)
    }
    const [one = '', other = ''] = mask === undefined ? texts : texts.map(text => text.replaceAll(mask, '(new)'))
    this.compare(`${door} (${path})`, one, other)
    const code = codeOf(answers[0])
    if (code !== undefined && !declaredAt(door).includes(code)) this.undeclared.add(`${door}: ${code}`)
    return answers[0] as Told
  }

  /** What others do in their own world, each knowing what they know there. */
  async doAs(who: Somebody, actions: readonly [TableAction, TableAction], key: string): Promise<void> {
    const { table } = this.scene
    for (const [at, { address }] of this.worlds.entries()) {
      const path = new URL(`/api/tables/${table}/commands`, address)
      const headers = { ...this.headers(who), 'content-type': 'application/json' }
      const { seq } = (await (await fetch(new URL(`/api/tables/${table}`, address))).json()) as { seq: number }
      const body = JSON.stringify({ based: seq, key, do: actions[at] })
      const answer = (await (await fetch(path, { method: 'POST', headers, body })).json()) as CommandAnswer
      if (!answer.ok) throw new Error(`${table}, ${JSON.stringify(actions[at])}: ${answer.sentence}`)
    }
  }
  step({ by, one, other }: StepPair, at: number): Promise<void> {
    const moves = [
      { kind: 'move', text: one },
      { kind: 'move', text: other },
    ] as const
    return this.doAs(this.cast.people[by]!, moves, `step-number-${at}`)
  }
}

const codeOf = (answer: unknown): string | undefined => {
  const no = No.safeParse(answer)
  return no.success ? no.data.code : undefined
}
const NAMES = Object.keys(ROUTES) as (keyof typeof ROUTES)[] // its own names
function declaredAt(door: string): readonly string[] {
  const [method, path] = door.split(' ')
  return NAMES.filter(name => ROUTES[name].method === method && ROUTES[name].path === path).flatMap(refusalsOf)
}

/** Looks until it is so, or for ten seconds: then what is missing is a difference. */
export async function awaited(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 1000 && !isSo(); tries++) await wait(10)
}
