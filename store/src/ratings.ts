import type { Database, Within } from './schema.ts'
import type { RatedMatch, Ratings, Skill, StoredRating } from './store.ts'

/** The deadline of a table that is over and has to be rated. It is stored with the end, and gone once it was told. */
export const RATING = 'rating'

/** A skill as people know such numbers: the beginner's average is 1500. */
export const shownSkill = ({ mu }: Pick<Skill, 'mu'>): number => Math.round(1500 + 60 * (mu - 25))
/** Before so many matches a rating says little. */
export const ESTABLISHED = 10

const FORGOTTEN = 'gone' // as in changes of those who were forgotten later
const whoIs = (person: string): string => `person:${person}`
const personOf = (who: string): string | null => (who === FORGOTTEN ? null : who.slice(whoIs('').length))

export function ratingsOf({ kind, connection: db }: Database): Ratings {
  return {
    rate: (match, reckon) =>
      db.transaction().execute(async within => {
        const rated = within.selectFrom('rating_changes').select('place').where('table_id', '=', match.table)
        // Locks the table's row, so that of several who rate it at once the second finds it rated.
        const locked = within.updateTable('tables').set({ id: match.table }).where('id', '=', match.table)
        await locked.execute()
        if ((await rated.executeTakeFirst()) !== undefined) return false
        const known = await knownPeople(within, match.people, kind)
        const who = match.people.map(person => (person !== null && known.has(person) ? whoIs(person) : FORGOTTEN))
        const ratings = await ratingsBefore(within, match, who, kind)
        const before = who.map(each => ratings.get(each))
        const after = reckon(before.map(rating => (rating?.matches ? rating : undefined)))
        if (after.length !== who.length) throw new Error('Everybody in a match is rated, or nobody.')
        await write(within, match, { who, before, after })
        return true
      }),

    of: person =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('who', '=', whoIs(person))
        .orderBy('game')
        .orderBy('players')
        .execute(),

    best: ({ game, players, limit }) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('players', '=', players)
        .orderBy(({ eb }) => eb.case().when('matches', '>=', ESTABLISHED).then(0).else(1).end())
        .orderBy('shown', 'desc')
        .orderBy('who')
        .limit(limit)
        .execute(),

    async changes(table) {
      const rows = await db
        .selectFrom('rating_changes')
        .selectAll()
        .where('table_id', '=', table)
        .orderBy('place')
        .execute()
      return rows.map(({ who, mu_before, sigma_before, mu, sigma, matches }) => ({
        person: personOf(who),
        before: mu_before === null || sigma_before === null ? null : { mu: mu_before, sigma: sigma_before },
        after: { mu, sigma },
        matches,
      }))
    },

    async due(now, limit) {
      const rows = await db
        .selectFrom('deadlines')
        .select('table_id')
        .where('due', '<=', now)
        .where('name', '=', RATING)
        .orderBy('due')
        .limit(limit)
        .execute()
      return rows.map(({ table_id }) => table_id)
    },
  }
}

/** Those who are not forgotten; nor can they be before this is done. */
async function knownPeople(
  db: Within,
  people: RatedMatch['people'],
  kind: Database['kind'],
): Promise<ReadonlySet<string>> {
  const ids = people.filter(person => person !== null)
  if (ids.length === 0) return new Set()
  const query = db.selectFrom('people').select('id').where('id', 'in', ids).orderBy('id')
  const rows = await (kind === 'postgres' ? query.forShare() : query).execute()
  return new Set(rows.map(({ id }) => id))
}

/** Everybody's rating, locked until this match is in it; newcomers have none and no matches. */
async function ratingsBefore(
  db: Within,
  match: RatedMatch,
  who: readonly string[],
  kind: Database['kind'],
): Promise<ReadonlyMap<string, StoredRating>> {
  const known = who.filter(each => each !== FORGOTTEN).sort() // always the same order, or two matches could lock each other out
  if (known.length === 0) return new Map()
  for (const each of known)
    await db
      .insertInto('ratings')
      .values(newcomer(match, each))
      .onConflict(found => found.doNothing())
      .execute()
  const query = db
    .selectFrom('ratings')
    .selectAll()
    .where('game', '=', match.game)
    .where('players', '=', match.players)
    .where('who', 'in', known)
    .orderBy('who')
  const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute()
  return new Map(rows.map(row => [row.who, row]))
}

/** A row to lock; without a match it means nothing, and the transaction that makes it also fills it. */
const newcomer = ({ game, players, at }: RatedMatch, who: string): StoredRating => ({
  ...{ who, game, players },
  ...{ mu: 0, sigma: 0, shown: 0, matches: 0, changed: at },
})

type Reckoned = {
  readonly who: readonly string[]
  readonly before: readonly (StoredRating | undefined)[]
  readonly after: readonly Skill[]
}

async function write(db: Within, match: RatedMatch, { who, before, after }: Reckoned): Promise<void> {
  for (const [place, each] of who.entries()) {
    const { mu, sigma } = after[place]!
    const rating = before[place]
    const rated = rating?.matches ? rating : undefined
    const matches = (rating?.matches ?? 0) + 1
    const was = { mu_before: rated?.mu ?? null, sigma_before: rated?.sigma ?? null }
    await db
      .insertInto('rating_changes')
      .values({ table_id: match.table, place, who: each, ...was, mu, sigma, matches })
      .execute()
    await db
      .updateTable('ratings')
      .set({ mu, sigma, shown: shownSkill({ mu }), matches, changed: match.at })
      .where('who', '=', each)
      .where('game', '=', match.game)
      .where('players', '=', match.players)
      .execute()
  }
}
