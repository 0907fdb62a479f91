import type { Browser, Page } from '@playwright/test'

/** One visit of a lobby on a slow phone. Times in ms. */
export interface LobbyMeasurement {
  /** From navigation until the first twelve games are in the document with their sizes. */
  readonly firstTwelve: number
  /** The same for twenty games. `NaN` if the document never contains twenty games. */
  readonly firstTwenty: number
  /** The longest event while "aaa" is typed: from the key until the next frame. */
  readonly typing: number
  /** The same while the term is cleared. */
  readonly clearing: number
  /**
   * During fast scrolling, the longest work of the page's own scripts and layout in a frame. Only frames of over 50 ms
   * count.
   */
  readonly frame: number
  /** Elements in the document, with the list visible. */
  readonly elements: number
}

interface Frame extends PerformanceEntry {
  readonly styleAndLayoutStart: number
  readonly scripts: readonly PerformanceEntry[]
}

interface Watched {
  lobby: { firstTwelve?: number; firstTwenty?: number; event: number; frame: number; stop?: () => void }
}

/** Opens a lobby cold: 412 × 823, CPU slowed 4×, 150 ms round trip, 1.6 Mbit/s down; then types, clears and scrolls. */
export async function measureLobby(browser: Browser, url: string): Promise<LobbyMeasurement> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile bench',
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page.waitForFunction(() => (window as never as Watched).lobby.firstTwelve !== undefined, undefined, {
    timeout: 30_000,
  })
  // The whole list has loaded if the page is too high for the first games alone.
  await page.waitForFunction(() => document.documentElement.scrollHeight > 100_000, undefined, { timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 60_000 }).catch(() => {})
  const elements = await page.evaluate(() => document.querySelectorAll('*').length)
  const seen = await page.evaluate(() => {
    const { lobby } = window as never as Watched
    lobby.stop?.()
    return { firstTwelve: lobby.firstTwelve, firstTwenty: lobby.firstTwenty }
  })

  const field = page.locator('input[type=search]').first()
  await field.click()
  const typing = await worstEvent(page, async () => page.keyboard.type('aaa', { delay: 250 }))
  const clearing = await worstEvent(page, async () => {
    await page.keyboard.press('Control+A')
    await page.keyboard.press('Backspace')
  })
  await field.evaluate((element: HTMLElement) => element.blur())
  const frame = await worstFrame(page)
  const { firstTwelve = Number.NaN, firstTwenty = Number.NaN } = seen
  await context.close()
  return { firstTwelve, firstTwenty, typing, clearing, frame, elements }
}

async function worstEvent(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    ;(window as never as Watched).lobby.event = 0
  })
  await act()
  await settle(page)
  return page.evaluate(() => (window as never as Watched).lobby.event)
}

/** Scrolls 30,000 px at 8,000 px a second, a step each frame. */
async function worstFrame(page: Page): Promise<number> {
  await page.evaluate(async () => {
    ;(window as never as Watched).lobby.frame = 0
    const from = scrollY
    const started = performance.now()
    while (scrollY - from < 30_000) {
      const now = await new Promise<number>(requestAnimationFrame)
      scrollTo({ top: from + Math.max(0, now - started) * 8, behavior: 'instant' })
    }
  })
  await settle(page)
  return page.evaluate(() => (window as never as Watched).lobby.frame)
}

/** Waits until the page is idle, at most 2 s, and then 300 ms for the entries of the observers. */
const settle = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestIdleCallback(() => setTimeout(resolve, 300), { timeout: 2_000 })),
  )

/** Runs in the page, before anything else. */
function watch(): void {
  const lobby: Watched['lobby'] = { event: 0, frame: 0 }
  ;(window as never as Watched).lobby = lobby
  const observe = (type: string, take: (entry: Frame) => void, options: object = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as Frame)
    }).observe({ type, buffered: true, ...options })
  observe('event', ({ duration }) => (lobby.event = Math.max(lobby.event, duration)), { durationThreshold: 16 })
  // The platform reports frames of more than 50 ms. Their duration includes the work of other processes, so only
  // scripts and layout count here.
  observe('long-animation-frame', ({ startTime, duration, styleAndLayoutStart, scripts }) => {
    // 0 if a frame had no layout.
    const layout = styleAndLayoutStart === 0 ? 0 : startTime + duration - styleAndLayoutStart
    const work = scripts.reduce((sum, script) => sum + script.duration, layout)
    lobby.frame = Math.max(lobby.frame, work)
  })
  const look = setInterval(() => {
    const cards = [...document.querySelectorAll('[data-game]')]
    const shown = cards.filter((card) => card.getBoundingClientRect().height > 0).length
    if (shown >= 12) lobby.firstTwelve ??= performance.now()
    if (shown >= 20) lobby.firstTwenty ??= performance.now()
    if (shown >= 20) clearInterval(look)
  }, 10)
  lobby.stop = () => clearInterval(look)
}
