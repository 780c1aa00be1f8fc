import { afterAll, beforeAll } from 'vitest'
import { openStage, type Stage } from './browser.ts'
import { type Home, openHome } from './home.ts'

/** A browser and a server of its own for the tests of one file; `use` gets them before the first one. */
export function onStage(use: (stage: Stage, home: Home) => void, open: () => Promise<Home> = openHome): void {
  let stage: Stage | undefined
  let home: Home | undefined
  beforeAll(async () => {
    stage = await openStage()
    home = await open()
    use(stage, home)
  })
  afterAll(async () => {
    await stage?.close()
    await home?.close()
  })
}
