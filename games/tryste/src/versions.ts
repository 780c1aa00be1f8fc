/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.1.0', '1.0.0'] as const

/** What differs between the versions, each with the rule that it is about. */
export interface Rulings {
  readonly reservesVariance: boolean // T-ZON-10: who has named a variance keeps the prestige that opens its auction
  readonly initiatorBidsFor: boolean // T-BID-01: who starts a terraforming stands for it from the start
}

export function rulingsOf(rules: string): Rulings {
  const isFirst = rules === '1.0.0'
  return { reservesVariance: !isFirst, initiatorBidsFor: !isFirst }
}
