import { FINISHED, type HushCard, type KeepCard, type Lasting, lieDown, type NowCard, type PlayCard } from './card.ts'

/**
 * Cards say what they do and what they have of their own. What they leave out is what most cards have: they are not in
 * the Junior decks, nobody watches, nothing lasts, nothing is asked, and they are used once they were played.
 */
const PLAIN = { junior: false, watched: 0 } as const

type Usual = 'junior' | 'watched' | 'lasts' | 'asks' | 'uses' | 'permanent' | 'until'
/** What the file of a card says; `timing` is said by the function that makes the card. */
type Said<T> = Omit<T, Usual | 'timing'> & Partial<Pick<T, Extract<Usual, keyof T>>>

/** NOW: resolved when it is drawn. */
export const nowCard = (said: Said<NowCard>): NowCard => ({ ...PLAIN, timing: 'now', lasts: null, asks: null, ...said })

/** TELL: shown when it is drawn, and heeded by the rules as long as it lasts. */
export const tellCard = (said: Omit<Said<NowCard>, 'resolve' | 'lasts'> & { readonly lasts: Lasting }): NowCard => ({
  ...PLAIN,
  timing: 'tell',
  asks: null,
  resolve(state) {
    lieDown(state, 0)
    return FINISHED
  },
  ...said,
})

/** HUSH: revealed when the next phase of its role starts. */
export const hushCard = (said: Said<HushCard>): HushCard => ({ ...PLAIN, timing: 'hush', lasts: null, ...said })

/** PLAY: played in a phase of its role. */
export const playableCard = (said: Said<PlayCard>): PlayCard => ({ ...PLAIN, timing: 'play', until: null, ...said })

/** KEEP: played in any phase; used up unless it says otherwise. */
export const keepCard = (said: Said<KeepCard>): KeepCard => ({
  ...PLAIN,
  timing: 'keep',
  uses: 'once',
  permanent: 0,
  until: null,
  ...said,
})
