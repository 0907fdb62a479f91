import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/** Measures the memory of the page's process. Every result is NaN if the system does not report it. */
export async function memoryOfPage(browser: Browser): Promise<{ watch(): () => number }> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const ids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  const now = () => Math.max(...ids.map(residentMegabytes))
  return {
    /** Starts measuring. Returns a function that stops and returns the largest growth, in MB. */
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
