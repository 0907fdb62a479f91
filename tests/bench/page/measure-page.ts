import type { DevtoolsBrowser, DevtoolsPage } from './devtools.ts'

/** One load of a page on a slow phone. Times in ms since navigation, sizes in bytes on the wire. */
export interface PageMeasurement {
  readonly fcp: number
  readonly lcp: number
  /** The layout shift, except the shift when the bar above the header closes. */
  readonly cls: number
  /** The time of long tasks beyond 50 ms each, before and after first paint, in ms. */
  readonly blocked: number
  /** Until a tap on the language switch opens its menu. */
  readonly menu: number
  /** Until a tap on "Log in" shows the phone field, focused. */
  readonly login: number
  /** Until a tap on the second dot moves the carousel. */
  readonly dot: number
  /** Until a tap on the theme switch changes the theme. */
  readonly theme: number
  /** Until a control that needs React responds: the closing of the bar above the header, or the SPA's theme switch. */
  readonly react: number
  /** Until all pictures of the first two screens are complete. */
  readonly pictures: number
  /** The bytes of all scripts that the page loads while the visitor does nothing. */
  readonly script: number
  /** The bytes of script that had arrived when the control that needs React responded. */
  readonly scriptBeforeReact: number
  /** The bytes of script that had arrived when the menu opened. */
  readonly scriptBeforeMenu: number
}

/** The controls that are tapped every 50 ms until they respond, each with its expected result. */
const controls = {
  menu: ['[popovertarget=language-menu], [data-control=language]', '#language-menu'],
  login: ['[commandfor=dialog-auth], [data-control=login]', '#login-phone'],
  dot: ['[data-panels] + * > :nth-child(2)', '[data-panels] > [data-shown]:nth-child(2)'],
  theme: ['[data-widget="layout/header"] button:not([popovertarget]), [data-control=theme]', 'html[data-theme=light]'],
  react: [
    '[data-measured=banner] button, [data-control=theme]',
    'html[data-app-download=closed], html[data-theme=light]',
  ],
  /** Taps no control. */
  none: ['.none', '.none'],
} as const
export type Control = keyof typeof controls

/**
 * How long a page may load further files while the visitor does nothing, in ms. Dialogs that open by themselves load
 * after 6 s.
 */
const idleTime = 8000

interface MeasureOptions {
  readonly control: Control
  /** Whether the control may never respond, such as the field of a dialog that opened before the field had loaded. */
  readonly mayFail?: boolean
  /** Whether the measurement does not wait for a request, such as a request to a third party that never responds. */
  readonly isForeign?: (url: string) => boolean
}

/** Opens a page cold: 412 × 823, CPU slowed 4×, 150 ms round trip, 1.6 Mbit/s down. */
export async function measurePage(
  browser: DevtoolsBrowser,
  url: string,
  { control, mayFail = false, isForeign = () => false }: MeasureOptions,
): Promise<PageMeasurement> {
  const page = await browser.newPage()
  const wire = await slowPhone(page, isForeign)
  const [tapped, effect] = controls[control]
  await page.send('Page.addScriptToEvaluateOnNewDocument', {
    source: `(${watch.toString()})(${JSON.stringify([tapped, effect])})`,
  })
  await page.send('Page.navigate', { url })
  const look = () => page.evaluate(() => (window as never as Partial<Watched>).bench)
  const isDone = (seen: Watched['bench'] | undefined) =>
    seen?.pictures !== undefined && (seen.responded !== undefined || mayFail || control === 'none')
  if (!(await until(async () => isDone(await look()) && wire.isIdle(), 30_000))) {
    throw new Error(`${url}: ${control} or pictures never came: ${JSON.stringify(await look())}`)
  }
  if (control === 'none') await new Promise((resolve) => setTimeout(resolve, idleTime))
  const seen = (await look()) as Watched['bench']
  const started = wire.started()
  await page.close()
  const none = Number.NaN
  const responded = seen.responded ?? none
  return {
    fcp: seen.fcp,
    lcp: seen.lcp,
    // A script's click closes the bar. The browser does not treat this click as input, so the shift would count.
    cls: control === 'react' ? none : seen.cls,
    blocked: seen.blocked,
    menu: control === 'menu' ? responded : none,
    login: control === 'login' ? responded : none,
    dot: control === 'dot' ? responded : none,
    theme: control === 'theme' ? responded : none,
    react: control === 'react' ? responded : none,
    pictures: seen.pictures ?? none,
    script: control === 'none' ? wire.scriptBytes(Number.POSITIVE_INFINITY) : none,
    scriptBeforeReact: control === 'react' ? wire.scriptBytes(started + responded) : none,
    scriptBeforeMenu: control === 'menu' ? wire.scriptBytes(started + responded) : none,
  }
}

/** Whether a condition becomes true within `timeout` ms. Polls rarely, because each poll slows down the page. */
async function until(holds: () => Promise<boolean>, timeout: number): Promise<boolean> {
  const end = Date.now() + timeout
  while (Date.now() < end) {
    if (await holds()) return true
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  return false
}

interface Watched {
  bench: {
    fcp: number
    lcp: number
    cls: number
    blocked: number
    responded?: number
    pictures?: number
  }
}

/** Runs in the page, before anything else. */
function watch([control, effect]: [string, string]): void {
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
    if (bench.responded !== undefined) return
    const found = document.querySelector<HTMLElement>(effect)
    const hasResponded = effect === '#login-phone' ? found !== null && document.activeElement === found : isShown(found)
    if (hasResponded) {
      bench.responded = performance.now()
      clearInterval(tap)
    } else document.querySelector<HTMLElement>(control)?.click()
  }, 50)
  const look = () => {
    const images = [...document.images].filter((image) => {
      const box = (image.closest('li, div') ?? image).getBoundingClientRect()
      // Pictures without a box are not on the screen, nor are pictures beside the window in a strip that scrolls
      // sideways.
      return (
        image.getClientRects().length > 0 &&
        box.top + scrollY < innerHeight * 2 &&
        box.left < innerWidth &&
        box.right > 0
      )
    })
    const hasCards = images.length > 3
    if (!hasCards || images.some((image) => !image.complete || image.naturalWidth === 0)) return
    bench.pictures ??= performance.now()
    clearInterval(looking)
  }
  let looking: ReturnType<typeof setInterval>
  // Waits for the load event, because reading the positions of pictures forces a layout.
  addEventListener('load', () => {
    looking = setInterval(look, 50)
  })
}

/** Emulates a slow phone for a page, and tracks its network traffic. */
async function slowPhone(page: DevtoolsPage, isForeign: (url: string) => boolean) {
  const open = new Set<string>()
  const scripts = new Set<string>()
  const arrived: { readonly at: number; readonly bytes: number }[] = []
  let started = 0
  let lastChange = Date.now()
  const change = (act: () => void) => {
    lastChange = Date.now()
    act()
  }
  page.on('Network.requestWillBeSent', ({ requestId, timestamp, type, request }: Sent) => {
    // The browser reports the end of a worker's request to the worker, not to its page.
    if (isForeign(request.url) || request.url.includes('-worker-')) return
    change(() => {
      open.add(requestId)
      if (type === 'Document' && started === 0) started = timestamp * 1000
    })
  })
  page.on('Network.responseReceived', ({ requestId, type }: Sent) => {
    if (type === 'Script') scripts.add(requestId)
  })
  page.on('Network.loadingFailed', ({ requestId }: Sent) => change(() => open.delete(requestId)))
  page.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }: Sent) =>
    change(() => {
      open.delete(requestId)
      if (scripts.has(requestId)) arrived.push({ at: timestamp * 1000, bytes: encodedDataLength })
    }),
  )
  await page.send('Page.enable')
  await page.send('Page.setBypassCSP', { enabled: true })
  await page.send('Emulation.setDeviceMetricsOverride', { width: 412, height: 823, deviceScaleFactor: 1, mobile: true })
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await page.send('Emulation.setUserAgentOverride', { userAgent: 'Mozilla/5.0 (Linux; Android 14) Mobile bench' })
  await page.send('Network.enable')
  // The page's requests would not show the bytes that its service worker fetches.
  await page.send('Network.setBypassServiceWorker', { bypass: true })
  await page.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  })
  await page.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return {
    started: () => started,
    /** Whether the network has been idle for half a second. */
    isIdle: () => open.size === 0 && Date.now() - lastChange > 500,
    scriptBytes: (until: number) => arrived.filter(({ at }) => at <= until).reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** The used fields of the protocol's network events. Times in seconds. */
interface Sent {
  readonly requestId: string
  readonly timestamp: number
  readonly type: string
  readonly encodedDataLength: number
  readonly request: { readonly url: string }
}
