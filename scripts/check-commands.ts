import { isMarkdown, type TextFile } from './files.ts'
import { codeIn } from './markdown.ts'

/** Commands that a page or `package.json` names and that do not exist. */
export function unknownCommands(files: readonly TextFile[]): string[] {
  const scripts = scriptsOf(files)
  const known: Known = {
    paths: new Set(files.map(({ path }) => path)),
    scripts: new Set(Object.keys(scripts)),
    commands: new Set(['help', 'dev', ...commandsOf(files)]),
    programs: programsOf(files),
  }
  const pages = files
    .filter(isMarkdown)
    .flatMap(({ path, text }) => codeIn(text).map(({ text: code, line }) => ({ where: `${path}:${line}`, code })))
  const named = Object.entries(scripts).map(([name, code]) => ({ where: `package.json: ${name}`, code }))
  return [...pages, ...named].flatMap(({ where, code }) =>
    strangersIn(code, known).map(command => `${where} names \`${command}\`, which does not exist`),
  )
}

type Known = {
  readonly paths: ReadonlySet<string>
  readonly scripts: ReadonlySet<string>
  readonly commands: ReadonlySet<string>
  readonly programs: ReadonlySet<string> // what npx finds without fetching it
}

const SCRIPT = /\bnpm (?:run(?:-script)?(?: -s| --silent)? )?(?<name>[\w:.-]+)/g
// Only where a command can begin: at the start of a line, after a prompt, or after a mark that ends the one before.
const MASTERPLAN =
  /(?:^|[|&;$]|\bnpx)\s*masterplan (?<name>(?:dev )?[a-z][\w-]*)|\bnpm run masterplan -- (?<after>(?:dev )?[a-z][\w-]*)/g
const FILE = /\bnode (?:--[\w=-]+ )*(?:scripts\/bootstrap\.mjs )?(?<name>[\w./-]+\.(?:ts|mjs|js))/g
const PROGRAM = /\bnpx (?:--[\w=-]+ )*(?<name>[\w@/.-]+)/g
const NPM_ITSELF = new Set([
  'ci',
  'install',
  'i',
  'config',
  'run',
  'exec',
  'help',
  'version',
  'ls',
  'outdated',
  'prune',
  'update',
])

function strangersIn(code: string, { paths, scripts, commands, programs }: Known): string[] {
  const named = (pattern: RegExp): { whole: string; name: string }[] =>
    [...code.matchAll(pattern)].map(({ 0: whole, groups }) => ({
      whole: whole.replace(/^[|&;$\s]+/, ''),
      name: groups?.name ?? groups?.after ?? '',
    }))
  return [
    ...named(SCRIPT).filter(({ whole, name }) => !scripts.has(name) && (/\brun/.test(whole) || !NPM_ITSELF.has(name))),
    ...named(MASTERPLAN).filter(({ name }) => !commands.has(name)),
    ...named(PROGRAM).filter(({ name }) => !programs.has(name)),
    ...named(FILE).filter(({ name }) => !paths.has(name.replace(/^\.\//, ''))),
  ].map(({ whole }) => whole)
}

function scriptsOf(files: readonly TextFile[]): Record<string, string> {
  const { scripts = {} }: { scripts?: Record<string, string> } = readJson(files, 'package.json')
  return scripts
}

function programsOf(files: readonly TextFile[]): Set<string> {
  const { packages = {} }: { packages?: Record<string, { bin?: Record<string, string> }> } = readJson(
    files,
    'package-lock.json',
  )
  return new Set(Object.values(packages).flatMap(({ bin = {} }) => Object.keys(bin)))
}

const readJson = (files: readonly TextFile[], path: string) =>
  JSON.parse(files.find(file => file.path === path)?.text ?? '{}')

/** Every command has a file, and is called as it is: `commands/play.ts`, `commands/dev/train.ts`. */
export const commandsOf = (files: readonly TextFile[]): string[] =>
  files.flatMap(({ path }) => /^cli\/src\/commands\/(.*)\.ts$/.exec(path)?.[1]?.replace('/', ' ') ?? [])
