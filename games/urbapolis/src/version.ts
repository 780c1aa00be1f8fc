/** The newest first, as `Game` wants them. Another one is added when a rule changes; records go on under the one they name. */
export const RULES_VERSIONS = ['1.1.0', '1.0.0'] as const
