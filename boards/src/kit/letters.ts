/** By seat: owners are told by letter, so that no colour is needed. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F'] as const
