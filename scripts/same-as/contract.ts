/**
 * What the probe asks of a rulebook, in words that older commits share with this one. It is written here once more, and
 * wider than in the kernel, because the same probe runs against trees whose types it cannot know.
 */
export type Rules = {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly options: Readonly<Record<string, Field>>
  readonly rulesVersions?: readonly string[] // newest first; older trees know a single version and do not say so
  start(players: number, options: ProbedOptions, rules?: string): unknown
  copy(state: unknown): unknown
  turn(state: unknown): ProbedTurn
  moves(state: unknown, seat: number): unknown[]
  sample(state: unknown, by: ProbedActor, random: ProbedRandom): unknown
  draws(state: unknown): { readonly item: unknown; readonly weight: number }[]
  refuse(state: unknown, by: ProbedActor, move: unknown): unknown
  play(state: unknown, by: ProbedActor, move: unknown, tell: (to: unknown, event: unknown) => void): void
  scores(state: unknown): unknown
  view(state: unknown, viewer: number | 'audience'): unknown
  imagine(view: unknown, random: ProbedRandom): unknown
  readonly notation: { write(move: unknown): string; read(text: string): unknown }
}
export type ProbedRandom = { below(n: number): number }
export type ProbedActor = number | 'luck'
export type ProbedTurn =
  | { readonly kind: 'decide'; readonly seats: readonly number[] }
  | { readonly kind: 'luck' }
  | { readonly kind: 'over' }
export type ProbedOptions = Readonly<Record<string, unknown>>
/** What both trees are asked about: the oldest rules, which a tree that knows no others plays as well. */
export const probedRules = ({ rulesVersions }: Rules): string => rulesVersions?.at(-1) ?? '1.0.0'
type ProbedTable = { readonly players: number; readonly rules: string; readonly options: ProbedOptions }
type Scale = { readonly min: number; readonly max: number; readonly step: number }
export type Field =
  | ({ readonly kind: 'number'; readonly usual: number } & Scale)
  | ({ readonly kind: 'row'; readonly usual: readonly number[] } & Scale)
  | { readonly kind: 'switch'; readonly usual: boolean }
  | { readonly kind: 'choice'; readonly usual: string; readonly among: readonly string[] }
  | {
      readonly kind: 'text'
      readonly usual: string
      allows(text: string, table: ProbedTable): boolean
    }

/** The rulebooks of a tree, by id, from whatever its list of games exports: one place for every shape it ever had. */
export async function rulesIn(catalog: unknown, id: string): Promise<Rules> {
  const list = fieldOf(catalog, 'GAMES')
  const found = Array.isArray(list) ? list.find(each => fieldOf(each, 'id') === id) : fieldOf(list, id)
  const listed: unknown = typeof found === 'function' ? await found() : found
  const entry = fieldOf(listed, 'model') === undefined ? listed : fieldOf(listed, 'game')
  const unfold = fieldOf(entry, 'unfold')
  const unfolded: unknown = typeof unfold === 'function' ? unfold.call(entry, (inner: unknown) => inner) : entry
  const rules = fieldOf(unfolded, 'game') ?? unfolded
  if (!isRules(rules)) throw new Error(`The list of games has no rules for "${id}".`)
  return rules
}

export function idsIn(catalog: unknown): string[] {
  const list = fieldOf(catalog, 'GAMES')
  if (Array.isArray(list)) return list.map(each => String(fieldOf(each, 'id')))
  return Object.keys(typeof list === 'object' && list !== null ? list : {})
}

const fieldOf = (value: unknown, name: string): unknown =>
  (typeof value === 'object' || typeof value === 'function') && value !== null ? Reflect.get(value, name) : undefined

const isRules = (value: unknown): value is Rules =>
  ['start', 'turn', 'moves', 'refuse', 'play', 'view'].every(name => typeof fieldOf(value, name) === 'function')
