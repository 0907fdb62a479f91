import { afterEach, expect, test, vi } from 'vitest'
import type { PublicReader } from '../../runtime/api/public-reader.ts'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { createLateReader } from './late-reader.ts'

afterEach(() => vi.unstubAllGlobals())

const site = { locale: 'en-th', currency: 'THB', settings: { hosts: { image: [] } } } as unknown as SiteData

test('[API-02] while the code of calls cannot be loaded, a call has no response; the next call tries again', async () => {
  vi.stubGlobal('location', { hostname: 'a.localhost' })
  const call = vi.fn(async () => ({ status: true }))
  const load = vi
    .fn<() => Promise<PublicReader>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ call } as unknown as PublicReader)
  const reader = createLateReader(site, load)
  expect(load).not.toHaveBeenCalled()
  expect(await reader.call('index/logout', {})).toEqual({ status: false, noResponse: true })
  const headers = { 'x-once': '1' }
  expect(await reader.call('index/logout', {}, { headers })).toEqual({ status: true })
  expect(await reader.call('index/logout', {})).toEqual({ status: true })
  expect(call).toHaveBeenNthCalledWith(1, 'index/logout', {}, { headers })
  expect(load).toHaveBeenCalledTimes(2)
})

test('[API-03] a file that cannot be read because its code is missing is a failure', async () => {
  vi.stubGlobal('location', { hostname: 'a.localhost' })
  const reader = createLateReader(site, async () => {
    throw new Error('offline')
  })
  await expect(reader.config('banner.json')).rejects.toThrow('offline')
})
