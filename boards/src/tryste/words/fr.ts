import { cardText, cardTitle, choice, goodsSentence, who, whyOf } from './compose.ts'
import type { en } from './en.ts'
import { cards } from './fr/cards.ts'
import { goodsKinds, names } from './fr/names.ts'
import { options } from './fr/options.ts'
import { refusals } from './fr/refusals.ts'

const seat = who('seat')
const other = who('other')
const from = who('from')
const to = who('to')
const zone = choice('zone', names.zone)
const deck = choice('deck', names.deck)
const title = cardTitle(cards)
const text = cardText(cards)
const give = goodsSentence('give', goodsKinds, 'rien')
const want = goodsSentence('want', goodsKinds, 'rien')
const word = choice('word', {
  ...names.resource,
  ...names.zone,
  pay: 'paie',
  prestige: 'perd du Prestige',
})
const on = `{on, select, plain {} place { ({place})} seat { (${other})} seat_zone { (${other} : ${zone})} seat_card { (${other})} count { ({place}, {count})} mine { (${choice('word', names.special)}, {place})} gobs { ({count} $)} number { ({count})} other { (${word})}}`
const feminine = choice('zone', { residential: 'résidentielle', commercial: 'commerciale', industrial: 'industrielle' })

export const fr: Readonly<Record<keyof typeof en, string>> = {
  ...cards,
  ...options,
  ...refusals,

  'prompt.luck': 'Le hasard décide.',
  'prompt.throw': 'ResComInd, en secret : résidentiel, commercial ou industriel. Doivent encore choisir : {seats}.',
  'prompt.pick': `${seat} prend un rôle, par exemple « pick realtor ».`,
  'prompt.choose': `${seat} décide pour ${title} : « choose … ».`,
  'prompt.zone': `${seat} nomme un tier à zoner, par exemple « zone U:0,0 ».`,
  'prompt.vote': `${seat} vote sur la zone de {tier} : « vote residential » …`,
  'prompt.tie': `${seat} départage {tier} : « tie residential » …`,
  'prompt.variance': `${seat} peut demander une dérogation, « variance u:0,0 commercial », ou passer.`,
  'prompt.open': `${seat} ouvre l’enchère en Prestige, « open 3 ».`,
  'prompt.bid': `${seat} peut miser du Prestige pour ou contre, « bid for 2 », ou passer.`,
  'prompt.blyce': `${seat} achète un blyce par son milieu, « blyce u:0,0 », ou passe s’il le peut.`,
  'prompt.buy': `${seat} peut acheter un stooj, « buy u:0,0 », ou passer.`,
  'prompt.lay': `${seat} choisit le genre du terrain acheté, « lay residential ».`,
  'prompt.tile': `${seat} prend une tuile à la banque, « tile residential ».`,
  'prompt.develop': `${seat} aménage : place, scape, hut, mine, terraform ou done.`,
  'prompt.take': `${seat} prend une ressource, « take lumber ».`,
  'prompt.work': `${seat} construit : « work u:0,0 2 » porte ce stooj au niveau 2 ; done finit.`,
  'prompt.pay': `${seat} paie {owed} $ pour {stooj} : ressources, puis « build 0 » avec les jetons à poser.`,
  'prompt.turn': `${seat} peut jouer des cartes ou échanger ; done finit.`,
  'prompt.hype': `${seat} peut acheter du Battage, « hype 10 », ou passer.`,
  'prompt.sell': `${seat} peut vendre du Prestige, « sell 5 », ou passer.`,
  'prompt.rob': `Le Repaire de ${seat} peut prendre {gobs} $ : « rob 2 », ou passer.`,
  'prompt.leave': `${seat} laisse une ressource, « leave steel ».`,
  'prompt.trade': `${seat} répond à l’offre : accept, reject ou « counter … ».`,
  'prompt.offered': `${seat} a fait une offre à ${other} : stand ou withdraw.`,
  'prompt.over': 'L’île est bâtie.',

  'event.ordered': `${seat} est tiré au rang {place}.`,
  'event.threw': `${seat} a choisi.`,
  'event.throws': `${seat} montre ${zone}, ${other} ${choice('zone2', names.zone)}{tied, select, yes { : égalité} other { : ${who('rival')} perd une vie}}.`,
  'event.leader': `${seat} est chef de projet.`,
  'event.year': 'L’année {year} commence.',
  'event.picked': `${seat} prend {role, select, architect {l’} realtor {l’} contractor {l’} other {le }}${choice('role', names.role)}{gobs, plural, =0 {} other { avec # $}}.`,
  'event.drew': `${seat} tire une carte du paquet ${deck}.`,
  'event.card': `Vous avez {card} : ${text}.`,
  'event.shown': `${seat} montre {card} : ${text}${on}.`,
  'event.showed': `${seat} vous montre {card} : ${text}.`,
  'event.chose': `${seat} décide pour ${title}${on}.`,
  'event.ended': `${title} prend fin.`,
  'event.taken': `${seat} prend une carte ${deck} à ${from}.`,
  'event.reshuffled': `Le paquet ${deck} est remélangé.`,
  'event.wheel': 'La roue dit : {side, select, win {gagné} other {perdu}}.',
  'event.got': `${seat} : {change} ${choice('what', names.thing)} (${whyOf(names, cards)}).`,
  'event.tier-chosen': `${seat} met {tier} au vote.`,
  'event.voted': `${seat} vote ${zone} avec {weight}.`,
  'event.zoned': `{tier} devient ${zone}.`,
  'event.proposed-variance': `${seat} demande une dérogation : {stooj} en ${zone}.`,
  'event.proposed-terraforming': `${seat} veut terraformer {tier}.`,
  'event.bid': `${seat} mise {prestige} {side, select, for {pour} other {contre}} : {for} pour, {against} contre.`,
  'event.passed': `${seat} passe.`,
  'event.decided': 'L’enchère est décidée {side, select, for {pour} other {contre}}.',
  'event.variance': `{stooj} est maintenant ${zone}.`,
  'event.terraformed': `{tier} devient : ${choice('type', names.land)}.`,
  'event.bought': `${seat} achète {stoojes} pour {price} $.`,
  'event.placed': `${seat} pose une tuile ${feminine} sur {stooj}.`,
  'event.special': `${seat} bâtit sur {stooj} : ${choice('special', names.special)}.`,
  'event.right': `${seat} peut bâtir : ${choice('hut', names.special)} ({huts}).`,
  'event.work': `${seat} commence un travail sur {stooj}, niveau {level} : {owed} $ à payer.`,
  'event.built': `${seat} porte {stooj} au niveau {level}{tokens, plural, =0 {} one { avec # jeton} other { avec # jetons}}.`,
  'event.lost': `{stooj} perd ${choice('what', names.lost)}.`,
  'event.marked': '{stooj} est désormais {as, select, protected {protégé} other {clôturé}}.',
  'event.hyped': `${seat} a {hype} Battage, fois {times}.`,
  'event.robbed': `${seat} prend {gobs} $ à ${from}.`,
  'event.offered': `${seat} offre à ${to} : ${give}, contre ${want}.`,
  'event.answered': `${seat} {answer, select, accept {accepte} reject {refuse} other {retire}} l’offre.`,
  'event.over': 'La partie est finie.',

  'line.tiles': 'tuiles',
  'line.specials': 'aménagements spéciaux',
  'line.levels': 'niveaux',

  'board.year': 'année {year}',
  'board.leader': 'chef {leader}',
  'board.role': '{role} de {holder}',
  'board.roles': 'rôles',
  'board.free-role': '{role} {gobs} $',
  'board.taken-role': '{role} {by}',
  'board.auction': 'enchère ({about}) sur {place} : {for} pour, {against} contre',
  'board.ballot': 'vote sur {tier} : résidentiel {residential}, commercial {commercial}, industriel {industrial}',
  'board.offer': `{from} offre à {to} : ${give}, contre ${want}`,
  'board.hand': 'vos cartes',
  'board.lying': 'en vigueur',
  'board.stock': 'en stock',
  'board.you': 'vous',
  'board.improvements': 'améliorés',
  'board.legend':
    'A R2 : terrain de A, résidentiel, niveau 2 ; t tuile nue, ! dérogation, * jetons, # palissade, + protégé',
  'board.legend-land': 'pl plaine  br friche  fo forêt  co côte  de désert  mo montagne  ~~ eau',

  'personality.landmiser': 'Grippe-terre',
  'personality.deserter': 'Déserteur',
  'personality.starchitect': 'Starchitecte',
  'personality.bob-congel': 'Bob Congel',
  'personality.industry-lord': 'Baron d’industrie',
  'personality.evil-mastermind': 'Génie du mal',
}
