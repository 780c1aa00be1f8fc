import type { reasons as english } from '../en/reasons.ts'

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  'reason.role': 'Le rôle {role} vaut le plus en ce moment.',
  'reason.work': 'Commence à élever {stooj} au niveau {level}.',
  'reason.vote': '{zone} convient le mieux à vos terres.',
  'reason.rezones': 'Fait de {stooj} un terrain {zone}.',
  'reason.bids-for': 'La proposition vaut pour vous {prestige} de prestige.',
  'reason.bids-against': 'Empêcher la proposition vaut pour vous {prestige} de prestige.',
  'reason.bargain': 'Les deux y gagnent.',
  'reason.saves': 'Tout le reste coûterait plus que cela ne rapporte.',
  'reason.improves': '{levels, plural, one {# amélioration} other {# améliorations}} de plus pour vous.',
  'reason.income': 'Rapporte {gobs} gobs de plus chaque année.',
  'reason.costs': 'Coûte à {seat} {levels, plural, one {# amélioration} other {# améliorations}}.',
  'reason.gets': 'Rapporte {change} {what}.',
  'reason.land': 'Des terres pour {price} gobs : {stoojes}.',
  'reason.tile': 'Aménage {stooj}.',
  'reason.robs': 'Prend {gobs} gobs à {seat}.',
  'reason.hype': 'Rapporte {hype} de renommée.',
  'reason.card': 'Rapporte une carte du paquet {deck}.',
}
