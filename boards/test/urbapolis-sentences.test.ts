import { seeded } from '@masterplan/kernel'
import type { Event, Move, View } from '@masterplan/urbapolis/nouns'
import { IntlMessageFormat } from 'intl-messageformat'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { CODES } from '../src/urbapolis/tile-lookup.ts'
import { en } from '../src/urbapolis/words/en/index.ts'
import { fr } from '../src/urbapolis/words/fr/index.ts'
import { board, english, SPEAKERS, sayIn, spoken, viewOf, wander } from './urbapolis-page.ts'

type Part = ReturnType<IntlMessageFormat['getAst']>[number]
const LITERAL = 0
/** The facts a sentence asks for, those inside of its choices too. */
function factsIn(parts: readonly Part[]): string[] {
  return parts.flatMap(part => {
    const own = 'value' in part && part.type !== LITERAL ? [String(part.value)] : []
    const inner = 'options' in part ? Object.values(part.options).flatMap(({ value }) => factsIn(value)) : []
    return [...own, ...inner]
  })
}
const factsOf = (sentence: string) => new Set(factsIn(new IntlMessageFormat(sentence, 'en').getAst()))

describe('sentences', () => {
  test('prompts, holdings and events of whole matches are said in both languages', () => {
    const told = new Set<string>()
    wander(
      4,
      (match, seat) => {
        const view = viewOf(match, seat)
        spoken(board.prompt(view))
        for (const each of view.seats) {
          for (const { label, value } of board.holdings(view, each.seat)) {
            spoken(label)
            expect(value).toMatch(/^[\d/+]+$/)
          }
        }
      },
      event => {
        const said = board.said(event)
        if (said === undefined) return
        told.add(said.code)
        spoken(said)
        for (const place of said.places)
          expect(place).toMatch(event.kind === 'tendered' ? /^[EL]\d\d$/ : /^[a-h][1-8](-[a-h][1-8])?$/)
      },
    )
    const seldom: readonly Event[] = [
      { kind: 'claimed', seat: 0, plot: 'c2' },
      { kind: 'demolished', seat: 0, tile: 'H01', plot: 'c2', owner: 1, coins: 4 },
      { kind: 'expropriated', seat: 0, plot: 'c2', from: 1, coins: 8 },
      { kind: 'upgraded', seat: 0, from: 'H01', to: 'H11', plot: 'c2' },
      { kind: 'last-plot', seat: 0 },
    ]
    for (const event of seldom) {
      const said = board.said(event)!
      told.add(said.code)
      spoken(said)
    }
    // What is laid out before the first round lies on the desk; only the terminal tells it.
    const untold = Object.keys(en).filter(code => code.startsWith('event.') && !told.has(code))
    expect(untold).toEqual(['event.reserved', 'event.ordered'])
  })

  test('orders and tiles go by names, French ones in French', () => {
    const said = board.said({ kind: 'round', round: 2, order: [2, 0, 1] })!
    expect(english(said.code, said.facts)).toBe('Cy, Ana and Bo play in this order.')
    const took = board.said({ kind: 'took', seat: 1, tile: 'S01', coins: 1 })!
    expect(sayIn('fr')(took.code, took.facts)).toBe('Bo prend Boulangerie du coin et sa pièce.')
    const upkeep = board.said({ kind: 'upkeep', round: 1, teams: [5, 6], income: [3, 0] })!
    expect(english(upkeep.code, upkeep.facts)).toBe('Upkeep of round 1: teams A 5, B 6; income A 3, B 0.')
  })

  test('nothing that people read names a tile by its code', () => {
    const code = /\b([HSICEL]\d\d|BANK|EMPL|TEMP|HOSP|HEAL|TVST|FAIR|CONV|HALL|PARK|WORK)\b/
    const unread = (text: string) => expect(text).not.toMatch(code)
    const saidIn = ({ code: name, facts }: Said) => {
      for (const [, speak] of SPEAKERS) unread(speak(name, facts))
    }
    wander(
      2,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        saidIn(board.prompt(view))
        saidIn(board.moment!(view))
        for (const { move } of offers) saidIn(board.aim(move as Move, view).label)
        for (const { label } of board.places(view, english)) unread(label)
      },
      event => {
        const said = board.said(event)
        if (said !== undefined) saidIn(said)
      },
    )
    for (const refusal of Object.keys(en).filter(each => each.startsWith('refusal.')))
      saidIn({ code: refusal, facts: { tile: 'H01', building: 'S02', plot: 'c2' } })
    for (const reason of Object.keys(en).filter(each => each.startsWith('reason.')))
      saidIn({ code: reason, facts: { tile: 'H01', coins: 1, points: 1, temps: 1 } })
  })

  test('a move that is held says what it would be', () => {
    const held = new Set<string>()
    wander(
      4,
      (match, seat, offers) => {
        const view = viewOf(match, seat)
        for (const { move, text } of offers) {
          if (held.has((move as Move).kind)) continue
          const then = match.preview(seat, text, seeded(1))!.view as View
          const said = board.foretold!(move as Move, view, then)
          if (said === undefined) continue
          held.add((move as Move).kind)
          spoken(said)
        }
      },
      () => {},
    )
    for (const kind of 'pick bid take build upgrade tender bank hire temps hospital boost road pass'.split(' '))
      expect(held).toContain(kind)
  })

  test('French has what English has: sentences, their facts, a name for every tile', () => {
    expect(Object.keys(fr).toSorted()).toEqual(Object.keys(en).toSorted())
    for (const [code, sentence] of Object.entries(fr)) {
      for (const fact of factsOf(en[code]!)) expect(factsOf(sentence), code).toContain(fact)
    }
    const names = Object.keys(fr).filter(code => code.startsWith('tile.'))
    expect(names.toSorted()).toEqual(CODES.map(code => `tile.${code}`).toSorted())
    expect(new Set(names.map(code => fr[code])).size).toBe(CODES.length)
  })
})
