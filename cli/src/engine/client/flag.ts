import type { Playable } from '@masterplan/kernel'
import { type EngineCommands, engineNamed, findTimedBot } from '@masterplan/lab'
import { type Failure, type Flag, failure, quoted } from '../../command.ts'
import type { Args } from '../../input/args.ts'
import { commandWords } from './command-words.ts'

export const ENGINE_FLAG: Flag = {
  name: 'engine',
  value: 'NAME=COMMAND',
  help: 'a program that speaks UGI, then named like a bot: NAME@250ms; may be repeated',
}

/** The engines of all `--engine` flags, by name. */
export function enginesOf(
  args: Args,
  games: readonly Playable[],
): { readonly ok: true; readonly engines: EngineCommands } | Failure {
  const engines: Record<string, string> = {}
  for (const given of args.all('engine')) {
    const [, name, command] = /^([^=]*)=(.*)$/s.exec(given) ?? []
    if (name === undefined || command === undefined)
      return failure(`The flag --engine needs NAME=COMMAND, not ${quoted(given)}.`)
    if (!/^[A-Za-z][\w.-]{0,39}$/.test(name))
      return failure(`An engine is named with letters, digits, "-", "." and "_", not ${quoted(name)}.`)
    if (name === 'me' || games.some(game => findTimedBot(name, game).ok))
      return failure(`There is a bot ${quoted(name)}; give the engine another name.`)
    if (Object.hasOwn(engines, name)) return failure(`Two engines are called ${quoted(name)}.`)
    const words = commandWords(command)
    if (words === undefined) return failure(`A quote in the command of the engine ${quoted(name)} does not end.`)
    if ((words[0] ?? '') === '') return failure(`The engine ${quoted(name)} has no command.`)
    engines[name] = command
  }
  return { ok: true, engines }
}

/** Whether a bot or an engine is called so; a sentence if none is. The one place where names of both meet. */
export function entrantProblem(name: string, game: Playable, engines: EngineCommands): string | undefined {
  if (engineNamed(name, engines) !== undefined) return undefined
  const bot = findTimedBot(name, game)
  return bot.ok ? undefined : bot.sentence
}
