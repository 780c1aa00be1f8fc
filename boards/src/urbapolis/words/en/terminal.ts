/** A seat by its colour. */
const seat = '{seat, select, 0 {Red} 1 {Blue} 2 {Green} 3 {Yellow} other {{seat}}}'

/** What only the terminal says, which speaks English; `terminal.X` goes before X there. */
export const terminalWords = {
  'terminal.seat.0': 'Red',
  'terminal.seat.1': 'Blue',
  'terminal.seat.2': 'Green',
  'terminal.seat.3': 'Yellow',

  'terminal.prompt.pick': `${seat} picks a first tile and a first plot, such as pick H01 c2.`,
  'terminal.prompt.act': `${seat} to act: bid, take, build, upgrade, tender, a public building’s action, or pass.`,
  'terminal.prompt.boost': `${seat} may lift one more building for {cost}, such as boost c2, or is done.`,
  'terminal.prompt.claim': `${seat} may claim a free plot beside {site}, or is done.`,
  'terminal.prompt.demolish': `${seat} may demolish a building beside {site}, or is done.`,
  'terminal.prompt.street': `${seat} may lay a street, such as street c2-c3, or is done.`,
  'terminal.prompt.draft': `${seat} may draft a tile, such as draft H01, or is done.`,

  'terminal.event.ordered': 'The turn order is {order}.',
  'terminal.event.round': 'Round {round} begins; the order is {order}.',

  'terminal.refusal.building-absent': '{building} does not stand in this neighbourhood.',
  'terminal.refusal.action-used': '{building} was used this round.',

  'terminal.you': 'you',
  'terminal.round': 'Round {round} of 5, {scenario}.',
  'terminal.setup': 'Set-up, {scenario}.',
  'terminal.ending': 'The last plot is built: last turns.',
  'terminal.order': 'Order',
  'terminal.future': 'Passed',
  'terminal.market': 'Market',
  'terminal.obsolete': 'Obsolete, with a coin',
  'terminal.publics': 'Public buildings on offer',
  'terminal.reserved': 'From round {round}',
  'terminal.pile':
    'Left: {left, plural, one {# tile} other {# tiles}} in the pile, {streets, plural, one {# street} other {# streets}}, {boulevards, plural, one {# boulevard} other {# boulevards}}.',
  'terminal.actions': 'Public actions',
  'terminal.auctions': 'Auctions',
  'terminal.auction': '{what}: {leader} leads with {bid}{base}; stakes {stakes}',
  'terminal.base': ', in steps of {base}',
  'terminal.hand': 'hand',
  'terminal.nothing': 'none',
  'terminal.points': 'points',
  'terminal.coins': 'coins',
  'terminal.staff': 'staff',
  'terminal.purse': '{coins} coins, {free} of {team} workers',
  'terminal.closed': '{privates} private and {publics} public tiles',
  'terminal.legend.1': 'H01 R: a building of Red; L3 its level, (8) its total if beyond, +1 its boosts.',
  'terminal.legend.2': 'R plot: a plot of Red. ·3: buildings beside, the base. 6>R: Red leads with 6.',
  'terminal.legend.3': '1 on a border: a street, 2: a boulevard. In brackets: used this round.',
} as const
