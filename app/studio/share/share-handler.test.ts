import { expect, test } from 'vitest'
import { createShareHandler, shareCookie } from './share-handler.ts'
import { createShares, type SharedDraft } from './shares.ts'

test('[BRD-06] a link works again after its site has failed to open once, also for a page called studio-tour', async () => {
  const shares = createShares()
  let attempts = 0
  const handler = createShareHandler({
    shares,
    isOwnHost: (host) => host === 'localhost:1',
    openSite: async () => {
      attempts += 1
      if (attempts === 1) throw new Error('The program could not be built.')
      return { fetch: () => new Response('the site'), close: () => {} }
    },
  })
  const { token } = shares.make('acme', {} as SharedDraft, 60_000)
  const ask = (path = '/') =>
    handler.handle(
      new Request(`http://localhost:1${path}`, { headers: { host: 'localhost:1', cookie: `${shareCookie}=${token}` } }),
    )
  await expect(ask()).rejects.toThrow('could not be built')
  expect(await (await ask()).text()).toBe('the site')
  expect(await (await ask()).text()).toBe('the site')
  expect(attempts).toBe(2)
  expect(await (await ask('/studio-tour')).text()).toBe('the site')
  expect((await ask('/studio')).status).toBe(404)
})
