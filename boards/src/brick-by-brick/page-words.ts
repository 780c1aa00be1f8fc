/** Whom a region pays, by name: up to five tied players. */
const paid = (and: string) =>
  `{count, select, 1 {{seat}} 2 {{seat}${and}{rival}} 3 {{seat}, {rival}${and}{other}} 4 {{seat}, {rival}, {other}${and}{leader}} other {{seat}, {rival}, {other}, {leader}${and}{next}}}`

/** What only the page says of Brick by Brick; it asks for presses where the terminal asks for notation. */
export const pageWords = {
  en: {
    'prompt.keep': 'Choose two of your four missions to keep. The others leave the game unseen.',
    'prompt.opening': '{seat} takes the opening action: choose any space of the map.',
    'prompt.action':
      '{seat} works in region {region} ({actions, plural, one {last action} other {# actions left}}): build or abandon there{ploys, select, 0 {} other {, or first play a ploy}}.',
    'prompt.claim': '{seat} may claim one project with the building on {space}.',
    'prompt.next': '{seat} chooses who plays next.',
    'event.control': `Region {region} pays {gain, plural, one {# inhabitant} other {# inhabitants}} to ${paid(' and ')}.`,

    'place.empty': '{space}, {land}, costs {cost}',
    'place.built':
      '{space}, {land}, costs {cost}: {floors, plural, one {# floor} other {# floors}} of {owner}{roof, select, yes {, with a roof} other {}}',
    'place.region':
      'Region {region}, place {slot}{hoist, select, yes {, the hoist is here} other {}}{works, select, yes {, work is done here} other {}}{control, select, none {} other {, most floors: {control}}}',
    'place.land': '{land}: {left, plural, one {# token left} other {# tokens left}}',
    'place.project':
      '{project}, {points, plural, one {# point} other {# points}}. {text}{claimable, select, yes {. It can be claimed now} other {}}',
    'place.mission': '{mission}. {text}. {scale}{kept, select, yes {. Worth {worth} now} no {. Rejected} other {}}',

    'move.construct': 'Build{floors, plural, =1 {} other { floor #}}',
    'move.clear': 'Clear for {land, select, M {Meadow} L {Loam} other {Rock}} and build',
    'move.abandon': 'Abandon',
    'move.move': 'Ploy: Strategic Movement, the hoist comes here',
    'move.roof': 'Ploy: Roof Transfer',
    'move.invade': 'Ploy: Building Invasion',
    'move.claim': 'Claim this project',
    'move.decline': 'Claim nothing',
    'move.next': 'Next: {seat}',
    'move.keep': 'Keep these two missions',
    'move.pass': 'Pass',
    'move.luck': 'Luck',

    'holding.inhabitants': 'inhabitants',
    'holding.floors': 'floors',
    'holding.ploys': 'ploys',
    'holding.projects': 'projects',

    'side.player': '{seat}',
    'side.setup': 'Before the first round',
    'side.round': 'Round {round}',
    'side.last-round': 'Last round',
    'side.played': 'Turns this round',
    'side.turn-done': '{seat} has had a turn',
    'side.turn-now': '{seat} has the turn, {actions, plural, one {# action left} other {# actions left}}',
    'side.turn-to-come': '{seat} is still to come',
    'side.roofs': 'roofs',
    'side.deck': 'in the deck',
    'side.projects': 'Projects',
    'side.missions': 'Your missions',
    'side.missions-choose': 'Keep two of these missions',
    'side.missions-of': 'Missions of {seat}',
    'side.waiting': '{seat} is still choosing',
    'scale.steps': 'Points for 0, 1, 2 …: {points}',
    'scale.keys': '{alone} for each alone, {tied} tied',
    'scale.tallest': 'Taller {taller}, as tall {equal}',
  },
  fr: {
    'prompt.keep': 'Choisissez deux de vos quatre missions. Les autres quittent la partie sans être vues.',
    'prompt.opening': '{seat} fait l’action d’ouverture : choisissez n’importe quelle case.',
    'prompt.action':
      '{seat} travaille dans le quartier {region} ({actions, plural, one {dernière action} other {encore # actions}}) : bâtir ou abandonner{ploys, select, 0 {} other {, ou d’abord jouer une ruse}}.',
    'prompt.claim': '{seat} peut réclamer un projet avec le bâtiment en {space}.',
    'prompt.next': '{seat} choisit qui joue ensuite.',
    'event.control': `Le quartier {region} rapporte {gain, plural, one {# habitant} other {# habitants}} à ${paid(' et ')}.`,

    'place.empty': '{space}, {land}, coûte {cost}',
    'place.built':
      '{space}, {land}, coûte {cost} : {floors, plural, one {# étage} other {# étages}}, {owner}{roof, select, yes {, avec un toit} other {}}',
    'place.region':
      'Quartier {region}, place {slot}{hoist, select, yes {, le palan est ici} other {}}{works, select, yes {, on travaille ici} other {}}{control, select, none {} other {, le plus d’étages : {control}}}',
    'place.land': '{land} : {left, plural, one {reste # jeton} other {restent # jetons}}',
    'place.project':
      '{project}, {points, plural, one {# point} other {# points}}. {text}{claimable, select, yes {. Peut être réclamé maintenant} other {}}',
    'place.mission':
      '{mission}. {text}. {scale}{kept, select, yes {. Vaut {worth} maintenant} no {. Rejetée} other {}}',

    'move.construct': 'Bâtir{floors, plural, =1 {} other { l’étage #}}',
    'move.clear': 'Défricher en {land, select, M {Prairie} L {Limon} other {Roche}} et bâtir',
    'move.abandon': 'Abandonner',
    'move.move': 'Ruse : Mouvement Stratégique, le palan vient ici',
    'move.roof': 'Ruse : Transfert de Toit',
    'move.invade': 'Ruse : Invasion de bâtiment',
    'move.claim': 'Réclamer ce projet',
    'move.decline': 'Ne rien réclamer',
    'move.next': 'Ensuite : {seat}',
    'move.keep': 'Garder ces deux missions',
    'move.pass': 'Passer',
    'move.luck': 'Hasard',

    'holding.inhabitants': 'habitants',
    'holding.floors': 'étages',
    'holding.ploys': 'ruses',
    'holding.projects': 'projets',

    'side.player': '{seat}',
    'side.setup': 'Avant la première manche',
    'side.round': 'Manche {round}',
    'side.last-round': 'Dernière manche',
    'side.played': 'Tours de cette manche',
    'side.turn-done': '{seat} a joué',
    'side.turn-now': 'Au tour de {seat}, {actions, plural, one {reste # action} other {restent # actions}}',
    'side.turn-to-come': '{seat} jouera encore',
    'side.roofs': 'toits',
    'side.deck': 'en pioche',
    'side.projects': 'Projets',
    'side.missions': 'Vos missions',
    'side.missions-choose': 'Gardez deux de ces missions',
    'side.missions-of': 'Missions de {seat}',
    'side.waiting': '{seat} choisit encore',
    'scale.steps': 'Points pour 0, 1, 2 … : {points}',
    'scale.keys': '{alone} pour chacun seul, {tied} à égalité',
    'scale.tallest': 'Plus haut {taller}, aussi haut {equal}',
  },
} as const
