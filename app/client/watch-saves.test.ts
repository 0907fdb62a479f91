// @vitest-environment window
import { expect, test, vi } from 'vitest'
import type { ViteHotContext } from 'vite/types/hot.js'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { type SaveEvent, watchSaves } from './watch-saves.ts'

const siteWith = (navigation: SiteData['theme']['navigation']) =>
  ({ messages: {}, theme: { density: 'compact', ornament: 'grid', navigation } }) as unknown as SiteData

test('[BRD-05] an open page takes the density, the ornament and the navigation of a saved brand', () => {
  const listeners = new Map<string, (event: never) => void>()
  const hot = {
    on: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    send: () => {},
  }
  const take = vi.fn<(site: SiteData) => void>()
  const page = { merchant: 'acme', environment: 'development', hash: 'one', locale: 'en-th' }
  watchSaves(hot as unknown as ViteHotContext, { ...page, site: siteWith('tabs'), take, forget: async () => {} })
  const sites = { 'en-th': siteWith('sidebar') }
  const saved: SaveEvent = { merchant: 'acme', environment: 'development', issues: [], theme: '', sites }
  listeners.get('livery:save')?.(saved as never)
  expect(take.mock.lastCall?.[0].theme.navigation).toBe('sidebar')
  expect({ ...document.documentElement.dataset }).toEqual({
    density: 'compact',
    ornament: 'grid',
    navigation: 'sidebar',
  })
})
