import { type Failure, type Flag, failure, quoted } from '../command.ts'
import type { Args } from './args.ts'

export const ORIGIN_FLAG: Flag = {
  name: 'origin',
  value: 'URL',
  help: 'the page as browsers see it, such as https://example.org; or MASTERPLAN_ORIGIN',
}

/** Null: nobody said. */
export function originOf(args: Args): string | null | Failure {
  const origin = args.text('origin') ?? (process.env.MASTERPLAN_ORIGIN || null)
  if (origin === null || (URL.canParse(origin) && new URL(origin).origin === origin)) return origin
  return failure(
    `The address of the page, --origin or MASTERPLAN_ORIGIN, must be like https://example.org, not ${quoted(origin)}.`,
  )
}
