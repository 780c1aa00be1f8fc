import { named } from '../named.ts'
import { tileNames } from './tiles.ts'

const coins = '{coins, plural, one {# coin} other {# coins}}'
const workers = '{workers, plural, one {# worker} other {# workers}}'
const tile = named('tile', tileNames)
/** What a building gives at its level; nothing is left out. */
const yields =
  '{points, plural, =0 {} one {, # point} other {, # points}}{income, plural, =0 {} one {, +# coin a round} other {, +# coins a round}}{staff, plural, =0 {} one {, +# worker a round} other {, +# workers a round}}'
const beside = '{beside, plural, =0 {no building beside it} one {# building beside it} other {# buildings beside it}}'

/** What only the page says: moves, places and what lies beside the map. */
export const page = {
  'short.TEMP': 'Temp Agency',
  'short.PARK': 'Parks Department',
  'short.WORK': 'Public Works',

  'act.BANK': '1–3 workers:|{table, select, steep {3, 8, 15} other {3, 6, 9}} coins',
  'act.EMPL': '6 coins: one more|worker for good',
  'act.TEMP': '2, 4, 6 coins:|2, 3, 4 temps',
  'act.HOSP': '2, 5, 8 coins:|1, 2, 3 points',
  'act.HEAL': '3, 6, 12 coins:|lift 1, 2, 3 homes',
  'act.TVST': '2, 4, 8 coins:|lift 1, 2, 3 shops',
  'act.FAIR': '2, 4, 8 coins:|lift 1–3 industry',
  'act.CONV': '2, 5, 10 coins:|lift 1–3 corporate',
  'act.HALL': 'expropriate: 4 coins|a building beside',
  'act.PARK': 'lay a boulevard,|+2 on both sides',
  'act.WORK': 'lay a street,|+1 on both sides',

  'kind.bid': 'Bid',
  'kind.take': 'Take',
  'kind.build': 'Build',
  'kind.use': 'Use',
  'kind.pass': 'Pass',
  'prompt-kind.bid': 'Choose a plot to bid coins for, or a public building to bid workers for.',
  'prompt-kind.take': 'Take a tile for 1 worker: which one?',
  'prompt-kind.build': 'Choose a tile of your hand, then its plot.',
  'prompt-kind.use': 'Choose a public building to use.',
  'prompt-kind.pass': 'Pass for this round?',
  'no-kind.bid': 'You have too few coins and workers for any bid, or enough empty plots.',
  'no-kind.take': 'You have no free worker, or there is no tile to take.',
  'no-kind.build': 'No tile of your hand fits a plot of yours, your workers and your coins.',
  'no-kind.use': 'Every public building was used this round, or asks for more than you have.',
  'no-kind.pass': 'You cannot pass now.',

  'naming.ask': 'You may name the neighbourhood.',
  'naming.told': 'The neighbourhood is called {name}.',
  'moment.setup': '{map}, before round 1',
  'moment.round': '{map}, round {round} of 5',
  'heading.round': 'Round {round}',
  'prompt.then': 'And where? The places that are lit would do.',
  'which.bid': 'How many coins for {plot}? A building there gets {gets, select, nothing {nothing} other {{gets}}}.',
  'which.gets': '{family} {value}',
  'which.higher': 'How many coins for {plot}? {leader} leads with {bid}, in steps of {base}.',
  'which.tender': `How many workers for ${tile}?`,
  'which.use': `${tile}: how much of it?`,

  'then.pick': `You begin with ${tile} and the plot {plot}.`,
  'then.stands': `${tile} on {plot}: level {level}${yields}.`,
  'then.public': `${tile} on {plot}: {gives}.`,
  'then.take': `${tile} for 1 worker; to build it costs ${workers} and ${coins}.`,
  'then.take-for': `${tile} would be level {level} on {plot}${yields}.`,
  'then.take-public': `${tile}: {gives}.`,
  'then.bid': `${coins} for {plot}: yours at your next turn, unless outbid.`,
  'then.tender': `${workers} for ${tile}: yours at your next turn, unless outbid.`,
  'then.bank': `${workers} at the Bank: ${coins} for you.`,
  'then.hire': 'One more worker for good, {arrives, select, now {at once} other {from the next round on}}.',
  'then.temps': '{temps} more workers for this round.',
  'then.hospital': '{points, plural, one {# point} other {# points}} for a gift to the Hospital.',
  'then.expropriate': `{owner} loses {plot}: it is yours for ${coins}.`,
  'then.road':
    'A {road, select, street {street} other {boulevard}} between {from} and {to}: {road, select, street {1 level} other {2 levels}} more on both sides.',
  'then.claim': '{plot} is yours for nothing.',
  'then.demolish': `${tile} on {plot} goes{coins, plural, =0 {} one {, for # coin} other {, for # coins}}.`,
  'then.pass':
    'Pass for this round: in the next one you are {place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}.',

  'named.pick': `Start with ${tile} and {plot}`,
  'named.build': `Build ${tile} on {plot}`,
  'named.upgrade': `Upgrade {plot} to ${tile}`,
  'named.take': `Take ${tile}`,
  'named.draft': `Take ${tile}`,
  'named.bid': `Bid ${coins} for {plot}`,
  'named.tender': `Bid ${workers} for ${tile}`,
  'named.boost': 'Lift {plot} to level {level}',
  'named.street': 'Street between {from} and {to}',
  'named.boulevard': 'Boulevard between {from} and {to}',
  'named.claim': 'Claim {plot}',
  'named.demolish': 'Demolish {plot}',

  'move.pick': 'Start here',
  'move.build': 'Build here',
  'move.upgrade': 'Upgrade here',
  'move.take': 'Take it',
  'move.draft': 'Take it',
  'move.bid': `Bid ${coins}`,
  'move.tender': `Bid ${workers}`,
  'move.bank': `${workers}: {table, select, steep {{workers, plural, =1 {3} =2 {8} other {15}}} other {{workers, plural, =1 {3} =2 {6} other {9}}}} coins`,
  'move.hire': 'Hire a worker for 6 coins',
  'move.temps': '{temps} temps for {temps, plural, =2 {2} =3 {4} other {6}} coins',
  'move.hospital':
    '{points, plural, one {# point} other {# points}} for {points, plural, =1 {2} =2 {5} other {8}} coins',
  'move.boost': 'Lift to level {level}',
  'move.expropriate': 'Expropriate {plot}',
  'move.street': 'Lay a street',
  'move.boulevard': 'Lay a boulevard',
  'move.claim': 'Claim this plot',
  'move.demolish': 'Demolish',
  'move.done': 'That is all',
  'move.pass': 'Pass for this round',
  'move.luck': 'Luck',

  'place.free': `{plot}, free, ${beside}. A building gets {prospects}`,
  'place.owned': `{plot}, empty plot of {owner}, ${beside}. A building gets {prospects}`,
  'place.auction':
    '{plot}, in auction in steps of {base}: {leader} leads with {bid}{rivals, plural, =0 {} other {; stakes {stakes}}}. A building gets {prospects}',
  'place.private':
    '{plot}, {name} of {owner}, level {level}: neighbours +{up} −{down}, roads +{roads}, boosts +{boosts}. Gives {points} points, {income} coins, {staff} workers. To its neighbours: {icons}',
  'place.start':
    '{plot}, {name}: {action}{used, select, yes {, used by {owner} this round} other {}}. To its neighbours: {icons}',
  'place.later': '{plot}, {name} of {owner}. {gives}. To its neighbours: {icons}',
  'place.border': '{border}, {road, select, none {no road} street {street} other {boulevard}}',
  'place.higher': 'Higher bids',
  'place.tile-private':
    '{where}: {name}, {family}, rank {rank}, costs {workers} workers and {coins} coins. By level, points {points}; coins {income}; workers {staff}. To its neighbours: {icons}',
  'place.tile-public':
    '{where}: {name}, costs 1 worker and {coins} coins. {gives}. To its neighbours: {icons}{bid, plural, =0 {} other {. {leader} leads with #; stakes: {stakes}}}',
  'place.none': 'nothing',

  'where.market': 'In the market',
  'where.obsolete': 'Obsolete, with a coin',
  'where.publics': 'On offer',
  'where.reserved': 'From round {round}',
  'where.hand': 'Hand of {owner}',

  'family.housing': 'Housing',
  'family.shops': 'Shops',
  'family.industry': 'Industry',
  'family.corporations': 'Corporations',

  'gives.points': '{points, plural, one {# point} other {# points}}',
  'gives.income': '{income, plural, one {# coin} other {# coins}} each upkeep',

  'holding.coins': 'coins',
  'holding.workers': 'workers',
  'holding.hand': 'tiles',
  'holding.empty': 'plots',

  'side.last': 'Last turns',
  'side.order': 'Turn order',
  'side.future': 'Next round',
  'side.turn-now': '{seat} has the turn',
  'side.turn-passed': '{seat} has passed',
  'side.turn-next': '{seat}',
  'side.pile': 'pile',
  'side.streets': 'streets',
  'side.boulevards': 'boulevards',
  'side.hand': 'Your hand',
  'side.market': 'Market',
  'side.obsolete': 'Leaving, with a coin',
  'side.publics': 'Public buildings on offer',
  'side.coming': 'Coming public buildings',
  'side.hands': 'Other hands',
  'side.empty': 'None',
  'side.closed': '{privates} private, {publics} public',
  'side.round-short': 'round {round}',
  'side.leads': '{leader} leads with {bid, plural, one {# worker} other {# workers}}; you need {next}',
  'side.leading': 'you lead with {bid, plural, one {# worker} other {# workers}}',
  'side.level': 'level',
  'side.cards': '{count, plural, one {# card} other {# cards}}',
  'side.fits': 'on {plot} level {level}',
  'letter.housing': 'H',
  'letter.shops': 'S',
  'letter.industry': 'I',
  'letter.corporations': 'C',
  'key.housing': 'housing',
  'key.shops': 'shops',
  'key.industry': 'industry',
  'key.corporations': 'corporations',
  'side.step': 'step {base}',
  'side.legend': 'How to read map and cards',
  'side.legend-card':
    'A card: workers and coins it costs; what it does to each neighbour of a family; then points, coins and workers at levels 0 to 6.',
  'side.legend-building':
    'A building: its level at the upper right (6+ when there is more than the track can show); ▲ what lifts it, ▼ what spoils it; below, what it gives now and what it does to its neighbours.',
  'side.legend-plot':
    'An empty plot: the coin shows the step of bids, the buildings beside it; H▲2 what a new Housing building would get there.',
} as const
