// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest'
import { CodeMissing } from '../../runtime/loading/load-code.ts'
import { loadSharedSite } from './load-shared-site.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[NAV-06] a shared part of the site that does not arrive counts as missing code', async () => {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const hang = vi.fn<typeof fetch>(async (_, { signal } = {}) => {
    signal?.throwIfAborted()
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)))
  })
  vi.stubGlobal('fetch', hang)
  const outcome = loadSharedSite('/_livery/site/acme.json').catch((error: unknown) => error)
  await vi.waitFor(() => expect(hang).toHaveBeenCalled())
  timeout.abort()
  const shown = await Promise.race([outcome, new Promise((resolve) => setTimeout(() => resolve('waits')))])
  expect(shown).toBeInstanceOf(CodeMissing)
})
