import { spawn } from 'node:child_process'
import { Socket } from 'node:net'

// Runs an engine on our own standard streams, in a group of its own with all that it starts. The fourth stream is a
// lifeline: as soon as its other end is closed, whoever asked for the engine has let go of it or has died, and the group is
// ended. Signals from the keyboard are for whoever asked; their end is what counts here.
const [program = '', ...words] = process.argv.slice(2)
const hasGroups = process.platform !== 'win32'
const engine = spawn(program, words, { stdio: [0, 1, 2], detached: hasGroups })

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
const lifeline = new Socket({ fd: 3 })
lifeline.on('error', end).once('close', end).resume()

engine.once('error', error => {
  const missing = 'code' in error && error.code === 'ENOENT'
  console.error(missing ? `there is no program "${program}"` : `"${program}" cannot be started: ${error.message}`)
  process.exit(127)
})
engine.once('exit', (code, signal) => {
  end() // what it started may outlive it
  if (signal !== null) console.error(`it was ended by ${signal}`)
  process.exit(code ?? 128)
})

function end(): void {
  if (engine.pid === undefined) return
  try {
    process.kill(hasGroups ? -engine.pid : engine.pid, 'SIGKILL')
  } catch {
    // Nobody is left in it.
  }
}
