import type { SeatRating, ShownRating } from '@masterplan/protocol'
import { ESTABLISHED, type RatingChange, type Skill, type StoredRating, shownSkill } from '@masterplan/store'

/** A rating as everybody may see it. */
export const shownRating = ({ game, players, mu, sigma, shown, matches }: StoredRating): ShownRating => ({
  ...{ game, players, mu, sigma, shown, matches },
  provisional: matches < ESTABLISHED,
})

/** What a match did to the rating of who sat at a seat from the start; null: somebody forgotten. */
export const seatRating = ({ person, before, after, matches }: RatingChange): SeatRating | null =>
  person === null ? null : { before: before && plain(before, matches - 1), after: plain(after, matches) }

const plain = (skill: Skill, matches: number) => ({ shown: shownSkill(skill), provisional: matches < ESTABLISHED })
