import type { Database, Within } from './schema.ts'
import type { RatedMatch, Ratings, Skill, StoredRating } from './store.ts'

export function ratingsOf({ kind, connection: db }: Database): Ratings {
  return {
    rate: (match, reckon) =>
      db.transaction().execute(async within => {
        const rated = within.selectFrom('rating_changes').select('place').where('table_id', '=', match.table)
        // Locks the table's row, so that of several who rate it at once the second finds it rated.
        const locked = within.updateTable('tables').set({ id: match.table }).where('id', '=', match.table)
        await locked.execute()
        if ((await rated.executeTakeFirst()) !== undefined) return false
        const players = [...new Set(match.who)].sort() // always the same order, or two matches could lock each other out
        for (const who of players)
          await within
            .insertInto('ratings')
            .values(newcomer(match, who))
            .onConflict(found => found.doNothing())
            .execute()
        const query = within
          .selectFrom('ratings')
          .selectAll()
          .where('game', '=', match.game)
          .where('players', '=', match.players)
          .where('who', 'in', players)
          .orderBy('who')
        const rows = await (kind === 'postgres' ? query.forUpdate() : query).execute()
        const known = new Map(
          rows.filter(({ matches }) => matches > 0).map(({ who, mu, sigma }) => [who, { mu, sigma }]),
        )
        const before = match.who.map(who => known.get(who))
        await write(within, match, before, reckon(before))
        return true
      }),

    of: who => db.selectFrom('ratings').selectAll().where('who', '=', who).orderBy('game').orderBy('players').execute(),

    best: ({ game, players, limit }) =>
      db
        .selectFrom('ratings')
        .selectAll()
        .where('game', '=', game)
        .where('players', '=', players)
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
      return rows.map(({ who, mu_before, sigma_before, mu, sigma }) => ({
        who,
        before: mu_before === null || sigma_before === null ? null : { mu: mu_before, sigma: sigma_before },
        after: { mu, sigma },
      }))
    },
  }
}

/** A row to lock; without a match it means nothing, and the transaction that makes it also fills it. */
const newcomer = ({ game, players, at }: RatedMatch, who: string): StoredRating => ({
  ...{ who, game, players },
  ...{ mu: 0, sigma: 0, shown: 0, matches: 0, changed: at },
})

async function write(
  db: Within,
  match: RatedMatch,
  before: readonly (Skill | undefined)[],
  after: readonly Skill[],
): Promise<void> {
  if (after.length !== match.who.length) throw new Error('Everybody in a match is rated, or nobody.')
  await db
    .insertInto('rating_changes')
    .values(
      match.who.map((who, place) => ({
        table_id: match.table,
        place,
        who,
        mu_before: before[place]?.mu ?? null,
        sigma_before: before[place]?.sigma ?? null,
        ...after[place]!,
      })),
    )
    .execute()
  for (const [who, skills] of Map.groupBy(
    match.who.map((who, place) => ({ who, ...after[place]! })),
    ({ who }) => who,
  )) {
    // The same bot may sit there twice: it is as good as both of it on average.
    const mu = mean(skills.map(skill => skill.mu))
    const sigma = mean(skills.map(skill => skill.sigma))
    await db
      .updateTable('ratings')
      .set(({ eb }) => ({ mu, sigma, shown: mu - 3 * sigma, matches: eb('matches', '+', 1), changed: match.at }))
      .where('who', '=', who)
      .where('game', '=', match.game)
      .where('players', '=', match.players)
      .execute()
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length
