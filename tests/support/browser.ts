import { existsSync } from 'node:fs'

/** How to start the browser that tests drive. */
export interface BrowserLaunch {
  readonly executablePath: string
  readonly args: string[]
}

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/**
 * The browser of `LIVERY_CHROMIUM`, else one that is installed, else the one that came with `npm install`: a fresh
 * machine needs nothing more.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  const quiet = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ]
  const wanted = [process.env.LIVERY_CHROMIUM ?? '', ...installed].find((path) => path !== '' && existsSync(path))
  if (wanted) return { executablePath: wanted, args: quiet }
  const { default: bundled } = await import('@sparticuz/chromium')
  return { executablePath: await bundled.executablePath(), args: [...bundled.args, ...quiet] }
}
