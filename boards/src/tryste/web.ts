import type { Event, Move, View } from '@masterplan/tryste/nouns'
import type { Said } from '../board.ts'
import { foldedWeb, type SaidAt, type WebBoard } from '../kit/web-board.ts'
import { holdings } from './holdings.ts'
import { optionLayout } from './option-layout.ts'
import { guessMove } from './press/guess-move.ts'
import { places } from './press/places.ts'
import { aim } from './press/presses.ts'
import { sizeOf } from './scene/coordinates.ts'
import { faces } from './scene/faces.ts'
import { Overlay } from './scene/Overlay.tsx'
import { Scene } from './scene/Scene.tsx'
import { Side } from './side/Side.tsx'
import { Composer } from './trade/Composer.tsx'
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'
import { namedMove, reason } from './words/hints.ts'
import { foretold, heading, moment } from './words/moments.ts'
import { prompt, said } from './words/sentences.ts'
import { named } from './words/where.ts'

const board: WebBoard<View, Move, Event> = {
  Scene,
  Overlay,
  Side,
  Composer,
  letsStand: 'stand',
  faces,
  size: sizeOf,
  places,
  aim: (move, view) => {
    const aimed = aim(move, view)
    return { ...aimed, label: named(aimed.label) }
  },
  meant: guessMove,
  holdings,
  goods: true,
  scores: view => view.score.map(({ total, lines, influence }) => ({ total, lines, tiebreaks: [influence] })),
  which: (_, view) => WHICH.get(prompt(view).code),
  tieBreak: (which, { options }) => ({
    code: which === 0 && options.mode !== 'junior' ? 'tie-break.influence' : 'tie-break.money',
    facts: {},
  }),
  prompt: view => named(prompt(view)),
  foretold,
  named: namedMove,
  reason: each => named(reason(each)),
  moment,
  heading,
  said(event): SaidAt | undefined {
    if (event.kind === 'year') return undefined // the heading says it
    if (isToldTwice(event)) return undefined
    const sentence = said(event)
    return sentence && { ...named(sentence), places: placesOf(event), ...whoseLine(event) }
  },
  celebrated: new Set(['zoned', 'variance', 'terraformed', 'year']),
  messages: { en, fr },
  optionLayout,
}

/** What is asked when several things could be done on a pressed plot. */
const WHICH: ReadonlyMap<string, Said> = new Map([
  ['prompt.variance', { code: 'which.zone', facts: {} }],
  ['prompt.develop', { code: 'which.development', facts: {} }],
])

/** Who turns Prestige into Hype is told to have it: what went and what came would be the same once more. */
const isToldTwice = (event: Event): boolean => event.kind === 'got' && event.why === 'media' && event.what === 'hype'

/** What comes of a vote or an auction is nobody's line; what somebody gets or becomes is theirs, whoever moved. */
const NOBODYS: ReadonlySet<Event['kind']> = new Set([
  ...(['zoned', 'decided', 'variance', 'terraformed', 'ended', 'reshuffled', 'over'] as const),
])
function whoseLine(event: Event): Pick<SaidAt, 'by'> {
  if (NOBODYS.has(event.kind)) return { by: null }
  return event.kind === 'got' || event.kind === 'leader' ? { by: event.seat } : {}
}

/** Where a log line leads. */
function placesOf(event: Event): readonly string[] {
  if ('stoojes' in event) return event.stoojes
  if ('stooj' in event) return [event.stooj]
  return 'tier' in event ? [event.tier] : []
}

export const webBoard = foldedWeb(board)
