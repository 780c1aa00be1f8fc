import { no, type Profile, ROUTES } from '@masterplan/protocol'
import { forAnybody, forPeople } from '../doors/http.ts'
import { shownRating } from '../outgoing/ratings.ts'
import type { Parts, Plugin } from '../parts.ts'
import { guestName, markOf, shownName } from './marks.ts'

/** Other people: how well they play, and not to meet them. */
export const profilesPlugin: Plugin = (app, parts) => {
  const { store } = parts
  forAnybody(app, ROUTES.profile, parts, async ({ params, person }) => {
    const blocked = person === null ? [] : await store.people.blocked(person)
    return (await profileOf(params.person, blocked, parts)) ?? no('no-such-person')
  })
  forAnybody(app, ROUTES.ranking, parts, async ({ params: { game, players }, query: { limit } }) => {
    const best = await store.ratings.best({ game, players, limit })
    return Promise.all(
      best.map(async (rating, at) => ({
        place: at + 1,
        who: await whoIs(rating.who, parts),
        rating: shownRating(rating),
      })),
    )
  })
  forPeople(app, ROUTES.blocked, parts, async ({ person }) => {
    const blocked = await store.people.blocked(person)
    const profiles = await Promise.all(blocked.map(other => profileOf(other, blocked, parts)))
    return profiles.filter(profile => profile !== undefined)
  })
  forPeople(app, ROUTES.block, parts, async ({ person, params }) => {
    if (params.person === person || (await store.people.find(params.person)) === undefined) return no('no-such-person')
    await store.people.block(person, params.person)
    return { ok: true }
  })
  forPeople(app, ROUTES.unblock, parts, async ({ person, params }) => {
    await store.people.unblock(person, params.person)
    return { ok: true }
  })
}

async function profileOf(id: string, blocked: readonly string[], { store }: Parts): Promise<Profile | undefined> {
  const found = await store.people.find(id)
  if (found === undefined) return undefined
  const ratings = await store.ratings.of(id)
  const who = { person: id, name: shownName(found), as: markOf(found) }
  return { ...who, ratings: ratings.map(shownRating), blocked: blocked.includes(id) }
}

/** Whose rating it is: `person:<id>`. */
async function whoIs(who: string, { store }: Parts) {
  const [, id = ''] = who.split(':')
  const person = await store.people.find(id)
  const shown = { name: person ? shownName(person) : guestName(id), as: person ? markOf(person) : 'guest' } as const
  return { kind: 'person' as const, person: id, ...shown }
}
