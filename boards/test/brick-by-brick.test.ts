import { type Event, MISSIONS, type View } from '@masterplan/brick-by-brick/nouns'
import { findGame } from '@masterplan/catalog'
import { type Match, type Seat, seeded } from '@masterplan/kernel'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/board.ts'
import { terminal } from '../src/brick-by-brick/text/board.ts'
import { messages as en } from '../src/brick-by-brick/text/english.ts'
import { COLOURED, PLAIN } from '../src/kit/ink.ts'
import { say } from '../src/kit/say.ts'

const game = findGame('brick-by-brick')!
const FIXED = { layout: 'fixed', start: 'firstSeat' }
const SETUP = [
  ...['P01', 'P13', 'P24', 'P19'].map(project => `* reveal ${project}`),
  ...Array.from({ length: 8 }, (_, at) => `* deal S${String(at + 1).padStart(2, '0')}`),
  '1 keep S01 S04',
  '2 keep S05 S08',
]

function after(players: number, options: object, lines: readonly string[]) {
  const opened = game.open(players, { ...options })
  if (!opened.ok) throw new Error(opened.problem)
  const heard = lines.flatMap(line => {
    const said = opened.match.append(line)
    if (!said.ok) throw new Error(`${line}: ${said.refused.code}`)
    return said.heard.map(each => each.event as Event)
  })
  return { match: opened.match, heard }
}
const view = (match: Match, viewer: Seat | 'audience' = 0) => match.viewFor(viewer) as View

const spoken = ({ code, facts }: Said): string => {
  expect(Object.keys(en)).toContain(code)
  const sentence = say(en, code, facts)
  expect(sentence).not.toMatch(/[{}]|undefined|NaN/) // a fact that its sentence needs is missing
  return sentence
}

describe('the hillside at the terminal', () => {
  const { match } = after(2, FIXED, [...SETUP, '1 build 4.C L', '1 claim P19', '* reveal P04', '2 build 4.W'])
  test('hexes are hexes; owner, floors, roof, land, cost and hoist are readable without colour', () => {
    expect(terminal.draw(view(match), PLAIN)).toEqual([
      "                _.-'''-._.-'''-._       _.-'''-._.-'''-._",
      '                | 1.NW  | 1.NE  |       | 2.NW  | 2.NE  |',
      '                |  R3   |  R2   |       |  M4   |  L4   |',
      "            _.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._",
      '            |  1.W  |  1.C  |  1.E  |  2.W  |  2.C  |  2.E  |',
      '            |  L3   |  M4   |  L4   |  B5   |  L4   |  M3   |',
      "            ''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-''",
      '                | 1.SW  | 1.SE  |       | 2.SW  | 2.SE  |',
      '                |  B5   |  M4   |       |  R4   |  R1   |',
      "    _.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._",
      '    |>3.NW< |>3.NE< |       | 4.NW  | 4.NE  |       | 5.NW  | 5.NE  |',
      '    |  L5   |  B5   |       |  M5   |  R4   |       |  M2   |  R4   |',
      "_.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._",
      '| >3.W< | >3.C< | >3.E< |  4.W  | 4.C*  |  4.E  |  5.W  |  5.C  |  5.E  |',
      '|  M3   |  R4   |  L3   | M3 B1 |L5 A1^ |  L1   |  R5   |  L4   |  B5   |',
      "''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-''",
      '    |>3.SW< |>3.SE< |       | 4.SW  | 4.SE  |       | 5.SW  | 5.SE  |',
      '    |  R3   |  M2   |       |  R3   |  L4   |       |  L2   |  M3   |',
      "    ''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-''",
      '                | 6.NW  | 6.NE  |       | 7.NW  | 7.NE  |',
      '                |  B5   |  M1   |       |  R3   |  L5   |',
      "            _.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._",
      '            |  6.W  |  6.C  |  6.E  |  7.W  |  7.C  |  7.E  |',
      '            |  L3   |  R4   |  M5   |  L2   |  M4   |  R2   |',
      "            ''-._.-'''-._.-'''-._.-'''-._.-'''-._.-'''-._.-''",
      '                | 6.SW  | 6.SE  |       | 7.SW  | 7.SE  |',
      '                |  L3   |  R5   |       |  M4   |  B5   |',
      "                ''-._.-'''-._.-''       ''-._.-'''-._.-''",
      '>4.C< hoist  (5.C) work  M Meadow  L Loam  R Rock  B bramble  4.C* was a bramble',
      'M3 A2^ is Meadow that costs 3, with two floors of A and a roof',
      'A floor costs 1 more for each one below it. Twice what all floors cost is what',
      'abandoning a building brings, and what invading it costs, paid to its owner.',
      'inhabitants    0+  3+  6+  9+ 12+ 15+ 20+ 25+ 30+ 35+ 40+ 45+ 52+ 60+',
      'points        −15 −10  −6  −3  −1  +0  +1  +2  +3  +4  +5  +6  +7  +8',
      '',
      'round 1   hoist in region 3',
      'most floors   1: -   2: -   3: -   4: AB   5: -   6: -   7: -',
      'land tokens M 3  L 2  R 3   roofs 23   projects in the deck 27',
      '',
      'P01  3  Orchard Gate: Meadow and Loam side by side',
      'P13 10  Grand Avenue: 3 in a straight line, 5 floors together',
      'P24  3  Long Shadow: 2 floors beside a lower rival',
      'P04  6  Meadow Lookout: 3 floors on Meadow',
      '',
      '            inhabitants   floors   ploys   points   projects',
      '  A (you)       28 (+2)       19       4        3   19',
      '▸ B             27 (+2)       19       4        0',
      '',
      'A S01    0 now  Meadow Folk: open buildings on Meadow  0 1 2 4 6 8 10 12',
      'A S02 rejected  Loam Folk: open buildings on Loam  0 1 2 4 6 8 10 12',
      'A S03 rejected  Rock Folk: open buildings on Rock  0 1 2 4 6 8 10 12',
      'A S04    0 now  Meadow Spire: tallest open building on Meadow  0 1 3 7 10 13 16',
    ])
  })
  test('a rival’s missions are nowhere on the table before the end', () => {
    const text = terminal.draw(view(match, 1), PLAIN).join('\n')
    expect(text).toContain('B S05')
    expect(text).not.toMatch(/S0[1-4]/)
    expect(terminal.draw(view(match, 'audience'), PLAIN).join('\n')).not.toMatch(/S\d\d/)
  })
  test('colour adds nothing but colour, and 80 columns are enough', () => {
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape codes are what colour is made of
    const bare = terminal.draw(view(match), COLOURED).map(line => line.replace(/\u001b\[[\d;]*m/g, '').trimEnd())
    expect(bare).toEqual(terminal.draw(view(match), PLAIN))
    expect(terminal.draw(view(match), COLOURED).join('\n')).toContain('\u001b[')
    for (const line of bare) expect(line.length).toBeLessThanOrEqual(80)
  })
  test('while the map is being laid, its tiles are named', () => {
    const laying = after(3, {}, ['* tile 4', '* tile 7']).match
    expect(terminal.draw(view(laying), PLAIN)[0]).toBe('The map is being laid: C 4  NW 7.')
  })
  test('missions that are no ladder say in words what they score, and who has had no turn is named', () => {
    const keys = MISSIONS.findIndex(({ counts }) => counts === 'keys') + 1
    const tallest = MISSIONS.findIndex(({ counts }) => counts === 'tallest') + 1
    const missions = [keys, tallest].map(mission => ({ seat: 0 as const, mission, kept: true, worth: 2 }))
    const text = terminal.draw({ ...view(match), missions, players: 4, played: [1, 0] }, PLAIN).join('\n')
    expect(text).toContain('5 for each alone, 2 tied')
    expect(text).not.toMatch(/ 0 (?:2 5|5 10)$/m)
    expect(text).toContain('still to come: C and D')
  })
  test('the region where the work is done instead is marked', () => {
    const moved: View = { ...view(match), hoist: 5, working: [6] }
    const text = terminal.draw(moved, PLAIN).join('\n')
    expect(text).toContain('>5.NE<')
    expect(text).toContain('(6.NE)')
  })
})

describe('sentences', () => {
  const { match } = after(2, FIXED, SETUP)
  const base = view(match)
  test.each<[string, Partial<View>]>([
    ['A takes the opening action, on any space of the map: “build 4.NE”, a bramble with its land “build 4.C L”.', {}],
    [
      'A works in region 4 (2 actions left): build, abandon, or first a ploy: move, roof, invade.',
      { hoist: 4, working: [4], actions: 2 },
    ],
    ['A works in region 4 (last action): build, abandon.', { hoist: 4, working: [4], ployPlayed: true }],
    ['A has nothing to do in region 5 and works in region 6 instead (last action).', { hoist: 5, working: [6] }],
    ['A has no main action anywhere: pass, or play a ploy.', { hoist: 5, working: [] }],
    ['A may claim one project with 4.W: P01, P10; or decline.', { phase: 'claim', anchor: 27, claimable: [1, 10] }],
    ['A names the next player: B (next 2).', { phase: 'next', played: [0] }],
    [
      'Everybody keeps two of four missions, in secret: AB still to choose. Write “keep S03 S17”.',
      { phase: 'keep', waiting: [0, 1] },
    ],
    ['Luck decides next.', { phase: 'reveal' }],
    ['A wins with 4 points.', { phase: 'over', missions: [{ seat: 0, mission: 1, kept: true, worth: 1 }] }],
    ['A wins with 3 points.', { phase: 'over', missions: [] }],
    [
      'A and B share the win with 3 points each.',
      { phase: 'over', missions: [], table: base.table.map(each => ({ ...each, inhabitants: 30 })) },
    ],
  ])('the prompt says: %s', (sentence, changes) => {
    expect(spoken(terminal.prompt({ ...base, ...changes }))).toBe(sentence)
  })
  test('whole random games are told without a gap, with every number of players', () => {
    const told = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const random = seeded(seed)
      const opened = game.open(2 + (seed % 4), {})
      if (!opened.ok) throw new Error(opened.problem)
      const { match: whole } = opened
      const happened = [whole.settle(random)]
      for (let turn = whole.turn(); turn.kind === 'decide'; turn = whole.turn()) {
        const seat = turn.seats[0]!
        spoken(terminal.prompt(view(whole, seat)))
        const moves = whole.movesFor(seat)
        const said = whole.submit(seat, moves[random.below(moves.length)]!, random)
        if (said.ok) happened.push(said)
      }
      for (const { event } of happened.flatMap(({ heard }) => heard)) {
        const sentence = terminal.said(event as Event)
        if (sentence === undefined) continue
        expect(spoken(sentence)).toMatch(/\.$/)
        told.add(sentence.code.replace('terminal.', ''))
      }
      for (const line of terminal.draw(view(whole, 'audience'), PLAIN)) expect(line.length).toBeLessThanOrEqual(90)
      expect(spoken(terminal.prompt(view(whole, 'audience')))).toMatch(/win/)
    }
    const events = Object.keys(en).filter(code => code.startsWith('event.'))
    expect(events.filter(code => !told.has(code))).toEqual([]) // no sentence that is never said
  })
  test('every refusal is a sentence with the facts the rules give', () => {
    const facts = {
      cost: 5,
      inhabitants: 3,
      keep: 1,
      space: '4.W',
      owner: 1,
      hoist: 4,
      land: 'R',
      project: 'P01',
      mission: 'S01',
      region: 4,
      seat: 1,
      number: 9,
    }
    for (const code of Object.keys(en).filter(each => each.startsWith('refusal.')))
      expect(spoken({ code, facts })).toMatch(/\.$/)
    expect(say(en, 'refusal.too-dear', facts)).toBe('This costs 5: you have 3 inhabitants and must keep 1.')
    expect(say(en, 'refusal.rival-building', { ...facts, owner: 'Ana' })).toBe('The building on 4.W belongs to Ana.')
  })
})
