import { writeFile } from 'node:fs/promises'
import type { BrowserContext, Page } from 'playwright-core'

const GOOD = 0.8

/** A picture of what is on the screen, as WebP: a third of what the same takes as PNG. */
export async function shoot(page: Page, file: string): Promise<void> {
  await page.mouse.move(0, 0)
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(300) // what glides has arrived
  const png = (await page.screenshot()).toString('base64')
  const darkroom = await page.context().newPage()
  const webp = await darkroom.evaluate(squeeze, { png, good: GOOD })
  await darkroom.close()
  await writeFile(file, Buffer.from(webp, 'base64'))
}

/** Runs in an empty page. */
async function squeeze({ png, good }: { readonly png: string; readonly good: number }): Promise<string> {
  const bytes = Uint8Array.from(atob(png), each => each.charCodeAt(0))
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const small = await canvas.convertToBlob({ type: 'image/webp', quality: good })
  return btoa(Array.from(new Uint8Array(await small.arrayBuffer()), each => String.fromCharCode(each)).join(''))
}

/** As most people have it, without coordinates: tests that type moves have them on. */
export const withoutNotation = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const kept = JSON.parse(localStorage.getItem('masterplan-settings') ?? '{}')
    localStorage.setItem('masterplan-settings', JSON.stringify({ ...kept, notation: false }))
  })
