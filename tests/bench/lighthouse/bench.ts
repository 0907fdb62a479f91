import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { startHost } from '../../../app/start-host.ts'
import { builtProgram } from '../../support/built-program.ts'
import { projectRoot } from '../../support/run-command.ts'
import { withBitmaps } from '../bitmaps.ts'
import { type BenchSize, markdownTable, median } from '../measure.ts'
import { type DevtoolsBrowser, startChromium } from '../page/devtools.ts'
import { type Upstream, startFront } from '../page/secure-front.ts'
import { toHost } from '../page/to-host.ts'
import { auditPage, categories, type Form, forms, type AuditResult } from './audit-page.ts'
import { asInProduction, behindProxy } from './in-production.ts'
import { installabilityErrors } from './installable.ts'
import { lowerPriority } from './low-priority.ts'
import { brands, domainOf, type AuditedPage, logIn, pagesOf } from './pages.ts'
import { countVariable } from '../../support/number-variable.ts'

/**
 * Runs Lighthouse on five pages of each brand, on phone and desktop, with the host in production behind HTTP/2 and TLS.
 * Pictures are bitmaps, and third parties send empty responses. `LIVERY_TEST_BUILT` names a build, `LIVERY_BENCH_ONLY`
 * selects pages (`mafa191 home phone`), `LIVERY_BENCH_LOCALE` another locale.
 */
export async function run(size: BenchSize): Promise<void> {
  const rounds = size === 'once' ? 1 : countVariable('LIVERY_BENCH_ROUNDS', 3)
  const folder = mkdtempSync(join(tmpdir(), 'livery-bench-'))
  const running = await startHost({
    builtFolder: await builtProgram(folder),
    folders: [join(projectRoot, 'merchants')],
    environment: 'production',
    port: 0,
    backend: 'sandbox',
  })
  const site = behindProxy(withBitmaps(toHost(running.port)), async () => new Response(null, { status: 204 }))
  const front = await startFront(folder, site, 30)
  const browser = await startChromium(asInProduction(folder, front.port))
  // As in production, the browser must not lose CPU time to the host and to Lighthouse.
  lowerPriority()
  try {
    const audited: PageAudits[] = []
    for (const page of await chosenPages(size, site)) {
      const cookies = page.isMembers ? [await memberCookie(page, site)] : []
      await warmUp(browser, page, cookies)
      await browser.send('Storage.clearCookies')
      await browser.send('Storage.setCookies', { cookies })
      for (const form of formsOf(page, size)) {
        const results: AuditResult[] = []
        for (let round = 0; round < rounds; round += 1) results.push(await auditPage(browser, page, form))
        audited.push({ page, form, results })
        process.stderr.write(`${nameOf(page, form)}: ${scoresOf(results).join(', ')}\n`)
      }
    }
    const objections = await Promise.all(
      brands.map(async (brand) => `${brand} ${(await installabilityErrors(browser, brand)).join(', ') || 'none'}`),
    )
    report(audited, browser.version, rounds)
    console.log(`\nThe browser's objections to installing a site: ${objections.join('; ')}.`)
  } finally {
    browser.close()
    front.close()
    await running.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** A page on one form of device, with the result of each round. */
export interface PageAudits {
  readonly page: AuditedPage
  readonly form: Form
  readonly results: readonly AuditResult[]
}

const nameOf = ({ brand, name }: AuditedPage, form: Form) => `${brand} ${name} ${form}`

async function chosenPages(size: BenchSize, site: Upstream): Promise<readonly AuditedPage[]> {
  const locale = process.env.LIVERY_BENCH_LOCALE ?? 'th-th'
  const all = (await Promise.all(brands.map((brand) => pagesOf(brand, locale, site)))).flat()
  return size === 'once' ? all.slice(0, 1) : all.filter((page) => formsOf(page, size).length > 0)
}

function formsOf(page: AuditedPage, size: BenchSize): readonly Form[] {
  const only = (process.env.LIVERY_BENCH_ONLY ?? '').split(' ').filter(Boolean)
  return (size === 'once' ? (['phone'] as const) : forms).filter((form) =>
    only.every((word) => nameOf(page, form).split(' ').includes(word)),
  )
}

async function memberCookie({ brand }: AuditedPage, site: Upstream) {
  const [name = '', value = ''] = (await logIn(brand, site)).split('=')
  return { name, value, url: `https://${domainOf(brand)}/`, path: '/', httpOnly: true, secure: true, sameSite: 'Lax' }
}

/**
 * Loads a page as a new visitor until it makes no more requests. The host has then rendered the page, and the bench has
 * drawn its pictures.
 */
async function warmUp(browser: DevtoolsBrowser, page: AuditedPage, cookies: readonly object[]): Promise<void> {
  const tab = await browser.newPage()
  try {
    const idle = new Promise<void>((resolve) => {
      tab.on('Page.lifecycleEvent', ({ name }: { name: string }) => {
        if (name === 'networkIdle') resolve()
      })
    })
    await tab.send('Network.setCookies', { cookies })
    await tab.send('Page.enable')
    await tab.send('Page.navigate', { url: `https://${domainOf(page.brand)}${page.address}` })
    // Enables the events after the navigation. The browser then repeats the past events of the new document, but not
    // those of the blank page.
    await tab.send('Page.setLifecycleEventsEnabled', { enabled: true })
    await idle
  } finally {
    await tab.close()
  }
}

const scoresOf = (results: readonly AuditResult[]) =>
  categories.map((category) => median(results.map(({ scores }) => scores[category])))

/** The table of medians, with a row for each audited page and form. */
export function tableOf(audited: readonly PageAudits[]): string {
  const rows = audited.map(({ page, form, results }) => {
    const middle = (value: (one: AuditResult) => number, digits = 0) => median(results.map(value)).toFixed(digits)
    const speeds = results.map(({ scores }) => scores.performance)
    return [
      nameOf(page, form),
      ...scoresOf(results).map(String),
      `${Math.min(...speeds)} to ${Math.max(...speeds)}`,
      middle(({ fcp }) => fcp),
      middle(({ lcp }) => lcp),
      middle(({ tbt }) => tbt),
      middle(({ cls }) => cls, 3),
    ]
  })
  const head = [
    'page',
    'performance',
    'accessibility',
    'best practices',
    'SEO',
    'range of performance',
    'FCP',
    'LCP',
    'TBT',
    'CLS',
  ]
  return markdownTable(head, rows)
}

function report(audited: readonly PageAudits[], version: string, rounds: number): void {
  const load = loadavg()[0]?.toFixed(1)
  console.log(
    `Lighthouse 13, Chromium ${version}, Node ${process.version}, medians of ${rounds} loads, load of the machine at the end ${load}.\n`,
  )
  console.log(tableOf(audited))
  for (const { page, form, results } of audited) {
    const failed = [...new Set(results.flatMap((one) => one.failed))]
    if (failed.length > 0) console.error(`\n${nameOf(page, form)}\n  ${failed.join('\n  ')}`)
  }
}
