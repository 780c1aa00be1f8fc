import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './ask.ts'

/** A claim about a game's bots as `strength --json` tells it; `program` is the mark that a row played now would get. */
type Claim = {
  readonly id: string
  readonly players: number
  readonly row: { readonly program: string } | null
  readonly program?: string
}

/**
 * Marks of strength rows by id, old and new. Rows age by the text of the program; where a comparison has shown that the
 * bots play as they did, those that were current in the old tree, and were not played again since, are current in the new one.
 */
export function carriedMarks(
  old: readonly Claim[],
  now: readonly Claim[],
  botPlayers: readonly number[], // for which bots were compared; empty for every number
): Map<string, { from: string; to: string }> {
  const marks = new Map<string, { from: string; to: string }>()
  for (const { id, players, row, program } of old) {
    if (botPlayers.length > 0 && !botPlayers.includes(players)) continue
    const claim = now.find(each => each.id === id)
    const wasCurrent = row !== null && row.program === program
    if (!wasCurrent || claim?.row?.program !== program || claim.program === undefined) continue
    if (claim.program !== program) marks.set(id, { from: program, to: claim.program })
  }
  return marks
}

/** Writes them into the new tree's rows, each of which is a line; how many changed. */
export async function carry(
  { old, new: now }: { old: string; new: string },
  game: string,
  botPlayers: readonly number[],
): Promise<number> {
  const marks = carriedMarks(await claimsIn(old, game), await claimsIn(now, game), botPlayers)
  const path = join(now, 'docs/strength', `${game}.json`)
  if (marks.size > 0) writeFileSync(path, remarked(readFileSync(path, 'utf8'), marks))
  return marks.size
}

export function remarked(text: string, marks: ReturnType<typeof carriedMarks>): string {
  const lines = text.split('\n').map(line => {
    const id = /^ *\{"id":"([^"]*)"/.exec(line)?.[1]
    const mark = id === undefined ? undefined : marks.get(id)
    return mark === undefined ? line : line.replace(`"program":"${mark.from}"`, `"program":"${mark.to}"`)
  })
  return lines.join('\n')
}

/** From the tree's own command line, which once had no `dev`. */
async function claimsIn(root: string, game: string): Promise<Claim[]> {
  const lines: string[] = []
  const command = existsSync(join(root, 'cli/src/commands/dev/strength.ts')) ? ['dev', 'strength'] : ['strength']
  await run(root, ['cli/src/main.ts', ...command, game, '--minutes', '0', '--json'], '', line => lines.push(line))
  return JSON.parse(lines.join('\n'))
}
