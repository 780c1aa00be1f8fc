/** What a move leaves behind: the same stage goes on (perhaps waiting for something else), or its seat is through. */
export type Flow = 0 | 1
export const STAYS: Flow = 0
export const PASSES: Flow = 1
