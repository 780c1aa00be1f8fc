import { isCode, isTest, type TextFile } from './files.ts'
import { withoutComments } from './imports.ts'

/** Something that the whole house has in one place, and how a line of code betrays that it has it. */
interface Once {
  readonly what: string
  readonly betrays: RegExp
  readonly where: readonly string[] // all of them, and no other file
}

const ONCE: readonly Once[] = [
  {
    what: 'the policy for taking back is decided',
    betrays: /\bkind: 'free', to\b/,
    where: ['kernel/src/table.ts'],
  },
  {
    what: 'what may be taken back is asked of the kernel',
    betrays: /\.takeBack\([\w.]+, \{ people\b/,
    where: ['cli/src/terminal/session.ts', 'server/src/tables/table.ts', 'web/src/match/workers/local-match.ts'],
  },
  {
    what: 'threads are started, by the pool and by the one thread of a database file,',
    betrays: /import \{[^}]*\bWorker\b[^}]*\} from 'node:worker_threads'/,
    where: ['bots/src/node/pool.ts', 'store/src/sqlite/thread.ts'],
  },
]

/** What exists once does, and in its place: a second policy, pool or statement of legality is told, and so is a lost one. */
export function notOnce(files: readonly TextFile[]): string[] {
  const code = files
    .filter(file => isCode(file) && !isTest(file.path) && !file.path.startsWith('scripts/'))
    .map(({ path, text }) => ({ path, text: withoutComments(text) }))
  return [...ONCE.flatMap(once => misplaced(once, code)), ...legalElsewhere(code)]
}

function misplaced({ what, betrays, where }: Once, code: readonly TextFile[]): string[] {
  const found = code.flatMap(({ path, text }) => (betrays.test(text) ? [path] : []))
  return [
    ...found
      .filter(path => !where.includes(path))
      .map(path => `${path}: ${what} elsewhere already (${where.join(', ')})`),
    ...where.filter(path => !found.includes(path)).map(path => `${path}: here ${what}, but it does not`),
  ]
}

const DERIVES = /\bderived</g
const ANSWERS = /^export (?:(?:const|function) (?:refuse|moves|sample|draws)\b|const \{[^}]*\brefuse\b)/m

/** One place where a game says what may be played: `legal.ts` derives it all, and one `fast.ts` may say it faster. */
function legalElsewhere(code: readonly TextFile[]): string[] {
  return code.flatMap(({ path, text }) => {
    const [, game, file] = /^games\/([\w-]+)\/src\/(.+)$/.exec(path) ?? []
    if (game === undefined) return []
    const times = text.match(DERIVES)?.length ?? 0
    if (file === 'legal.ts')
      return times === 1 ? [] : [`${path}: what may be played is derived once in it, not ${times} times`]
    if (times > 0) return [`${path}: what may be played is derived in legal.ts alone`]
    return ANSWERS.test(text) && file !== 'fast.ts' ? [`${path}: legal.ts and fast.ts say what may be played`] : []
  })
}
