import { afterEach, expect, test, vi } from 'vitest'
import type { LocalCache } from '../../runtime/api/local-cache.ts'
import type { SiteData } from '../../runtime/page/site-data.ts'
import { createPublicReader } from './public-reader.ts'

afterEach(() => vi.unstubAllGlobals())

test('[API-02] a call that is not answered has failed after as long as the manifest lets calls take', async () => {
  vi.stubGlobal('location', { pathname: '/', hostname: 'a.localhost' })
  vi.stubGlobal('window', { innerWidth: 390 })
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  const timeout = vi.spyOn(AbortSignal, 'timeout')
  const site = { locale: 'en-th', currency: 'THB', environment: 'staging', settings: { callTimeout: 25 } }
  const reader = createPublicReader(site as SiteData, {} as LocalCache, { now: Date.now, observe: () => {} })
  expect(await reader.call('user/get-country-list', {})).toEqual({ status: false })
  expect(timeout).toHaveBeenCalledExactlyOnceWith(25)
})
