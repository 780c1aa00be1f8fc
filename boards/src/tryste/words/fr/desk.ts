import { cardTitle, choice } from '../compose.ts'
import type { desk as english } from '../en/desk.ts'
import { cards } from './cards.ts'

const Zone = choice('zone', { residential: 'Résidentiel', commercial: 'Commercial', industrial: 'Industriel' })
const theZone = choice('zone', {
  residential: 'le résidentiel',
  commercial: 'le commercial',
  industrial: 'l’industriel',
})
const feminine = choice('zone', { residential: 'résidentielle', commercial: 'commerciale', industrial: 'industrielle' })
const Resource = choice('resource', { lumber: 'Bois', concrete: 'Béton', glass: 'Verre', steel: 'Acier' })

export const desk: Readonly<Record<keyof typeof english, string>> = {
  'place.zone': `${Zone} : {total} d’Influence jusqu’ici`,
  'place.level': 'Niveau {level}',
  'place.amount': '{amount}',
  'side.less': 'moins',
  'side.more': 'plus',

  'side.contest-why':
    'On joue à deux en secret ; qui perd rend une vie. Le dernier qui reste dirige la première année et choisit d’abord.',
  'side.who-picks': 'Qui choisit quand',
  'side.now': 'maintenant',

  'side.zone': Zone,
  'side.gave': '{seat} : {weight}',
  'side.nobody-yet': 'personne encore',
  'side.influence':
    'Un vote pèse votre Influence : {prestige} de Prestige et {hype} de Battage font {influence}.{last, select, yes { Vous votez en dernier.} other {}} Cela ne coûte rien.',
  'side.brings': `Ce qu’apporterait ${theZone}`,
  'brings.own': `{count, plural, one {Un de vos terrains pourrait} other {# de vos terrains pourraient}} recevoir une tuile ${feminine}.`,
  'brings.free':
    '{count, plural, one {Un terrain y est encore libre, pour {price} $} other {# terrains y sont encore libres, pour {price} $ chacun}}.',
  'brings.lifts':
    '{count, plural, one {Un de vos bâtiments voisins rapporterait} other {# de vos bâtiments voisins rapporteraient}} moitié plus pour chaque terrain aménagé à côté.',
  'brings.harms':
    '{count, plural, one {Un de vos logements voisins rapporterait} other {# de vos logements voisins rapporteraient}} moins à côté de l’industrie.',

  'side.bid': 'Votre mise',
  'side.bid-from': '{prestige} de Prestige ; le Battage ne compte pas',
  'side.how-much': 'Combien ?',
  'side.have-prestige': 'vous avez {prestige} de Prestige',
  'side.stake': 'Votre mise',
  'side.have-money': 'vous avez {gobs} $',

  'side.how-high': 'À quelle hauteur ?',
  'side.on-plot': '{stooj}',
  'side.level-brings': '+{prestige} de Prestige, rapporte {income} $ par an',
  'side.crew': `${cardTitle(cards)} : deux niveaux au plus`,
  'side.too-dear': 'vous avez {gobs} $',
  'side.pay-with': 'Payer avec',
  'side.too-much-lost': 'ce qui dépasse est perdu',
  'side.one-of': `${Resource} : en dépenser un`,
  'side.you-have': 'vous en avez {count}',
  'side.no-use': 'inutile sur ce terrain',
  'side.taken-off': 'matériaux et remises',
  'side.on-top': 'en plus',
  'side.you-pay': 'Vous payez',
}
