import type { Page } from '@playwright/test'

const ring = 3

/**
 * Measures the visible part of the focus ring: 1 if the whole ring is visible, 0 if no part is visible. A part outside
 * of the window, clipped by a parent or covered by another element is not visible.
 */
export async function drawnRing(page: Page): Promise<{ readonly name: string; readonly drawn: number }> {
  const { box, name } = await page.evaluate(() => {
    const focused = document.activeElement ?? document.body
    const { x, y, width, height } = focused.getBoundingClientRect()
    return { box: { x, y, width, height }, name: focused.textContent?.trim() || focused.ariaLabel || focused.id }
  })
  const window = page.viewportSize() ?? { width: 0, height: 0 }
  const room = 2 * ring
  const [left, top] = [Math.max(0, box.x - room), Math.max(0, box.y - room)]
  const width = Math.min(window.width, box.x + box.width + room) - left
  const height = Math.min(window.height, box.y + box.height + room) - top
  if (width <= 0 || height <= 0) return { name, drawn: 0 }
  const take = async () => {
    const png = await page.screenshot({ clip: { x: left, y: top, width, height }, caret: 'initial' })
    return `data:image/png;base64,${png.toString('base64')}`
  }
  // Hides the caret by a style. The screenshot would hide it by writing to fields that React may be reading.
  const hiding = await page.addStyleTag({ content: '* { caret-color: transparent !important }' })
  const withRing = await take()
  await hiding.evaluate((style) => (style as Element).append('*, ::after { outline-color: transparent !important }'))
  const without = await take()
  await hiding.evaluate((style) => (style as Element).remove())
  const points = await page.evaluate(countDifferences, [withRing, without] as const)
  return { name, drawn: points / (2 * (box.width + box.height) * ring) }
}

/** Runs in the browser. */
async function countDifferences([one, other]: readonly [string, string]): Promise<number> {
  const pointsOf = async (url: string) => {
    const image = new Image()
    image.src = url
    await image.decode()
    const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
    context?.drawImage(image, 0, 0)
    return context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray()
  }
  const [before, after] = [await pointsOf(one), await pointsOf(other)]
  let count = 0
  for (let at = 0; at < before.length; at += 4) {
    const change = [0, 1, 2].reduce(
      (sum, part) => sum + Math.abs(Number(before[at + part]) - Number(after[at + part])),
      0,
    )
    if (change > 90) count += 1
  }
  return count
}
