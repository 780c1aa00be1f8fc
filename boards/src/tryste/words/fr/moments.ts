import { choice } from '../compose.ts'
import type { moments as english } from '../en/moments.ts'
import { names } from './names.ts'

const zone = choice('zone', names.zone)
const feminine = choice('zone', { residential: 'résidentielle', commercial: 'commerciale', industrial: 'industrielle' })
const role = choice('role', names.role)
const special = choice('special', names.special)
const construct = choice('construct', names.construct)
const price = '{price, plural, =0 {} other { pour # $}}'

export const moments: Readonly<Record<keyof typeof english, string>> = {
  'moment.first': 'avant la première année',
  'moment.year': 'année {year}, {mine, select, yes {vous dirigez} other {{leader} dirige}}',
  'moment.role': `année {year}, ${role} {mine, select, yes {(vous)} other {({by})}}`,
  'heading.year': 'Année {year}',
  'heading.role': role,

  'foretold.pick': `${role}{gobs, plural, =0 {} other { et # $}} : {does}`,
  'foretold.buy': `Acheter {stooj} pour {price} $ : ${choice('land', names.land)}{zone, select, none {, pas encore de zone} other {, ${zone}}}.`,
  'foretold.buy-some': 'Acheter {stoojes} pour {price} $.',
  'foretold.place': `Une tuile ${feminine} sur {stooj}${price} : une amélioration.`,
  'foretold.special': `${special} sur {stooj}${price} : une amélioration.`,
  'foretold.work': `${construct} sur {stooj} : {owed} $ à payer, pour un revenu de {income} $ par an avant les voisins.`,
  'foretold.bid':
    'Miser {prestige} {side, select, for {pour} other {contre}} : alors {for} pour, {against} contre. Le côté gagnant paie.',
  'foretold.sell': '{prestige} de Prestige {prestige, plural, one {rapporte} other {rapportent}} {gobs} $.',
  'foretold.hype': '{prestige} de Prestige en Battage : vous en avez alors {hype}.',
  'foretold.vote': `Voter ${zone} pour {tier} avec {weight} : {total} en tout.`,

  'goods-held.lumber': 'bois',
  'goods-held.concrete': 'béton',
  'goods-held.glass': 'verre',
  'goods-held.steel': 'acier',
  'goods-held.residential-tile': '{count, plural, one {tuile R} other {tuiles R}}',
  'goods-held.commercial-tile': '{count, plural, one {tuile C} other {tuiles C}}',
  'goods-held.industrial-tile': '{count, plural, one {tuile I} other {tuiles I}}',
}
