import type { options as english } from '../en/options.ts'

export const options: Readonly<Record<keyof typeof english, string>> = {
  'option.scenario': 'La page du livret de scénarios ; chacune a un quartier pour chaque nombre de joueurs.',
  'option.neighbourhood': 'Un scénario à vous, sur une ligne ; vide pour celui du livret.',
  'form.neighbourhood':
    'vide pour un scénario du livret, ou un scénario jouable pour ce nombre de joueurs, sur une ligne',
  'option.bankTable': 'Ce que paie la banque pour un, deux et trois ouvriers : 3, 6, 9 ou 3, 8, 15.',
  'option.levelModel': 'Si les niveaux se souviennent de ce qui dépasse 0 et 6, ou sont des pions sur une piste.',
  'option.initialMarket':
    'Tuiles du premier marché : deux par joueur et deux de plus, ou une par joueur et deux de plus.',
  'option.hireArrival': 'Quand arrive un ouvrier engagé au Bureau de l’emploi.',
  'option.boostTargets': 'De qui sont les bâtiments qu’on peut hausser.',
  'option.publicPlots': 'Où bâtir les bâtiments publics : sur toute parcelle libre, ou seulement à côté d’un bâtiment.',
  'option.handInfo':
    'Si les mains sont visibles. Retournées, elles ne sont pas secrètes : le journal dit qui a pris quelle tuile.',
  'option.lastTurns': 'Qui a un dernier tour après la dernière parcelle : ceux qui n’ont pas passé, ou tous.',

  'choice.scenario.A': 'page A',
  'choice.scenario.B': 'page B',
  'choice.bankTable.linear': '3, 6, 9',
  'choice.bankTable.steep': '3, 8, 15',
  'choice.levelModel.running': 's’en souviennent',
  'choice.levelModel.marker': 'des pions',
  'choice.initialMarket.wide': 'deux par joueur',
  'choice.initialMarket.tight': 'une par joueur',
  'choice.hireArrival.upkeep': 'à l’entretien',
  'choice.hireArrival.now': 'aussitôt',
  'choice.boostTargets.own': 'les siens',
  'choice.boostTargets.any': 'ceux de tous',
  'choice.publicPlots.anyFree': 'toute parcelle libre',
  'choice.publicPlots.adjacentFree': 'à côté d’un bâtiment',
  'choice.handInfo.open': 'visibles',
  'choice.handInfo.closed': 'retournées',
  'choice.lastTurns.unpassed': 'qui n’a pas passé',
  'choice.lastTurns.all': 'tous',
}
