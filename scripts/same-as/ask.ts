import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { ProbeJob } from './probe.ts'

const PROBE = fileURLToPath(new URL('./probe.ts', import.meta.url))

const running = new Set<ChildProcess>()
export function stopAsking(): void {
  for (const child of running) child.kill('SIGKILL')
}

/** Runs a program of a tree to its end and hands over its lines as they come; throws what it complained about if it fails. */
export async function run(root: string, args: readonly string[], input: string, take: (line: string) => void) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['pipe', 'pipe', 'pipe'] })
  running.add(child)
  const complaints: string[] = []
  child.stderr.setEncoding('utf8').on('data', part => complaints.push(part))
  createInterface({ input: child.stdout }).on('line', take)
  child.stdin.on('error', () => {}).end(input) // one that died has said why
  const [status] = await once(child, 'close')
  running.delete(child)
  if (status !== 0) throw new Error(`In ${root}: ${complaints.join('').trim() || `it ended with ${status}`}`)
}

/** The same probe in any tree: only the list of games is the tree's own. */
export async function ask<Answer>(root: string, job: ProbeJob, take: (answer: Answer) => void): Promise<void> {
  const [catalog, probe] = [join(root, 'catalog/src/games.ts'), PROBE].map(path => pathToFileURL(path).href)
  const program = `import * as catalog from '${catalog}'\nimport { answer } from '${probe}'\nawait answer(catalog)`
  await run(root, ['--input-type=module', '--eval', program], JSON.stringify(job), line => take(JSON.parse(line)))
}

export async function askOnce<Answer>(root: string, job: ProbeJob): Promise<Answer> {
  const answers: Answer[] = []
  await ask<Answer>(root, job, each => answers.push(each))
  return answers[0]!
}
