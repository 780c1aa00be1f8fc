import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { ROOT } from './files.ts'

// Builds the page when it is not up to date, then serves it, with whatever follows `--` as flags.
const built = spawnSync(process.execPath, [join(ROOT, 'web', 'build', 'main.ts')], { stdio: 'inherit' })
if (built.status !== 0) process.exit(1)
const job = [join(ROOT, 'cli', 'src', 'main.ts'), 'serve', ...process.argv.slice(2)]
const serving = spawn(process.execPath, job, { stdio: 'inherit' })
process.on('SIGINT', () => {}) // a terminal sends it to the server as well, whose end is ours
process.on('SIGTERM', () => serving.kill('SIGTERM'))
serving.on('exit', code => {
  process.exitCode = code ?? 1
})
