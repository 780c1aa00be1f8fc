import { type Game, type Playable, plainEntry, playable, type Trainable, trainable } from '@masterplan/kernel'
import { generous, insight } from './insight.ts'
import { model } from './model.ts'
import { read, write } from './notation.ts'
import { copy, draws, moves, play, refuse, sample, start, turn } from './rules.ts'
import { scores } from './scoring.ts'
import { imagine, view } from './sight.ts'
import type { Event, Move, Options, Refusal, State, View } from './street.ts'

/**
 * Main Street: a tiny game with luck, secrets and a simultaneous choice, for the tests of all that must work with any game.
 * Each seat is dealt a secret wish, all claim a lot in secret, then each in turn draws a permit and builds it.
 */
export type MainStreet = { State: State; Move: Move; View: View; Event: Event; Refusal: Refusal; Options: Options }

export const mainStreet: Game<MainStreet> = {
  id: 'main-street',
  title: 'Main Street',
  rulesVersions: ['1.0.0'],
  seats: { min: 2, max: 3 },
  options: {
    homes: { kind: 'number', usual: 3, min: 1, max: 6, step: 1, rule: 'MS1' },
    shops: { kind: 'number', usual: 2, min: 0, max: 4, step: 1, rule: 'MS1' },
    parks: { kind: 'number', usual: 1, min: 0, max: 2, step: 1, rule: 'MS1' },
    wishPoints: { kind: 'number', usual: 1, min: 0, max: 3, step: 1, rule: 'MS7' },
  },
  start,
  copy,
  turn,
  moves,
  sample,
  draws,
  openEnded: () => undefined,
  refuse,
  play,
  scores,
  view,
  imagine,
  notation: { write, read },
}

export const mainStreetEntry = { ...plainEntry(mainStreet, insight), personalities: { generous } }
export const MAIN_STREET: Playable = playable(mainStreetEntry)
export const STREET_MODEL: Trainable = trainable(mainStreetEntry, model)

export type { Event, Move, Options, Refusal, State, View } from './street.ts'
