import type { BrowserContext } from '@playwright/test'

/**
 * Opens the pages of the three brands without announcements and banners, which would cover the pages. A value that the
 * test itself has stored stays. Playwright's `storageState` would be slower, because it visits each origin.
 */
export async function hideBanners(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const brand = /^(siam191|beta191|mafa191)\.localhost$/.exec(location.hostname)?.[1]
    if (brand === undefined) return
    const dismissed = JSON.stringify(Array.from({ length: 20 }, (_, index) => String(index + 1)))
    const refused = JSON.stringify({ consent: 'refused', until: Number.MAX_SAFE_INTEGER })
    const keep = (name: string, value: string) => {
      if (localStorage.getItem(name) === null) localStorage.setItem(name, value)
    }
    try {
      for (const environment of ['development', 'staging', 'production']) {
        keep(`livery:${environment}:${brand}:announcements-dismissed`, dismissed)
        keep(`livery:${environment}:${brand}:analytics-consent`, refused)
      }
    } catch {
      // A frame of an opaque origin has no storage.
    }
  })
}
