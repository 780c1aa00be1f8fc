import type { ScenarioLimit } from '@masterplan/urbapolis/nouns'

/** What makes a scenario of one's own unplayable (U-DEC-06). */
export const limits: Readonly<Record<`limit.${ScenarioLimit}`, string>> = {
  'limit.map-size': 'Le plan a de 1 à 8 rangées de 1 à 8 cases.',
  'limit.map-rows': 'Toutes les rangées du plan ont la même longueur.',
  'limit.map-letter': 'Aucun bâtiment de départ n’a la lettre {letter}.',
  'limit.map-twice': 'Un bâtiment de départ n’y est qu’une fois.',
  'limit.few-starts': 'Il y a au moins {count} bâtiments de départ sur le plan.',
  'limit.central': 'Les bâtiments centraux sont sur le plan.',
  'limit.out-of-reach': 'Chaque parcelle est accessible depuis un bâtiment.',
  'limit.players': 'Il est fait pour {players} joueurs.',
  'limit.first-plots': 'Il faut à chacun une parcelle à côté d’un bâtiment central.',
  'limit.tiles': 'Les tuiles vont par 4, au plus 20, 16 et 12 selon le rang.',
  'limit.piles': 'Les piles demandent plus de tuiles qu’il n’y en a.',
  'limit.market': 'La pile et le premier marché suffisent pour tous.',
  'limit.pile': 'Les piles ont {count} tuiles ou plus, deux de plus que de joueurs.',
  'limit.publics': 'Il y a 12 bâtiments publics de début et 12 de fin.',
  'limit.boulevards': 'Il y a {count} boulevards.',
  'limit.streets': 'Il y a {count} rues.',
}
