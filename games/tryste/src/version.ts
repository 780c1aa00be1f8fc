/** Rises when a record or a file of weights made for the rules before no longer fits. */
export const RULES_VERSION = '1.0.0'
