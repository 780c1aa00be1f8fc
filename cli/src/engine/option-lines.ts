import type { AnySheet } from '@masterplan/kernel'
import type { EngineSettings } from './engine.ts'

/** What can be set, as an engine lists it: who thinks, for how many, from which seed, and the options of the game. */
export function optionLines({ game, bot, players, seed }: EngineSettings): string[] {
  const { min, max } = game.seats
  return [
    `option name Bot type string default ${bot}`,
    `option name Players type spin default ${players} min ${min} max ${max}`,
    `option name Seed type spin default ${seed} min 0 max 999999999999999`,
    ...Object.entries(game.options).map(([name, field]) => `option name ${name} ${kindOf(field)}`),
  ]
}

function kindOf(field: AnySheet[string]): string {
  switch (field.kind) {
    case 'switch':
      return `type check default ${field.usual}`
    case 'number':
      return `type spin default ${field.usual} min ${field.min} max ${field.max}`
    case 'choice':
      return `type combo default ${field.usual} ${field.among.map(each => `var ${each}`).join(' ')}`
    default:
      return `type string default ${String(field.usual) || '<empty>'}`
  }
}
