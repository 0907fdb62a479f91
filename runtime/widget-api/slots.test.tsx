import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createStore } from 'zustand'
import { registerWidgets } from '../loading/widget-registry.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import { Slot } from './slots.tsx'

registerWidgets({ 'coffee/stamps': () => <b>7 stamps</b>, 'coffee/offer': () => <i>Free cup</i> })

const shell = {
  badge: { order: ['stamps'], blocks: { stamps: { widget: 'coffee/stamps', when: { session: 'member' } } } },
  offers: {
    order: ['offer', 'stamps'],
    blocks: { offer: { widget: 'coffee/offer' }, stamps: { widget: 'coffee/stamps' } },
  },
  empty: { order: [], blocks: {} },
}

function draw(name: string, loggedIn = false): string {
  const store = createStore(() => ({ loggedIn, member: undefined }))
  const data = { shell, areas: [], features: {}, locale: 'en-th' }
  const site = { data, request: { device: 'mobile', country: 'TH', now: 0 }, session: { store } } as unknown as Site
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <SiteProvider value={site}>
        <Slot name={name}>nothing here</Slot>
      </SiteProvider>
    </QueryClientProvider>,
  )
}

describe('a slot', () => {
  test('shows the blocks of its region in their order, each with its place in the manifest', () => {
    const html = draw('offers')
    expect(html).toMatch(/Free cup.*7 stamps/)
    expect([...html.matchAll(/data-block="([^"]*)"/g)].map(([, place]) => place)).toEqual([
      'shell/offers/blocks/offer',
      'shell/offers/blocks/stamps',
    ])
    expect(html).not.toContain('nothing here')
  })

  test.each(['empty', 'unknown', 'badge'])(
    'shows its children while the region "%s" has no block for the visitor',
    (name) => {
      expect(draw(name)).toBe('nothing here')
    },
  )

  test('shows a block as soon as its condition holds', () => {
    expect(draw('badge', true)).toContain('7 stamps')
  })
})
