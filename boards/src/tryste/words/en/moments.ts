import { choice } from '../compose.ts'
import { names } from './names.ts'

const zone = choice('zone', names.zone)
const role = choice('role', names.role)
const special = choice('special', names.special)
const construct = choice('construct', names.construct)
const article = '{special, select, architecture_firm {An} other {A}}'
const price = `{price, plural, =0 {} other { for $#}}`

/** Where the match stands, and what a move would be before it is made. */
export const moments = {
  'moment.first': 'before the first year',
  'moment.year': 'year {year}, {mine, select, yes {you lead} other {{leader} leads}}',
  'moment.role': `year {year}, {mine, select, yes {your} other {{by}’s}} ${role}`,
  'heading.year': 'Year {year}',
  'heading.role': role,

  'foretold.pick': `${role}{gobs, plural, =0 {} other { and $#}}: {does}`,
  'foretold.buy': `Buy {stooj} for $\{price}: ${choice('land', names.land)}{zone, select, none {, not zoned yet} other {, ${zone}}}.`,
  'foretold.buy-some': `Buy {stoojes} for $\{price}.`,
  'foretold.place': `{zone, select, industrial {An} other {A}} ${zone} tile on {stooj}${price}: one improvement.`,
  'foretold.special': `${article} ${special} on {stooj}${price}: one improvement.`,
  'foretold.work': `${construct} on {stooj}: $\{owed} to pay, with an income of $\{income} a year before neighbours.`,
  'foretold.bid':
    'Bid {prestige} {side, select, for {for it} other {against it}}: then {for} for, {against} against. The winning side pays.',
  'foretold.sell': `{prestige} Prestige {prestige, plural, one {brings} other {bring}} $\{gobs}.`,
  'foretold.hype': '{prestige} Prestige for Hype: then you have {hype}.',
  'foretold.vote': `Vote ${zone} for {tier} with {weight}: {total} in all.`,

  'goods-held.lumber': 'lumber',
  'goods-held.concrete': 'concrete',
  'goods-held.glass': 'glass',
  'goods-held.steel': 'steel',
  'goods-held.residential-tile': '{count, plural, one {R tile} other {R tiles}}',
  'goods-held.commercial-tile': '{count, plural, one {C tile} other {C tiles}}',
  'goods-held.industrial-tile': '{count, plural, one {I tile} other {I tiles}}',
} as const
