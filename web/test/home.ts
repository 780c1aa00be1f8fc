import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CATALOG } from '@masterplan/catalog'
import { startServer } from '@masterplan/server'

/** A server with the built page and tables of its own; when it is closed, nothing of it is left. */
export interface Home {
  readonly address: string
  readonly data: string // its folder
  close(): Promise<void>
}

/** At any free port. */
export const openHome = (environment: Readonly<Record<string, string>> = {}): Promise<Home> =>
  open(environment, { port: 0, origin: null })

/** Passkeys belong to the name of a host, so the page is at `localhost` and the port is known beforehand. */
export async function openHomeWithAccounts(environment: Readonly<Record<string, string>> = {}): Promise<Home> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  return { ...(await open(environment, { port, origin })), address: origin }
}

async function open(
  environment: Readonly<Record<string, string>>,
  place: { readonly port: number; readonly origin: string | null },
): Promise<Home> {
  const data = await mkdtemp(join(tmpdir(), 'masterplan-home-'))
  const serving = await startServer({
    ...{ environment, data, games: CATALOG, page: join(import.meta.dirname, '../dist') },
    ...{ host: '127.0.0.1', ...place, behindProxy: false, limits: 'none', log: 'silent' },
  })
  const close = async () => {
    await serving.close()
    await rm(data, { recursive: true, force: true })
  }
  return { address: serving.address, data, close }
}

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>(listening => probe.listen(0, '127.0.0.1', listening))
  const bound = probe.address()
  await new Promise(closed => probe.close(closed))
  return typeof bound === 'object' && bound !== null ? bound.port : 0
}
