import type { Choices } from '../compose.ts'

export const choices: Choices = {
  mode: { typical: 'typique', junior: 'junior', condensed: 'condensée' },
  board: {
    clearing: 'La Clairière (6 tiers)',
    'six-lands': 'Six Terres (6 tiers)',
    'both-hexes': 'Les Deux Hexagones (12 tiers)',
    'deserted-wasteland': 'Terre désolée (6 tiers)',
    quicksand: 'Sables mouvants (4 tiers)',
    oasis: 'Oasis (7 tiers)',
    'one-and-all': 'Une de chaque (7 tiers)',
    free: 'un plateau libre',
  },
  startZones: {
    preset: 'selon le plateau',
    auto: 'les trois plus simples',
    custom: 'choisies ci-dessous',
    none: 'aucun',
  },
  firstLeader: { rescomind: 'par ResComInd', random: 'par tirage' },
  negAdjacency: { table: '50, 75, 100 %', linear: '50, 100, 150 %' },
  constructPP: { perStep: 'à chaque étape', difference: 'la différence' },
  contractorMode: { oneStooj: 'un seul stooj', buildOneImproveAny: 'un neuf, autant d’améliorés' },
  discountOrder: { halveFirst: 'divisés d’abord', resourcesFirst: 'ressources d’abord' },
  scapeCounts: { resOrScape: 'résidentiel et Jardins', anyBuilding: 'tout bâtiment' },
}
