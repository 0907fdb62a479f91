import type { DevtoolsBrowser } from '../page/devtools.ts'
import { domainOf } from './pages.ts'

/**
 * The browser's objections to installing a brand's site, and to its web app manifest. Empty if the site can be
 * installed.
 */
export async function installabilityErrors(browser: DevtoolsBrowser, brand: string): Promise<readonly string[]> {
  const page = await browser.newPage(true)
  try {
    await page.send('Page.enable')
    const loaded = new Promise((resolve) => page.on('Page.loadEventFired', resolve))
    await page.send('Page.navigate', { url: `https://${domainOf(brand)}/th-th` })
    await loaded
    const { errors } = (await page.send('Page.getAppManifest')) as { errors: readonly { message: string }[] }
    const { installabilityErrors: objections } = (await page.send('Page.getInstallabilityErrors')) as {
      installabilityErrors: readonly { errorId: string }[]
    }
    return [...errors.map(({ message }) => message), ...objections.map(({ errorId }) => errorId)]
  } finally {
    await page.close()
  }
}
