import type { options as english } from '../en/options.ts'

/** What may be chosen in the set-up. */
export const options: Readonly<Record<keyof typeof english, string>> = {
  'option.layout': 'Où sont les quartiers : mélangés et tournés, ou toujours aux mêmes places.',
  'option.start': 'Qui commence : le hasard, ou la première place.',
  'option.twoPlayerLaps': 'À deux joueurs, combien de tours chacun a dans une manche.',
  'option.fallback':
    'Si un abandon possible vous retient dans le quartier du palan (strict, « strict ») ou non (souple, « lenient »).',
  'option.passing': 'Quand on peut passer : sans étages, jamais, ou toujours.',
  'option.minInhabitants': 'Combien d’habitants doivent rester après paiement.',
  'option.landTokens': 'Combien de ronces peuvent devenir le même terrain.',
  'option.controlTie': 'Qui est payé pour une égalité dans un quartier : tous, ou seulement s’ils sont deux.',
  'option.claimRule':
    'Si un bâtiment doit seulement prendre part à un objectif, ou si son nouvel étage doit le remplir.',
  'option.invasionClaims': 'Si un projet peut être réclamé avec un bâtiment envahi.',
  'option.invasionRoof': 'Ce que devient le toit d’un bâtiment envahi.',
  'option.roofTarget': 'Où un toit peut être transféré : sur ses bâtiments, ou sur ceux de tous.',
  'option.ployTokens': 'Ruses pour chaque joueur.',
  'option.roofs': 'Toits dans la réserve.',
  'option.roundCap': 'La partie finit au plus tard après cette manche.',

  'choice.layout.shuffled': 'mélangés et tournés',
  'choice.layout.fixed': 'toujours les mêmes',
  'choice.start.random': 'le hasard décide',
  'choice.start.firstSeat': 'la première place',
  'choice.fallback.strict': 'strict',
  'choice.fallback.lenient': 'souple',
  'choice.passing.noFloors': 'sans étages',
  'choice.passing.never': 'jamais',
  'choice.passing.always': 'toujours',
  'choice.landTokens.3': 'trois',
  'choice.landTokens.unlimited': 'autant qu’on veut',
  'choice.controlTie.all': 'tous',
  'choice.controlTie.twoOnly': 'deux seulement',
  'choice.claimRule.participates': 'participer',
  'choice.claimRule.newlyTrue': 'le rendre vrai',
  'choice.invasionRoof.removed': 'il est retiré',
  'choice.invasionRoof.stays': 'il reste',
  'choice.roofTarget.own': 'les siens',
  'choice.roofTarget.any': 'ceux de tous',
}
