import { vi } from 'vitest'
import { inlineScripts } from '../../../schemas/generated/inline-scripts.ts'

/** Runs a script of the head as a page contains it. */
export function runHead(address = '/en-th', name: keyof typeof inlineScripts = 'runtime/head/page-head'): void {
  history.replaceState(null, '', address)
  // oxlint-disable-next-line typescript/no-implied-eval -- the script runs as text, as it does in a page
  new Function(inlineScripts[name])()
}

/** Gives a test a page that is loading, without stored choices, on a device that prefers dark colours. */
export function preparePage(): void {
  const root = document.documentElement
  vi.useFakeTimers()
  localStorage.clear()
  for (const name of Object.keys(root.dataset)) delete root.dataset[name]
  root.className = ''
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('dark') }))
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' } as PerformanceNavigationTiming])
  Object.defineProperty(document, 'readyState', { value: 'loading', configurable: true })
}
