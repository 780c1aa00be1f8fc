import { expect, test } from 'vitest'
import { namesTwice } from '../check-names.ts'

const SIX = ['State', 'Move', 'View', 'Event', 'Refusal', 'Options'].map(name => `export type ${name} = 1\n`).join('')
const of = (files: Readonly<Record<string, string>>) =>
  namesTwice(Object.entries(files).map(([path, text]) => ({ path, text })))

test('a name that two packages declare is told with both places', () => {
  const twice = { 'kernel/src/a.ts': 'export type Row = 1', 'lab/src/b.ts': '\nexport interface Row {}' }
  expect(of(twice)).toEqual(['the house declares Row 2 times: kernel/src/a.ts, lab/src/b.ts'])
})

test.each([
  'export interface Row {}',
  'export class Row {}',
  'export abstract class Row {}',
  'export declare class Row {}',
])('%s declares a name', text =>
  expect(of({ 'bots/src/a.ts': 'export type Row = 1', 'web/src/b.tsx': text })).toHaveLength(1),
)

test.each([
  "export type { Row } from './a.ts'",
  'type Row = 1',
  'export const Row = 1',
  '// export type Row = 1',
  '/**\nexport type Row = 1\n*/',
])('%s does not', text => expect(of({ 'bots/src/a.ts': 'export type Row = 1', 'web/src/b.tsx': text })).toEqual([]))

test('every game has the types of the contract, and every other name once', () => {
  const game = (id: string, more = '') => ({ [`games/${id}/src/types.ts`]: SIX + more })
  expect(of({ ...game('lots'), ...game('hive'), 'kernel/src/game.ts': 'export type Seat = 0' })).toEqual([])
  expect(of({ 'games/lots/src/types.ts': SIX.replace('Refusal', 'No') })).toEqual(['games/lots declares no Refusal'])
  expect(of({ ...game('lots', 'export type Card = 1'), ...game('hive', 'export type Card = 1') })).toEqual([])
  expect(of({ ...game('lots', 'export type Card = 1'), 'games/lots/src/deck.ts': 'export type Card = 2' })).toEqual([
    'games/lots declares Card 2 times: games/lots/src/types.ts, games/lots/src/deck.ts',
  ])
})

test("boards are rooms of their own, their kit is the house's", () => {
  const card = 'export type Card = 1'
  expect(of({ 'boards/src/lots/a.ts': card, 'boards/src/hive/a.ts': card, 'web/src/a.ts': card })).toEqual([])
  expect(of({ 'boards/src/kit/a.ts': card, 'web/src/a.ts': card })).toHaveLength(1)
  expect(of({ 'boards/src/board.ts': card, 'web/src/a.ts': card })).toHaveLength(1)
})

test('small games of tests may have the types of the contract', () => {
  expect(of({ 'kernel/test/lots.ts': SIX, 'bots/test/street.ts': SIX })).toEqual([])
})
