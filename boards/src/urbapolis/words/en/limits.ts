import type { ScenarioLimit } from '@masterplan/urbapolis/nouns'

/** What makes a scenario of one's own unplayable (U-DEC-06). */
export const limits: Readonly<Record<`limit.${ScenarioLimit}`, string>> = {
  'limit.map-size': 'The map has 1 to 8 rows of 1 to 8 cells.',
  'limit.map-rows': 'All rows of the map are equally long.',
  'limit.map-letter': 'No starting building has the letter {letter}.',
  'limit.map-twice': 'A starting building stands only once.',
  'limit.few-starts': 'At least {count} starting buildings stand on the map.',
  'limit.central': 'Central buildings stand on the map.',
  'limit.out-of-reach': 'Every plot can be reached from a building.',
  'limit.players': 'It is made for {players} players.',
  'limit.first-plots': 'Every player needs a plot beside a central building.',
  'limit.tiles': 'Tiles are multiples of 4, at most 20, 16 and 12 by rank.',
  'limit.piles': 'The piles need more tiles than are used.',
  'limit.market': 'The pile and the first market serve every player.',
  'limit.pile': 'The piles have {count} tiles or more, two beyond the players.',
  'limit.publics': 'There are 12 early and 12 late public buildings.',
  'limit.boulevards': 'There are {count} boulevards.',
  'limit.streets': 'There are {count} streets.',
}
