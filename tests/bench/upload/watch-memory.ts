import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** Watches how much memory the page's process takes. Where the system does not say, every answer is NaN. */
export async function memoryOfPage(browser: Browser): Promise<{ watch(): () => number }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const now = () => Math.max(...ids.map(residentMegabytes))
  return {
    /** Starts watching; what it gives stops, and tells by how many MB the memory had grown at most. */
    watch() {
      const before = now()
      let most = before
      const timer = setInterval(() => {
        most = Math.max(most, now())
      }, 50)
      return () => {
        clearInterval(timer)
        return most - before
      }
    },
  }
}

function residentMegabytes(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  } catch {
    return Number.NaN
  }
}
