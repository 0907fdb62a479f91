import { QueryClient, useQuery } from '@tanstack/react-query'
import { type ComponentType, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { useLocation } from '../../runtime/routing/use-location.ts'
import { BlockBoundary } from '../../runtime/page/BlockBoundary.tsx'
import { Message } from '../../runtime/site/Message.tsx'
import { SiteApp } from '../../runtime/page/SiteApp.tsx'
import { type Site, useSite } from '../../runtime/site/site-context.ts'
import { createToasts } from '../../runtime/state/toasts.ts'
import { type BlockStore, shareBlocks, type SharedBlock } from './shared-blocks.tsx'

/** A store of blocks without limits. */
function createStore(): BlockStore & { readonly keys: () => readonly string[] } {
  const stored = new Map<string, SharedBlock>()
  const marks = new Map<object, string>()
  return {
    get: (key, isCurrent) => {
      const found = stored.get(key)
      return found && isCurrent(found) ? found : undefined
    },
    set: (key, block) => void stored.set(key, block),
    markOf: (data) => {
      marks.set(data, marks.get(data) ?? String(marks.size))
      return marks.get(data) ?? ''
    },
    keys: () => [...stored.keys()],
  }
}

const place = 'shell/header/blocks/menu'

/**
 * Renders a page with one block. Returns its HTML, the HTML of a page that shares no blocks (`alone`), and the texts
 * that the block shows.
 */
function renderPage(
  store: BlockStore,
  Block: ComponentType,
  { path = '/', data }: { path?: string; data?: object } = {},
) {
  const client = new QueryClient()
  if (data) client.setQueryData(['menu'], data)
  const messages = { 'form.code': 'Code', 'form.phone': 'Phone' }
  const site = {
    data: { locale: 'en-th', timeZone: 'Asia/Bangkok', messages, navigation: {} },
    request: { path, country: 'TH', now: 0 },
    toasts: createToasts(),
    sent: (key: readonly unknown[]) => client.getQueryData(key),
  } as unknown as Site
  const blockSharing = shareBlocks(site, client, store)
  const framed = (frame: typeof blockSharing.frame) => (
    <SiteApp site={site} queryClient={client}>
      <StaticRouter location={path}>
        <div data-block={place}>
          {frame({
            path: place,
            widget: 'x/y',
            isFirst: false,
            content: (
              <BlockBoundary blockId={place} widget="x/y">
                <Block />
              </BlockBoundary>
            ),
          })}
        </div>
      </StaticRouter>
    </SiteApp>
  )
  const pieces = blockSharing.finish(renderToString(framed(blockSharing.frame)))
  const html = pieces.map((piece) => (typeof piece === 'string' ? piece : new TextDecoder().decode(piece))).join('')
  const alone = renderToString(framed(({ content }) => content))
  return { html, alone, textsOf: blockSharing.textsOf, texts: blockSharing.textsOf(() => true) }
}

test('[CFG-04] a block with the same input is rendered once for all pages', () => {
  const store = createStore()
  const Block = vi.fn(() => <Message id="form.code" />)
  const first = renderPage(store, Block, { path: '/' })
  expect(first.html).toBe(first.alone)
  Block.mockClear()
  const next = renderPage(store, Block, { path: '/faq' })
  // The second call renders the page that shares no blocks.
  expect(Block).toHaveBeenCalledTimes(1)
  expect(next.html).toBe(next.alone)
  // A page contains the texts of its blocks, wherever their HTML comes from.
  expect(next.texts).toEqual(['form.code'])
})

test('[CFG-04] a page lists the texts of some widgets only, whether their blocks are rendered or from earlier pages', () => {
  const store = createStore()
  const Block = () => <Message id="form.code" />
  for (const path of ['/', '/faq']) {
    const { textsOf } = renderPage(store, Block, { path })
    expect(textsOf((widget) => widget === 'x/y')).toEqual(['form.code'])
    expect(textsOf((widget) => widget !== 'x/y')).toEqual([])
  }
})

test.each([
  ['the address', () => <b>{useLocation().pathname}</b>],
  ['the request', () => <b>{useSite().request.path}</b>],
] as const)('[CFG-04] a block that shows the path by %s is rendered for each path', (_by, Block) => {
  const store = createStore()
  for (const path of ['/', '/faq', '/']) {
    const { html, alone } = renderPage(store, Block, { path })
    expect(html).toBe(alone)
    expect(html).toContain(`<b>${path}</b>`)
  }
  expect(store.keys()).toEqual([`${place} /`, `${place} /faq`])
})

test.each([
  [
    'a query',
    () => <b>{useQuery<readonly string[]>({ queryKey: ['menu'], queryFn: () => [], enabled: false }).data?.join()}</b>,
  ],
  ['the data of the page', () => <b>{String(useSite().sent?.(['menu']))}</b>],
] as const)('[CFG-04] a block that shows %s is rendered again with new data', (_by, Block) => {
  const store = createStore()
  const menu = ['a']
  const shown = [menu, menu, ['b'], undefined].map((data) => {
    const { html, alone } = renderPage(store, Block, { ...(data && { data }) })
    expect(html).toBe(alone)
    return /<b>(.*?)<\/b>/.exec(html)?.[1]
  })
  expect(shown.slice(0, 3)).toEqual(['a', 'a', 'b'])
  expect(shown[3]).not.toBe('b')
})

test('[ERR-03] a failing block is not shared', () => {
  const store = createStore()
  const { html, alone } = renderPage(store, () => {
    throw new Error('a bug')
  })
  expect(html).toBe(alone)
  expect(store.keys()).toEqual([])
})

test('a block whose ids depend on its place among others is not shared', () => {
  const store = createStore()
  const { html, alone } = renderPage(store, () => <b id={useId()} />)
  expect(html).toBe(alone)
  expect(html).toMatch(/<b id="[^"]+"/)
  expect(store.keys()).toEqual([])
})
