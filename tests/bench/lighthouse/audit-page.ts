import type { DevtoolsBrowser } from '../page/devtools.ts'
import { domainOf, type AuditedPage } from './pages.ts'

export const forms = ['phone', 'desktop'] as const
export type Form = (typeof forms)[number]

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof categories)[number]

/** Lighthouse's figures of one load of a page. */
export interface AuditResult {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Times in ms; layout shift without a unit. */
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  readonly speedIndex: number
  /**
   * The audits that have a weight and a score below 0.9, by category, each with the elements or files that it names.
   */
  readonly failed: readonly string[]
}

/** Runs Lighthouse once on a page. Lighthouse simulates a slow phone on 4G, or a desktop with a cable. */
export async function auditPage(browser: DevtoolsBrowser, page: AuditedPage, form: Form): Promise<AuditResult> {
  const { default: lighthouse, desktopConfig } = await import('lighthouse')
  const result = await lighthouse(
    `https://${domainOf(page.brand)}${page.address}`,
    {
      port: browser.port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
    },
    form === 'desktop' ? desktopConfig : undefined,
  )
  if (!result) throw new Error(`Lighthouse has no result for ${page.address}.`)
  const { lhr } = result
  if (lhr.runtimeError) throw new Error(`${page.brand}${page.address}: ${lhr.runtimeError.message}`)
  const number = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN
  return {
    scores: Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100)]),
    ) as Record<Category, number>,
    fcp: number('first-contentful-paint'),
    lcp: number('largest-contentful-paint'),
    tbt: number('total-blocking-time'),
    cls: number('cumulative-layout-shift'),
    speedIndex: number('speed-index'),
    failed: categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
        const audit = lhr.audits[id]
        const isFailed = weight > 0 && typeof audit?.score === 'number' && audit.score < 0.9
        return isFailed ? [`${category}: ${id}${named(audit.details)}`] : []
      }),
    ),
  }
}

/** The first three elements or files of an audit's table, in brackets. Empty if the table names none of them. */
function named(details: unknown): string {
  const { items = [] } = (details ?? {}) as { items?: readonly Readonly<Record<string, unknown>>[] }
  const names = items.slice(0, 3).flatMap((item) => {
    const { snippet } = (item.node ?? {}) as { snippet?: string }
    const name = snippet ?? item.url ?? item.href ?? item.description
    return typeof name === 'string' ? [name.slice(0, 120)] : []
  })
  return names.length === 0 ? '' : ` (${names.join('; ')})`
}
