import { expect, test } from 'vitest'
import { createRenderingLimit, type LimitRendering } from '../../app/host/rendering-limit.ts'
import { renderPage } from '../../app/server/entry-server.tsx'
import { createMinimalBackend } from '../backend/minimal-backend.ts'
import { openHost } from './open-host.ts'

/** A host that records the pages that it renders. The backend of siam191 responds when the test calls `respond`. */
async function openLimited(limitRendering: LimitRendering) {
  const response = Promise.withResolvers<void>()
  const minimal = createMinimalBackend({ typing: 'numbers' })
  const rendered: string[] = []
  const failed: string[] = []
  const { ask } = await openHost({
    limitRendering,
    render: (site, request, own) => {
      rendered.push(request.path)
      return renderPage(site, request, own)
    },
    onFailure: (_merchant, path) => failed.push(path),
    backend: async (request) => {
      if (new URL(request.url).hostname === 'siam191.localhost') await response.promise
      return minimal.fetch(request)
    },
  })
  return { ask, rendered, failed, respond: response.resolve }
}

test('[OPS-03] the slow backend of a brand delays no page of another brand', async () => {
  const { ask, respond } = await openLimited(createRenderingLimit(2, 1))
  const slow = ['/en-th', '/th-th', '/en-th/faq', '/en-th/slot'].map((path) => ask(path))
  const other = await ask('/en-th', {}, 'mafa191.localhost')
  expect(other.status).toBe(200)
  expect(await other.text()).not.toContain('siam191')
  respond()
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200, 200, 200])
})

test('[OPS-03] the host renders no page whose visitors have all left the queue', async () => {
  const { ask, rendered, failed, respond } = await openLimited(createRenderingLimit(1, 10_000))
  const visitors = ['/en-th', '/en-th/faq', '/en-th/faq', '/en-th/slot'].map((path) => {
    const controller = new AbortController()
    return { controller, response: ask(path, { signal: controller.signal }) }
  })
  // The first page has started, so it renders although its visitor leaves.
  for (const index of [0, 1, 3]) visitors[index]?.controller.abort()
  respond()
  const [, , faq] = await Promise.all(visitors.map(({ response }) => response))
  expect(faq?.status).toBe(200)
  expect(rendered).toEqual(['/en-th', '/en-th/faq'])
  expect(failed).toEqual([])
})

test('[OPS-03] a page whose visitor has left before it is in the queue does not render', async () => {
  const { ask, rendered, respond } = await openLimited(createRenderingLimit(1, 10_000))
  const first = ask('/en-th')
  const left = ask('/en-th/slot', { signal: AbortSignal.abort() })
  respond()
  expect((await first).status).toBe(200)
  expect((await left).status).toBe(499)
  expect(rendered).toEqual(['/en-th'])
})

test('[OPS-03] a visitor gets the page that another visitor has just stopped waiting for', async () => {
  const { ask, rendered, failed, respond } = await openLimited(createRenderingLimit(1, 10_000))
  const first = ask('/en-th')
  const leaving = new AbortController()
  const left = ask('/en-th/slot', { signal: leaving.signal })
  leaving.abort()
  const page = ask('/en-th/slot')
  respond()
  expect((await first).status).toBe(200)
  expect((await left).status).toBe(499)
  expect((await page).status).toBe(200)
  expect(rendered).toEqual(['/en-th', '/en-th/slot'])
  expect(failed).toEqual([])
})
