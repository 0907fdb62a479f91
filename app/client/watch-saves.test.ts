// @vitest-environment window
import { expect, test } from 'vitest'
import type { ViteHotContext } from 'vite/types/hot.js'
import type { SiteData } from '../../runtime/site/site-data.ts'
import { type TypedDetail, typedEvent } from './typed-text.ts'
import { type SaveEvent, watchSaves } from './watch-saves.ts'

const siteWith = (navigation: SiteData['theme']['navigation']) =>
  ({
    messages: {},
    features: { spin: false, vip: false },
    theme: { density: 'compact', ornament: 'grid', navigation },
  }) as unknown as SiteData

/** An open page of a site: the function that saves another site, and the site that the page shows. */
function openPage(site: SiteData) {
  const listeners = new Map<string, (event: never) => void>()
  const hot = {
    on: (name: string, listener: (event: never) => void) => void listeners.set(name, listener),
    send: () => {},
  }
  let current = site
  const take = (next: SiteData) => {
    current = next
  }
  const page = { merchant: 'acme', environment: 'development', hash: 'one', locale: 'en-th' }
  watchSaves(hot as unknown as ViteHotContext, { ...page, site, current: () => current, take, forget: async () => {} })
  const save = (next: SiteData) => {
    const saved: SaveEvent = {
      merchant: 'acme',
      environment: 'development',
      issues: [],
      theme: '',
      sites: { 'en-th': next },
    }
    listeners.get('livery:save')?.(saved as never)
  }
  return { save, take, shown: () => current }
}

test('[BRD-06] a typed text appears on the page immediately, and disappears if the studio refuses it', () => {
  const siteTitled = (title: string) => ({ ...siteWith('tabs'), routes: { faq: { title } } }) as unknown as SiteData
  const { save, shown } = openPage(siteTitled('Help'))
  const title = () => shown().routes.faq?.title
  const receive = (detail: TypedDetail) => dispatchEvent(new CustomEvent(typedEvent, { detail }))
  const pointer = '/routes/faq/title'
  receive({ pointer, value: 'Questions' })
  expect(title()).toBe('Questions')
  receive({ refused: [pointer] })
  expect(title()).toBe('Help')
  receive({ pointer, value: 'Answers' })
  receive({ accepted: [pointer] })
  expect(title()).toBe('Answers')
  save(siteTitled('Answers!'))
  expect(title()).toBe('Answers!')
})

test('[BRD-05] an open page takes the density, the ornament and the navigation of a saved brand', () => {
  const { save, shown } = openPage(siteWith('tabs'))
  save(siteWith('sidebar'))
  expect(shown().theme.navigation).toBe('sidebar')
  expect({ ...document.documentElement.dataset }).toEqual({
    density: 'compact',
    ornament: 'grid',
    navigation: 'sidebar',
  })
})

test('[BRD-10] a save keeps the features that a provider has decided', () => {
  const { save, take, shown } = openPage(siteWith('tabs'))
  take({ ...shown(), features: { spin: true, vip: false } })
  for (const navigation of ['sidebar', 'tabs'] as const) {
    save(siteWith(navigation))
    expect([shown().features, shown().theme.navigation]).toEqual([{ spin: true, vip: false }, navigation])
  }
})
