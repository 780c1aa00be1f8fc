import type { Said } from '../board.ts'
import type { Say } from './web-board.ts'

/** What can be said of one of several hints. */
export interface HintToTell {
  readonly why: readonly Said[] // the weightiest first
  readonly brings: Said | undefined // what the move would be, where nothing else is left to say
}

/** Words of whoever shows hints, for one that has nothing of its own to say; both count from 1. */
export interface HintWords {
  like(other: number, place: number): string // all that speaks for it was said of another
  plain(place: number): string // nothing is known
}

/** More than two sentences nobody reads. */
const MOST = 2

/**
 * Why each of several moves: whole sentences, and none is said twice, of one move or of two. What speaks for one of them
 * alone comes first: that tells them apart.
 */
export function hintSentences(hints: readonly HintToTell[], say: Say, words: HintWords): string[] {
  const all = hints.map(({ why }) => [...new Set(why.map(({ code, facts }) => say(code, facts)))])
  const isShared = (sentence: string) => all.filter(sentences => sentences.includes(sentence)).length > 1
  const told = new Map<string, number>()
  return hints.map(({ brings }, at) => {
    const sentences = all[at]!
    const own = sentences.filter(sentence => !isShared(sentence)).slice(0, MOST)
    const instead = [...sentences, ...(brings === undefined ? [] : [say(brings.code, brings.facts)])]
    const other = sentences.map(sentence => told.get(sentence)).find(each => each !== undefined)
    const last = other === undefined ? words.plain(at + 1) : words.like(other + 1, at + 1)
    const said = own.length > 0 ? own : [instead.find(sentence => !told.has(sentence)) ?? last]
    for (const sentence of said) told.set(sentence, at)
    return said.join(' ')
  })
}
