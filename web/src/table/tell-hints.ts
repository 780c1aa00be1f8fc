import { type FoldedWebBoard, hintSentences, type Say } from '@masterplan/boards/web'
import type { Hint } from '@masterplan/bots'
import type { SayWord } from '../words/speech.tsx'

/** A hint as it is shown. */
export interface ToldHint {
  readonly text: string
  readonly move: unknown
  readonly named: string // the move in words
  readonly chance: Chance | null // null where nobody has looked, or no figure could be true
  readonly reason: string // whole sentences, none of them said of another hint
  readonly places: readonly string[]
  readonly after: unknown // the view after it; null where it is not known
}
/** Of winning, in words and from 0 to 100. */
interface Chance {
  readonly told: string
  readonly percent: number
}

interface Telling {
  readonly board: FoldedWebBoard
  readonly view: unknown
  readonly thens: readonly unknown[] // the views after each move; null where it is not known
  readonly say: Say
  readonly word: SayWord
}

/** The bot's best moves in words: by their names, with what speaks for each. */
export function tellHints(hints: readonly Hint[], { board, view, thens, say, word }: Telling): ToldHint[] {
  const sentences = hintSentences(
    hints.map(({ move, reasons }, at) => ({
      why: reasons.map(reason => board.reason?.(reason) ?? { code: `reason.${reason.code}`, facts: reason.facts }),
      brings: thens[at] ? board.foretold?.(move as never, view as never, thens[at] as never) : undefined,
    })),
    say,
    {
      like: (other, place) => word('table.hint-like', { other, place }),
      plain: place => word('table.hint-plain', { place }),
    },
  )
  return hints.map((hint, at) => {
    const { label, places } = board.aim(hint.move as never, view as never)
    const { code, facts } = board.named?.(hint.move as never, view as never) ?? label
    const { text, move } = hint
    const [named, chance, reason] = [say(code, facts), chanceOf(hint, word), sentences[at] ?? '']
    return { text, move, places, named, chance, reason, after: thens[at] ?? null }
  })
}

/** Nothing that was looked at is hopeless or safe until that is proven. */
function chanceOf({ share, proven }: Hint, word: SayWord): Chance | null {
  if (share === null) return null
  const percent = Math.round(share * 100)
  if (proven && (share === 0 || share === 1))
    return { told: word(share === 1 ? 'table.hint-won' : 'table.hint-lost'), percent }
  if (proven) return { told: word('table.hint-proven', { chance: percent }), percent }
  if (percent === 0) return { told: word('table.hint-below'), percent }
  if (percent === 100) return { told: word('table.hint-above'), percent }
  return { told: word('table.hint-chance', { chance: percent }), percent }
}
