import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** How to start the browser that tests drive. */
export interface BrowserLaunch {
  readonly executablePath: string
  readonly args: string[]
}

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/**
 * The browser that `LIVERY_CHROMIUM` names, or else the browser of the npm dependencies, or else the machine's browser.
 * The browser of the dependencies is the same on every machine. It opens no window, so tests take two thirds of the
 * time.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  const wanted = process.env.LIVERY_CHROMIUM ?? ''
  if (wanted !== '' && existsSync(wanted)) return { executablePath: wanted, args: quiet }
  const { default: bundled } = await import('@sparticuz/chromium')
  const executablePath = await bundled.executablePath()
  // By its default arguments, `@sparticuz/chromium` would run the browser as one process, without isolation between
  // origins.
  if (spawnSync(executablePath, ['--version']).status === 0) return { executablePath, args: quiet }
  const other = installed.find((path) => existsSync(path))
  if (other === undefined) throw new Error('No browser runs on this machine. Name one in LIVERY_CHROMIUM.')
  return { executablePath: other, args: quiet }
}
