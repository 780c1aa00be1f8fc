const coins = '{coins, plural, one {# coin} other {# coins}}'
const workers = '{workers, plural, one {# worker} other {# workers}}'
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

  'move.pick': 'Start with {tile} and {plot}',
  'move.build': 'Build {tile} here',
  'move.upgrade': 'Upgrade to {tile}',
  'move.take': 'Take this tile (1 worker)',
  'move.draft': 'Draft this tile',
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

  'place.free': `{plot}, free, ${beside}. A building here would get: {prospects}`,
  'place.owned': `{plot}, empty plot of {owner}, ${beside}. A building here would get: {prospects}`,
  'place.auction':
    '{plot}, in auction in steps of {base}: {leader} leads with {bid}. Stakes: {stakes}. A building here would get: {prospects}',
  'place.private':
    '{plot}, {name} ({tile}) of {owner}, level {level}: neighbours +{up} −{down}, roads +{roads}, boosts +{boosts}. Gives {points} points, {income} coins, {staff} workers. To its neighbours: {icons}',
  'place.start':
    '{plot}, {name}: {action}{used, select, yes {, used by {owner} this round} other {}}. To its neighbours: {icons}',
  'place.later': '{plot}, {name} ({tile}) of {owner}. {gives}. To its neighbours: {icons}',
  'place.border': '{border}, {road, select, none {no road} street {street} other {boulevard}}',
  'place.higher': 'Higher bids',
  'place.tile-private':
    '{where}: {name} ({tile}), {family}, rank {rank}, costs {workers} workers and {coins} coins. By level, points {points}; coins {income}; workers {staff}. To its neighbours: {icons}',
  'place.tile-public':
    '{where}: {name} ({tile}), costs 1 worker and {coins} coins. {gives}. To its neighbours: {icons}{bid, plural, =0 {} other {. {leader} leads with #; stakes: {stakes}}}',
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
  'holding.hand': 'tiles in hand',
  'holding.empty': 'empty plots',

  'side.setup': 'Before round 1',
  'side.round': 'Round {round} of 5',
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
  'side.obsolete': 'Obsolete: with a coin, leave at upkeep',
  'side.publics': 'Public buildings on offer',
  'side.coming': 'Public buildings to come',
  'side.hands': 'Other hands',
  'side.empty': 'None',
  'side.closed': '{privates} private, {publics} public',
  'side.round-short': 'round {round}',
  'side.leads': '{leader} leads',
  'side.step': 'step {base}',
  'side.legend': 'How to read map and cards',
  'side.legend-families': 'H Housing, S Shops, I Industry, C Corporations.',
  'side.legend-card':
    'A card: workers and coins it costs; what it does to each neighbour of a family; then points, coins and workers at levels 0 to 6.',
  'side.legend-building':
    'A building: its level at the upper right (6+ when there is more than the track can show); ▲ what lifts it, ▼ what spoils it; below, what it gives now and what it does to its neighbours.',
  'side.legend-plot':
    'An empty plot: the coin shows the step of bids, the buildings beside it; H▲2 what a new Housing building would get there.',
} as const
