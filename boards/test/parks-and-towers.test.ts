import { plainEntry, playable } from '@masterplan/kernel'
import { type Event, insight, parksAndTowers, type View } from '@masterplan/parks-and-towers'
import { describe, expect, test } from 'vitest'
import { COLOURED, PLAIN } from '../src/kit/ink.ts'
import { say } from '../src/kit/say.ts'
import { terminal as board } from '../src/parks-and-towers/text.ts'

const game = playable(plainEntry(parksAndTowers, insight))

function table(moves: string, options = {}) {
  const opened = game.open(2, options)
  if (!opened.ok) throw new Error(opened.problem)
  const said: string[] = []
  for (const [at, move] of moves.split(' ').entries()) {
    const played = opened.match.append(`${(at % 2) + 1} ${move}`)
    if (!played.ok) throw new Error(`${move}: ${played.refused.code}`)
    for (const { event } of played.heard) {
      const sentence = board.said(event as Event)!
      said.push(say(board.messages, sentence.code, sentence.facts))
    }
  }
  return { match: opened.match, view: opened.match.viewFor('audience') as View, said }
}

describe('The terminal board of Parks & Towers', () => {
  test('shows houses at their places, parks with their points and towers with their shares', () => {
    const { view } = table('a1ne b1s c1w a2n', { size: 4, houses: 4, towers: 2 })
    expect(board.draw(view, PLAIN).slice(8, 18)).toEqual([
      '  +-----+-----+-----+-----+',
      '  |  Y  |tower|     |     |',
      '2 |     | 3:2 | c2  | d2  |',
      '  |     |     |     |     |',
      '  +-----+-----+-----+-----+',
      '  |    W|     |     |park |',
      '1 |     |     |W    | 1-0 |',
      '  |     |  Y  |     |     |',
      '  +-----+-----+-----+-----+',
      '     a     b     c     d  ',
    ])
  })
  test('every place has a spot of its own', () => {
    const drawn = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'].map(place =>
      board.draw(table(`a1${place}`, { size: 3 }).view, PLAIN).join('\n'),
    )
    expect(new Set(drawn).size).toBe(8)
  })
  test('the colour adds nothing that the letters do not say', () => {
    const { view } = table('c3ne e5n b2n e3se d3n e4n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
    const bare = board.draw(view, COLOURED).map(line => line.replace(/\u001b\[[\d;]*m/g, ''))
    expect(bare).toEqual(board.draw(view, PLAIN))
  })
  test('says what is left and how the score is made up', () => {
    const lines = board.draw(table('c3ne e5n b2n e3se d3n e4n').view, PLAIN)
    expect(lines.slice(-3)).toEqual([
      'W White: 11 houses left, 6 for parks, 0 for towers, 0 komi = 6; pawn on 6',
      'Y Yellow: 11 houses left, 5 for parks, 0 for towers, 0 komi = 5; pawn on 5',
      '6 towers left, parks without end',
    ])
    expect(board.draw(table('a1n', { parkLimit: 21 }).view, PLAIN).at(-1)).toBe('6 towers left, 21 park tiles left')
  })
  test('tells every event in a sentence without holes', () => {
    const { said, view } = table('d4n e4n d5n f5w', { houses: 2 })
    expect(said).toEqual([
      'White builds on d4, at n.',
      'Yellow builds on e4, at n.',
      'White builds on d5, at n.',
      'A tower on e5; 5 left.',
      'Yellow builds on f5, at w.',
      'All houses are built. Now the towers count.',
      'The tower on e5: 2 to 4, 2 points for Yellow.',
    ])
    expect(board.prompt(view).code).toBe('prompt.over')
    const parks = table('a1n b1n c1e').said
    expect(parks.at(-1)).toBe('A park on d1 pays White 2 and Yellow 0 (W c1 2).')
    expect(table('a1n b1n c1e', { parkLimit: 0 }).said.at(-1)).toBe('d1 is closed: there is no tile for a park.')
    expect(table('a1n b1n c1e', { attention: true }).said.at(-1)).toBe('A park on d1 was forgotten and pays nothing.')
    for (const sentence of [...said, ...parks]) expect(sentence).not.toMatch(/[{}]/)
  })
  test('explains every refusal', () => {
    const refusal = (moves: string, move: string, options = {}) => {
      const { match } = table(moves, options)
      const refused = match.judge(moves.split(' ').length % 2 === 0 ? 0 : 1, move)!
      return say(board.messages, `refusal.${refused.code}`, refused.facts)
    }
    expect(refusal('d4n', 'd4s')).toBe('d4 is taken: there is a house on it.')
    expect(refusal('a1n b1n c1e', 'd1n')).toBe('d1 is taken: there is a park on it.')
    expect(refusal('a1n', 'h8n', { size: 5 })).toBe('h8 is not on this board of 5 by 5 cells.')
    expect(refusal('d5n e5n c4n', 'd4n', { towers: 1 })).toBe(
      'Towers are short: name 1 of e4 c5, each with ^ before it.',
    )
  })
  test('its examples are moves, and it asks whoever is next', () => {
    for (const example of board.examples) expect(parksAndTowers.notation.read(example)).toBeDefined()
    expect(board.prompt(table('a1n').view).code).toBe('prompt.yellow')
    expect(say(board.messages, 'prompt.white', {})).toContain('White')
  })
})
