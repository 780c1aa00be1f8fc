import { describe, expect, test } from 'vitest'
import { parksAndTowers } from '../src/index.ts'
import { stateAfter } from './builder.ts'
import { readGame, writeGame } from './game-line.ts'

const legal = (line: string) => expect(readGame(line), line).toMatchObject({ ok: true })
const illegal = (line: string, code: string) =>
  expect(readGame(line), line).toMatchObject({ ok: false, problem: 'refused', refused: { code } })

describe('Figures of the rulebook', () => {
  test('P-3.2 all eight places are legal, in the middle and in a corner', () => {
    for (const place of ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw']) {
      legal(`PT 8/14/6: d4${place}`)
      legal(`PT 8/14/6: a1${place}`)
    }
  })
  test.each([
    ['P-6.2 a house that faces the park is worth 2', 'c3ne e5n b2n{d4//2-1}'],
    ['P-6.3 a corner house beside the park is worth 1', 'c3ne e5n b2n{d4//2-1} e3se d3n{b3,f3//3-1}'],
    ['P-6.6 parks that stood before pay nothing', 'c3ne e5n b2n{d4//2-1} e3se d3n{b3,f3//3-1} e4n{e2,e6//1-3}'],
    ['P-5.1 a park at both ends', 'c3n d4n e5n{b2,f6//2-0}'],
    ['P-7.3 a tower for the fourth cell', 'c3n d4n e5n{b2,f6//2-0} d5n{/e4/0-0}'],
    ['P-7.9 a tower is no house', 'c3n g6n c4n d4n{/d3/0-0} b5n a6n'],
  ])('%s', (_, line) => legal(`PT 8/14/6: ${line}`))
  test('P-8.4 if the game ended now, the larger share is worth 2', () => {
    legal('PT 8/14/6: c3n d4n e5n{b2,f6//2-0} d5n{/e4/0-0} = 2-2')
  })
})

describe('Lines', () => {
  test.each([
    ['P-5.1 at the edge there is only one end', 'a1n b1n c1e{d1//2-0}'],
    ['P-6.3 a corner house faces only the diagonal cell', 'a1n b1n c1ne{d1//1-0}'],
    ['P-5.1 a gap after two', 'a1n b1n d1w{c1//2-1}'],
    ['P-5.1 a gap after one', 'a1n c1w d1n{b1//1-2}'],
    ['P-6.2 facing east and west', 'c4w d4n e4e{b4,f4//4-0}'],
    ['P-6.2 facing north and south', 'd3s d4e d5n{d2,d6//4-0}'],
    ['P-6.2 facing north-east and south-west', 'c3sw d4n e5ne{b2,f6//4-0}'],
    ['P-6.2 facing north-west and south-east', 'c5nw d4n e3se{f2,b6//4-0}'],
    ['P-5.2 P-7.3 two lines and a tower at once', 'b4n c4n d2n d3n d4n{d1,a4,e4,d5/c3/5-2}'],
    [
      'P-5.4 at most eight parks',
      'a4n b4n f4n g4n d1n d2n d6n d7n a1n b2n f6n g7n a7n b6n f2n g1n d4n{c3,d3,e3,c4,e4,c5,d5,e5//17-9}',
    ],
    ['P-6.6 a house that comes later is not paid', 'a1n b1n c1e{d1//2-0} e1w'],
    ['P-4.5 a park interrupts a line', 'a1n b1n c1n{d1//1-0} e1n f1n'],
    ['P-4.5 a tower interrupts a line', 'd4n e4n d5n{/e5/0-0} e6n e7n'],
  ])('%s', (_, line) => legal(`PT 8/14/6: ${line}`))
})

describe('Squares', () => {
  test.each([
    ['P-7.6 a park wins the cell', 'PT 8/14/6: d3n e3n b4n c4n b3n{c3//3-1}', 6],
    ['P-7.6 unless the tower shall', 'PT 8/14/6 conflict=tower: d3n e3n b4n c4n b3n{/c3/0-0}', 5],
  ])('%s', (_, line, left) => {
    expect(parksAndTowers.view(stateAfter(line), 'audience').towersLeft).toBe(left)
  })
  test('P-7.6 P-7.7 parks and towers at once, with plenty and with one tower', () => {
    const before = 'd3n e3n b4n c4n a2n a3n'
    legal(`PT 8/14/6: ${before} b3n{c3,d5/b2,a4/3-2}`)
    legal(`PT 8/14/6 conflict=tower: ${before} b3n{d5/b2,c3,a4/0-1}`)
    legal(`PT 8/14/1: ${before} b3n^b2{c3,d5/b2/3-2}`)
    legal(`PT 8/14/1 conflict=tower: ${before} b3n^a4{c3,d5/a4/3-2}`)
    legal(`PT 8/14/1 conflict=tower: ${before} b3n^c3{d5/c3/0-1}`)
  })
  test('P-7.3 two towers in one turn', () => legal('PT 8/14/6: d5n e5n c4n d4n{/e4,c5/0-0}'))
  test('P-7.7 with one tower for two cells the mover chooses', () => {
    legal('PT 8/14/1: d5n e5n c4n d4n^e4{/e4/0-0}')
    legal('PT 8/14/1: d5n e5n c4n d4n^c5{/c5/0-0}')
    illegal('PT 8/14/1: d5n e5n c4n d4n', 'choose-towers')
    illegal('PT 8/14/1: d5n e5n c4n d4n^e4^c5', 'choose-towers')
    illegal('PT 8/14/1: d5n e5n c4n d4n^d3', 'not-a-tower-cell')
  })
  test('P-7.8 without towers squares may be filled', () => {
    legal('PT 8/14/1: d5n e5n c4n d4n^e4{/e4/0-0} c5n{b5,f5//2-1}')
    legal('PT 8/14/0: d5n e5n c4n d4n c5n{b5,f5//2-1}')
  })
  test('P-7.7 nothing is chosen when nothing is short', () =>
    illegal('PT 8/14/6: d5n e5n c4n d4n^e4', 'no-tower-choice'))
})

describe('The end', () => {
  test.each([
    ['P-8.4 the larger share', 'PT 8/2/6: d4n e4n d5n{/e5/0-0} f5w = 0-2'],
    ['P-8.4 P-8.6 equal shares, and a draw', 'PT 8/2/6: d4n e4s d5n{/e5/0-0} f5n = 0-0'],
    ['P-8.3 houses that face the tower count twice', 'PT 8/2/6: d4ne e4s d5e{/e5/0-0} f5n = 2-0'],
  ])('%s', (_, line) => legal(line))
  test('P-5.2 with too few tiles the mover chooses, and the other cell is closed', () => {
    legal('PT 8/14/6 parkLimit=1: c3n d4n e5n*b2{b2//1-0}')
    illegal('PT 8/14/6 parkLimit=1: c3n d4n e5n*b2{b2//1-0} f6n', 'cell-closed')
    illegal('PT 8/14/6 parkLimit=1: c3n d4n e5n', 'choose-parks')
  })
  test('P-2.1 P-5.6 nothing is built on a park, a house or a tower', () => {
    const five = 'PT 8/14/6: c3n d4n e5n{b2,f6//2-0}'
    for (const taken of ['b2n', 'f6n', 'c3s']) illegal(`${five} ${taken}`, 'cell-taken')
    illegal(`${five} d5n{/e4/0-0} e4n`, 'cell-taken')
  })
  test('P-1.5 what is no move is no move, and there is no passing', () => {
    for (const text of ['i1n', 'd4', 'd4x', 'pass', '', 'd4n ', 'd4n^e4^e4', 'd9n', 'D4n']) {
      expect(parksAndTowers.notation.read(text), text).toBeUndefined()
    }
  })
})

const GAMES = [
  [
    'P-8.6 G1 White wins',
    'PT 8/14/6: h4s c2s e8n d6sw b1s h8se b8se a7n e1e h3w f5nw f6n b2s{/c1/0-0} d7w b7e{c7/a8/4-3} g4s{e6/g3/2-3} f8se{f7,g8//3-3} c8se{d8//1-2} g1n b3ne{b4/c3/0-1} g6nw{/g5/0-0} a6nw{/b6/0-0} e3se e4n{e2,d3,f4,h7//6-5} b5e{c6//2-2} f2nw{d4//1-1} d1w{f1,a4//4-2} f3sw = 27-26',
  ],
  [
    'P-8.6 G2 a draw',
    'PT 8/14/6: f1ne b5se c4sw e5s b6e d6s h1s f4sw{g3,c7//1-2} d3ne{e2,a6//3-1} g8sw a4n b7se{b4,b8//2-2} e1se{g1//2-0} d2nw g5ne{e3//1-3} c2w{/c3/0-0} b1ne{e4//2-3} e7w g7s{g6//3-0} f8e{c5/f7/2-2} h7w{/h8/0-0} h2ne c8se g4se{/f5/0-0} b2e{a2/c1/2-0} d8nw{f6,e8//2-5} g2nw a1nw = 22-22',
  ],
  [
    'P-7.7 G3 Yellow wins, and towers run short',
    'PT 8/14/6: h1ne f1sw h7e b7s c3se b6n a6e{/a7/0-0} g4w e8sw g5nw e5s c1n d4nw{b2,f6//2-3} b4w{b5//1-2} f5e{d5,h5/f4/2-2} a8e e3se{c5//2-2} b1e h4e f2sw{g1//1-2} f8e g7w{g6//2-2} c7sw{/c6/0-0} d3nw{b3,f3/c4,e4/2-3} d2w^e2{d1,e1,a5/e2/3-6} c8se{d8//2-1} b8s{d6//2-0} h8sw{g8//3-2} = 24-33',
  ],
  [
    'P-6.7 G4 both play for points',
    'PT 8/14/6: h2s g6se b3ne f4s g2w f2w{e2//0-2} g1s{/f1,h1/0-0} d4se{e3//0-4} h3n{/g3/0-0} h4sw{h5//0-3} b5s g4nw{e4//0-2} b2s{b4//3-0} f5nw{f3,e6/g5/1-6} a2s{/a3/0-0} f7s{f6//0-4} d5sw{c4//5-1} d6n{d3,d7//0-3} d2w{c2//4-0} c7w{e5//1-4} a1sw{c3/b1/3-1} e1e c5n{a5//1-0} f8sw{e7//0-4} a7se{b6//4-1} c6nw{c8//0-1} b7nw{a8//3-0} h7w = 31-42',
  ],
  [
    'P-1.3 G5 more than 21 parks',
    'PT 8/14/6: c5ne e2s f5s e5w{d5//1-2} h5w{g5//3-0} e4s{e3/f4/0-3} f3ne{g4//4-0} c2ne{d3//0-4} h7sw{g6//4-0} c4s{c3//0-3} c7s{c6//3-0} b4w{d4/b5/1-3} e7s{d6,e6//7-2} b2w{d2//0-2} f7e{d7,g7//5-0} b1nw{b3/c1/0-4} f8e{f6/e8/3-1} g2se{h1//0-2} h4s{h6//2-0} g3nw{/f2/0-0} h2n{h3//4-2} a2n{/a1/0-0} a6se b6s a5e{d8//2-0} a4ne{a3,a7//1-6} e1ne f1e = 42-44',
  ],
  [
    'P-7.6 G6a the park wins the cell',
    'PT 8/14/6: b3ne a3ne b5nw a5w g7se g1nw b1w h4n d7nw f3se f6ne b4n{b2,b6/a4/3-2} c1n b8n e5se{d4,h8//2-0} c6n{e8//1-0} c7se{d6//4-1} g6nw{/f7/0-0} d8se{/c8/0-0} d5se{e4,c5//2-6} e3nw g4n{g5//1-4} d3ne{c3,g3//2-4} a2s{c4//4-2} f1sw g8w h6se{e6/h7/3-1} h2s = 24-24',
  ],
  [
    'P-7.6 G6b the tower wins the cell',
    'PT 8/14/6 conflict=tower: b3ne a3ne b5nw a5w g7se g1nw b1w h4n d7nw f3se f6ne b4n{b2,b6/a4/3-2} c1n b8n e5se{d4,h8//2-0} c6n{e8//1-0} c7se{/d6/0-0} g6nw{/f7/0-0} d8se{/c8/0-0} d5se{e4,c5//2-6} e3nw g4n{g5//1-4} d3ne{c3,g3//2-4} a2s{c4//4-2} f1sw g8w h6se{e6/h7/3-1} h2s = 22-23',
  ],
  [
    'P-1.2 G7 the medium board',
    'PT 7/11/5: c3sw f2se g2ne a4nw e6se c2n b4n c6e b3w{d1/b2,a3,c4/0-1} f3sw{/g3/0-0} f5ne{f4//1-1} g1s{/f1/0-0} g5nw e2se{d2//1-2} e3ne{d3,d4//4-2} c1se g7nw d7ne{g4,b5//4-3} a2se d6ne{b6,f6//5-1} b1nw f7ne{e7//1-4} = 22-18',
  ],
  [
    'P-1.2 G8 the small board',
    'PT 6/8/3: e1s e5se a6s f3ne f6e d3e e6ne{/f5/0-0} b5sw{c4//0-2} b6e{/a5/0-0} c3nw{e3,d4//0-6} d6n{c6/d5/3-1} f4ne b3e{a3,b4//2-3} a2n a1se c5nw = 7-12',
  ],
  ['P-1.2 G9 the mini board', 'PT 5/5/2: c1se a2s d1e c3ne a4nw c5w c4w{c2//2-1} b4w{d4/b3,b5/1-3} e3n d5s = 3-8'],
  [
    'P-8.2 G10 no cell is left',
    'PT 6/14/6: e3se a3ne b2ne b1e d3e f3nw{c3//3-0} a2w{/a1,b3/0-0} d5sw d4w{d2,d6/e4/2-1} f5w a5se{a4//1-1} e2ne{/f2/0-0} b4sw c5nw{b5,e5,b6/c4/4-6} c2se{/c1/0-0} e6ne f4w{f6//0-2} a6w d1e e1nw f1se c6sw = 20-10',
  ],
] as const

describe('Whole games', () => {
  test.each(GAMES)('%s', (_, line) => {
    const played = readGame(line)
    if (!played.ok) throw new Error(`${played.problem} at move ${played.move}`)
    expect(parksAndTowers.turn(played.state)).toEqual({ kind: 'over' })
    expect(writeGame(played.state.fixed.options, played.moves)).toBe(line)
  })
  test('P-1.4 G4 beyond 27 points a pawn laps the rim of 28 squares', () => {
    const line = GAMES.find(([name]) => name.includes('G4'))![1]
    const seen = parksAndTowers.view(stateAfter(line), 'audience')
    expect(seen.score.map(each => each.parks)).toEqual([25, 36])
    expect(seen.score.map(each => each.towers)).toEqual([6, 6])
    expect(seen.pawns).toEqual([3, 14]) // 31 and 42 points
  })
  test('a line that asserts something false is refused where it does', () => {
    const [, line] = GAMES[0]
    expect(readGame(line.replace('= 27-26', '= 26-27'))).toMatchObject({ problem: 'wrong-result' })
    expect(readGame(line.replace('{/c1/0-0}', '{c1//0-0}'))).toMatchObject({ problem: 'wrong-note', move: 13 })
    expect(readGame(line.replace('{/c1/0-0}', ''))).toMatchObject({ problem: 'wrong-note', move: 13 })
    expect(readGame(line.replace('h4s c2s', 'h4s h4n'))).toMatchObject({ problem: 'refused', move: 2 })
    expect(readGame(line.replace('h4s c2s', 'h4s zz'))).toMatchObject({ problem: 'unreadable-move', move: 2 })
    expect(readGame(line.replace(' = 27-26', ' a1n'))).toMatchObject({ problem: 'game-over', move: 29 })
    for (const head of ['PT 9/14/6', 'PT 8/0/6', 'PT 8/14/6 x=1', 'PT 8/14', 'PT 8/14/6 komi=0.25']) {
      expect(readGame(line.replace('PT 8/14/6', head)), head).toMatchObject({ problem: 'unreadable' })
    }
  })
})
