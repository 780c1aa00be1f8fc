import type { reasons as english } from '../en/reasons.ts'

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'reason.builds': 'Construit {tile} en {plot} au niveau {level}.',
  'reason.upgrades': 'Transforme le bâtiment en {plot} en {tile}.',
  'reason.lifts': 'Élève le bâtiment en {plot} au niveau {level}.',
  'reason.coins': 'Rapporte {coins, plural, one {# pièce} other {# pièces}}.',
  'reason.worker': 'Un ouvrier de plus à chaque manche à venir.',
  'reason.temps': '{temps, plural, one {# ouvrier} other {# ouvriers}} de plus pour cette manche.',
  'reason.expropriates': 'Prend la parcelle {plot} à {seat}.',
  'reason.demolishes': 'Retire {tile} à {seat}.',
  'reason.plot': 'Donne la parcelle {plot} sans rien payer.',
  'reason.bonus': 'Rapporte {coins, plural, one {la pièce posée} other {les # pièces posées}} sur {tile}.',
  'reason.first': 'Vous serez premier à la manche suivante.',
  'reason.place': 'Vous serez numéro {place} à la manche suivante.',
  'reason.scores': 'Vaut {points, plural, one {# point} other {# points}} en l’état.',
  'reason.hurts': 'Coûte {points, plural, one {# point} other {# points}} à {seat}.',
  'reason.tile': '{tile} convient à vos parcelles.',
  'reason.denies': 'Prive {seat} de {tile}.',
  'reason.bids': 'La parcelle {plot} vaut pour vous plus que {coins, plural, one {# pièce} other {# pièces}}.',
  'reason.wins-plot': 'Remporte la parcelle {plot} pour {coins, plural, one {# pièce} other {# pièces}}.',
}
