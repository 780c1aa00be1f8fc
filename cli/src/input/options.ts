import { type Chosen, optionFromText, type Playable } from '@masterplan/kernel'
import { type Context, type Failure, type Flag, failure, quoted } from '../command.ts'
import type { Args } from './args.ts'

export const OPTION_FLAG: Flag = {
  name: 'option',
  value: 'NAME=VALUE',
  help: 'play with an option other than usual; may be repeated',
}

/** The options of all `--option` flags, not yet checked against each other: opening a match does that. */
export function chosenOptions(args: Args, game: Playable): { readonly ok: true; readonly chosen: Chosen } | Failure {
  const chosen: Record<string, unknown> = {}
  for (const given of args.all('option')) {
    const [, name, text] = /^([^=]+)=(.*)$/s.exec(given) ?? []
    if (name === undefined || text === undefined) {
      return failure(`The flag --option needs NAME=VALUE, not ${quoted(given)}; "masterplan games" lists the options.`)
    }
    const field = Object.hasOwn(game.options, name) ? game.options[name] : undefined
    if (field === undefined) {
      const known = Object.keys(game.options).join(', ') || 'none'
      return failure(`${game.title} has no option ${quoted(name)}; its options are: ${known}.`)
    }
    chosen[name] = optionFromText(field, text)
  }
  return { ok: true, chosen }
}

export function findGame(id: string, { catalog }: Context): { readonly ok: true; readonly game: Playable } | Failure {
  const game = catalog.find(each => each.id === id)
  if (game !== undefined) return { ok: true, game }
  return failure(`There is no game ${quoted(id)}; the games are: ${catalog.map(each => each.id).join(', ') || 'none'}.`)
}
