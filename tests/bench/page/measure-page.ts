import type { Browser, Page } from '@playwright/test'

/** One load of a page on a slow phone. Times in ms since navigation, sizes in bytes on the wire. */
export interface PageMeasurement {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** What long tasks took beyond 50 ms each, before and after first paint. */
  readonly blocked: number
  /** Until a tap on the language switch opens its menu. */
  readonly menu: number
  /** Until a tap on "Log in" shows the phone field, focused. */
  readonly login: number
  /** Until a tap on the second dot moves the carousel: only React answers that. */
  readonly dot: number
  /** Until all pictures of the first two screens are complete. */
  readonly pictures: number
  readonly script: number
  /** Script that had arrived when the second dot moved the carousel: what React needs to answer. */
  readonly scriptBeforeReact: number
  /** Script that had arrived when the menu opened. */
  readonly scriptBeforeMenu: number
}

/** What is tapped, every 50 ms, until it answers. */
const controls = {
  menu: ['[popovertarget=language-menu], [data-control=language]', '#language-menu'],
  login: ['[commandfor=dialog-auth], [data-control=login]', '#login-phone'],
  dot: ['.BannerCarousel-dot:nth-child(2)', '.BannerCarousel-slide[data-shown]:nth-child(2)'],
} as const
export type Control = keyof typeof controls

/** Opens a page cold: 412 × 823, CPU slowed 4×, 150 ms round trip, 1.6 Mbit/s down. */
export async function measurePage(browser: Browser, url: string, control: Control): Promise<PageMeasurement> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    ignoreHTTPSErrors: true,
    bypassCSP: true,
    userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile bench',
  })
  const page = await context.newPage()
  const wire = await throttle(page)
  await page.addInitScript(watch, [...controls[control]] as [string, string])
  await page.goto(url, { waitUntil: 'load', timeout: 60_000 })
  await page
    .waitForFunction(
      () => {
        const { answered, pictures } = (window as never as Watched).bench
        return answered !== undefined && pictures !== undefined
      },
      undefined,
      { timeout: 30_000 },
    )
    .catch(async () => {
      const seen = await page.evaluate(() => JSON.stringify((window as never as Watched).bench))
      const waiting = await page.evaluate(() =>
        [...document.images]
          .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
          .map(({ src }) => src),
      )
      throw new Error(`${url}: ${control} or pictures never came: ${seen}, ${waiting.slice(0, 5).join(' ')}`)
    })
  await page.waitForLoadState('networkidle')
  const seen = await page.evaluate(() => (window as never as Watched).bench)
  const started = wire.started()
  await context.close()
  const answered = seen.answered ?? Number.NaN
  const none = Number.NaN
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    cls: seen.cls,
    blocked: seen.blocked,
    menu: control === 'menu' ? answered : none,
    login: control === 'login' ? answered : none,
    dot: control === 'dot' ? answered : none,
    pictures: seen.pictures ?? none,
    script: wire.scriptBytes(Number.POSITIVE_INFINITY),
    scriptBeforeReact: control === 'dot' ? wire.scriptBytes(started + answered) : none,
    scriptBeforeMenu: control === 'menu' ? wire.scriptBytes(started + answered) : none,
  }
}

interface Watched {
  bench: {
    fcp: number
    lcp: number
    cls: number
    blocked: number
    answered?: number
    pictures?: number
  }
}

/** Runs in the page, before anything else. */
function watch([control, answer]: [string, string]): void {
  const bench: Watched['bench'] = { fcp: 0, lcp: 0, cls: 0, blocked: 0 }
  ;(window as never as Watched).bench = bench
  const observe = (
    type: string,
    take: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void,
  ) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry)
    }).observe({ type, buffered: true })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.fcp = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    bench.lcp = entry.startTime
  })
  observe('layout-shift', (entry) => {
    bench.cls += entry.value ?? 0
  })
  observe('longtask', (entry) => {
    bench.blocked += entry.duration - 50
  })
  const isShown = (element: Element | null) => element !== null && element.checkVisibility({ visibilityProperty: true })
  const tap = setInterval(() => {
    if (bench.answered !== undefined) return
    const found = document.querySelector<HTMLElement>(answer)
    const isAnswered = answer === '#login-phone' ? found !== null && document.activeElement === found : isShown(found)
    if (isAnswered) {
      bench.answered = performance.now()
      clearInterval(tap)
    } else document.querySelector<HTMLElement>(control)?.click()
  }, 50)
  const look = setInterval(() => {
    const images = [...document.images].filter((image) => {
      const box = (image.closest('li, div') ?? image).getBoundingClientRect()
      // What lies beside the window, in a strip that scrolls sideways, is not on a screen.
      return box.top + scrollY < innerHeight * 2 && box.left < innerWidth && box.right > 0
    })
    const cards = images.length > 3
    if (!cards || images.some((image) => !image.complete || image.naturalWidth === 0)) return
    bench.pictures ??= performance.now()
    clearInterval(look)
  }, 50)
}

async function throttle(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const scripts = new Set<string>()
  const arrived: { readonly at: number; readonly bytes: number }[] = []
  let started = 0
  cdp.on('Network.requestWillBeSent', ({ timestamp, type }) => {
    if (type === 'Document' && started === 0) started = timestamp * 1000
  })
  cdp.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId)
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    if (scripts.has(requestId)) arrived.push({ at: timestamp * 1000, bytes: encodedDataLength })
  })
  return {
    started: () => started,
    scriptBytes: (until: number) => arrived.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0),
  }
}
