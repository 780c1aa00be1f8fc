import { cardTitle, choice } from '../compose.ts'
import { cards } from './cards.ts'
import { names } from './names.ts'

const zone = choice('zone', names.zone)
const Zone = choice('zone', { residential: 'Residential', commercial: 'Commercial', industrial: 'Industrial' })
const Resource = choice('resource', { lumber: 'Lumber', concrete: 'Concrete', glass: 'Glass', steel: 'Steel' })

/** What stands beside the map while something is decided. */
export const desk = {
  'place.zone': `${Zone}: {total} Influence so far`,
  'place.level': 'Level {level}',
  'place.amount': '{amount}',
  'side.less': 'less',
  'side.more': 'more',

  'side.contest-why':
    'Both throw in secret; who loses gives up a life. The last one left leads the first year and picks first.',
  'side.who-picks': 'Who picks when',
  'side.now': 'now',

  'side.zone': Zone,
  'side.gave': '{seat}: {weight}',
  'side.nobody-yet': 'nobody yet',
  'side.influence':
    'A vote weighs your Influence: {prestige} Prestige and {hype} Hype make {influence}.{last, select, yes { You vote last.} other {}} It costs nothing.',
  'side.brings': `What ${zone} would bring`,
  'brings.own': `{count, plural, one {One plot} other {# plots}} of yours could take {zone, select, industrial {an} other {a}} ${zone} tile.`,
  'brings.free': `{count, plural, one {One plot} other {# plots}} here {count, plural, one {is} other {are}} still free, for $\{price}{count, plural, one {} other { each}}.`,
  'brings.lifts':
    '{count, plural, one {A building} other {# buildings}} of yours next door would earn half as much again for every plot built on beside {count, plural, one {it} other {them}}.',
  'brings.harms': '{count, plural, one {A home} other {# homes}} of yours next door would earn less beside industry.',

  'side.bid': 'Your bid',
  'side.bid-from': '{prestige} Prestige; Hype does not count',
  'side.how-much': 'How much?',
  'side.have-prestige': 'you have {prestige} Prestige',
  'side.stake': 'Your stake',
  'side.have-money': `you have $\{gobs}`,

  'side.how-high': 'How high?',
  'side.on-plot': '{stooj}',
  'side.level-brings': `+{prestige} Prestige, earns $\{income} a year`,
  'side.crew': `${cardTitle(cards)}: two levels at most`,
  'side.too-dear': `you have $\{gobs}`,
  'side.pay-with': 'Pay with',
  'side.too-much-lost': 'what is too much is lost',
  'side.one-of': `${Resource}: spend one`,
  'side.you-have': 'you have {count}',
  'side.no-use': 'no use on this ground',
  'side.taken-off': 'materials and discounts',
  'side.on-top': 'on top',
  'side.you-pay': 'You pay',
} as const
