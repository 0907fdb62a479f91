import { beforeAll, expect, test } from 'vitest'
import { createByteCache } from '../../app/host/byte-cache.ts'
import { createPageCache } from '../../app/host/page-cache.ts'
import { guestPaths, renderPage } from '../../app/server/entry-server.tsx'
import { htmlOf } from '../support/html-of.ts'
import { openHost, testNow } from './open-host.ts'

const brands = ['siam191', 'mafa191', 'beta191']

let open: Awaited<ReturnType<typeof openHost>>
/** The number of blocks that pages reused from earlier pages. */
let reused = 0
/** The pages whose HTML differs if they use blocks of earlier pages. */
const different: string[] = []
/** The paths of the pages that a guest can open, by brand. */
const paths = new Map<string, readonly string[]>()

beforeAll(async () => {
  open = await openHost({
    memory: createByteCache(64 * 1024 * 1024),
    pages: createPageCache(createByteCache(0)),
    render: async (site, request, { reader, sanitize, shared }) => {
      paths.set(site.merchant.id, guestPaths(site, testNow))
      const counted = shared && {
        ...shared,
        get: (...asked: Parameters<typeof shared.get>) => {
          const found = shared.get(...asked)
          if (found) reused += 1
          return found
        },
      }
      const page = await renderPage(site, request, { reader, sanitize, shared: counted })
      const alone = await renderPage(site, request, { reader, sanitize })
      const parts = (one: typeof page) => JSON.stringify([htmlOf(one), one.messages])
      if (parts(page) !== parts(alone)) different.push(`${site.merchant.id} ${site.locale} ${request.path}`)
      return page
    },
  })
})

test.each(brands)(
  '[CFG-04] [BRD-01] each page of %s is the same with blocks of other pages as without them',
  async (brand) => {
    reused = 0
    await open.ask('/', {}, `${brand}.localhost`)
    const { defaultLocale } = open.store.find(brand)?.resolved.manifest ?? {}
    const pages = [...(paths.get(brand) ?? []), '/missing', '/deposit', '/profile']
    for (const path of pages) await open.ask(`/${defaultLocale}${path}`, {}, `${brand}.localhost`)
    expect(different).toEqual([])
    // The header depends on the path, because its language menu links to the same page. Other blocks ignore the path.
    expect(reused).toBeGreaterThan(3 * pages.length)
  },
  60_000,
)
