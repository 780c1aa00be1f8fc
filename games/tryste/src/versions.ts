/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.1.0', '1.0.0'] as const

/** What differs between the versions, each with the rule that it is about. */
export interface Rulings {
  readonly reservesVariance: boolean // T-ZON-10: who has named a variance keeps the prestige that opens its auction
  readonly initiatorBidsFor: boolean // T-BID-01: who starts a terraforming stands for it from the start
  readonly endsCardsInTime: boolean // T-EVT-09: what lasted into the year-end is used as soon as it is over, not after it
  readonly usesCardsAfterwards: boolean // T-EVT-09: a played card is used when its effect is over, not when it is played
  readonly countsKnownCopies: boolean // T-EVT-05: of two cards alike, each is known by itself
  readonly hypesOwnLandFirst: boolean // T-INC-05: of equal incomes, Hype multiplies one on the owner's own land
}

export function rulingsOf(rules: string): Rulings {
  const isFirst = rules === '1.0.0'
  return {
    reservesVariance: !isFirst,
    initiatorBidsFor: !isFirst,
    endsCardsInTime: !isFirst,
    usesCardsAfterwards: !isFirst,
    countsKnownCopies: !isFirst,
    hypesOwnLandFirst: !isFirst,
  }
}
