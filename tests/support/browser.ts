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
 * The browser of `LIVERY_CHROMIUM`, or else of the dependencies, or else of the machine. The browser of the
 * dependencies is the same everywhere. It has no window, so tests take two thirds of the time.
 */
export async function browserLaunch(): Promise<BrowserLaunch> {
  const wanted = process.env.LIVERY_CHROMIUM ?? ''
  if (wanted !== '' && existsSync(wanted)) return { executablePath: wanted, args: quiet }
  const { default: bundled } = await import('@sparticuz/chromium')
  const executablePath = await bundled.executablePath()
  // The default arguments of the package would run the browser as one process, without isolation between origins.
  if (spawnSync(executablePath, ['--version']).status === 0) return { executablePath, args: quiet }
  const other = installed.find((path) => existsSync(path))
  if (other === undefined) throw new Error('No browser runs on this machine. Name one in LIVERY_CHROMIUM.')
  return { executablePath: other, args: quiet }
}
