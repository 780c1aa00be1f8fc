import { expect, test } from 'vitest'
import { commandWords } from '../src/engine/client/command-words.ts'

test.each([
  ['fox', ['fox']],
  ['  fox   --fast\t-n 3 ', ['fox', '--fast', '-n', '3']],
  [`"C:/my programs/fox" 'a "b" c' d"e f"g`, ['C:/my programs/fox', 'a "b" c', 'de fg']],
  [`fox '' ""`, ['fox', '', '']],
  ['fox $HOME | rm *', ['fox', '$HOME', '|', 'rm', '*']], // there is no shell
  ['', []],
  [`fox 'a`, undefined],
])('%j is %j', (command, words) => {
  expect(commandWords(command)).toEqual(words)
})
