import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import { projectRoot } from '../support/run-command.ts'
import { hideBanners } from '../e2e/hide-banners.ts'
import { devices, showTypefaces } from './take-screen.ts'

const brands = ['siam191', 'beta191', 'mafa191']
const file = 'docs/brands.webp'
const mostBytes = 400 * 1024

/** Draws the home pages of the brands on phones, side by side. Throws if the picture is too large. */
export async function drawReadmePicture(
  browser: Browser,
  port: number,
): Promise<{ readonly file: string; readonly bytes: number }> {
  const phones: string[] = []
  for (const brand of brands) {
    const context = await browser.newContext({
      ...devices.phone,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
    })
    await hideBanners(context)
    const page = await context.newPage()
    await page.goto(`http://${brand}.localhost:${port}/en-th`, { waitUntil: 'networkidle' })
    // Hides the app's bar of a first visit.
    await page.getByRole('complementary', { name: 'App' }).getByRole('button', { name: 'Hide this' }).click()
    await page.evaluate(showTypefaces)
    const png = await page.screenshot({ animations: 'disabled' })
    phones.push(`<img src="data:image/png;base64,${png.toString('base64')}">`)
    await context.close()
  }

  const page = await browser.newPage({ viewport: { width: 1200, height: 740 }, deviceScaleFactor: 1.5 })
  await page.setContent(`<style>${style}</style><main>${phones.join('')}</main>`, { waitUntil: 'load' })
  const png = await page.screenshot()
  const webp = await page.evaluate(toWebp, `data:image/png;base64,${png.toString('base64')}`)
  await page.close()
  const bytes = Buffer.from(webp.slice(webp.indexOf(',') + 1), 'base64')
  if (bytes.length > mostBytes) throw new Error(`${file} would have ${bytes.length} bytes, more than ${mostBytes}.`)
  writeFileSync(join(projectRoot, file), bytes)
  return { file, bytes: bytes.length }
}

/** Runs in the browser. */
async function toWebp(png: string): Promise<string> {
  const image = new Image()
  image.src = png
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height })
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', 0.86)
}

const style = `
body { margin: 0; background: linear-gradient(160deg, #efede8, #d9d6ce) }
main { display: flex; align-items: center; justify-content: center; gap: 56px; height: 740px }
img { width: 296px; border: 8px solid #0b0c0e; border-radius: 40px; box-shadow: 0 0 0 1px #3a3d44, 0 24px 60px rgb(0 0 0 / 30%) }
img:nth-child(2) { translate: 0 -12px }
img:nth-child(odd) { translate: 0 8px }
`
