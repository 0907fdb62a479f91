import type { BrowserContext, Page } from '@playwright/test'
import type { Environment } from '../../runtime/manifest/index.ts'
import type { Brand } from './site.ts'

/** Opens the pages of a brand as a visitor who agrees to its trackers. */
export const agreeToTrackers = (pages: Page | BrowserContext, brand: Brand, environment: Environment = 'development') =>
  pages.addInitScript((key) => {
    if (location.protocol !== 'http:') return
    localStorage.setItem(key, JSON.stringify({ consent: 'granted', until: Number.MAX_SAFE_INTEGER }))
  }, `livery:${environment}:${brand}:analytics-consent`)
