import { expect, test, vi } from 'vitest'
import { readStaticBytes, readStaticFile, type CacheStore, createLocalCache, createMemoryStore } from './local-cache.ts'

/** A cache that reads one file. The test sets the clock and the responses. */
function openCache(store: CacheStore = createMemoryStore()) {
  const state = { now: 1_000_000, requests: 0, respond: (_tag?: string): Response => Response.json(['first']) }
  const cache = createLocalCache(store, () => state.now)
  const read = () =>
    cache.read('seo.json', (tag) => {
      state.requests += 1
      return readStaticFile(
        Promise.resolve().then(() => state.respond(tag)),
        'www.acme.example',
      )
    })
  /**
   * Reads a file of an unknown version as bytes. If the cache requests the file, the server responds with the byte
   * `served`.
   */
  const readBytes = (served: number) =>
    cache.readVersion(
      'games.json.gz',
      '',
      async () => Uint8Array.of(served),
      async ([byte]) => byte,
    )
  return { state, read, readBytes }
}

const status = (code: number) => () => new Response('', { status: code })

test('[API-03] a result is cached for 600,000 ms', async () => {
  const { state, read } = openCache()
  expect(await read()).toEqual(['first'])
  state.respond = () => Response.json(['second'])
  state.now += 599_999
  expect(await read()).toEqual(['first'])
  state.now += 1
  expect(await read()).toEqual(['second'])
  expect(state.requests).toBe(2)
})

test.each([403, 404])(
  '[API-03] if a file is missing (status %i), the cache reads the body of the response and does not cancel it',
  async (code) => {
    const { state, read } = openCache()
    const cancel = vi.fn<() => void>()
    const body = new ReadableStream({ pull: (controller) => controller.close(), cancel }, { highWaterMark: 0 })
    const response = new Response(body, { status: code })
    state.respond = () => response
    expect(await read()).toEqual([])
    await vi.waitFor(() => expect(response.bodyUsed).toBe(true))
    expect(cancel).not.toHaveBeenCalled()
  },
)

test.each([1, 3_600_000])('[API-03] a result is loaded again after the clock goes back by %i ms', async (back) => {
  const { state, read } = openCache()
  await read()
  state.respond = () => Response.json(['second'])
  state.now -= back
  expect(await read()).toEqual(['second'])
})

test('[API-03] bytes of an unknown version are loaded again after the clock goes back', async () => {
  const { state, readBytes } = openCache()
  expect(await readBytes(1)).toBe(1)
  expect(await readBytes(2)).toBe(1)
  state.now -= 3_600_000
  expect(await readBytes(3)).toBe(3)
})

test('[CFG-01] fifty simultaneous readers send one request', async () => {
  const { state, read } = openCache()
  expect(await Promise.all(Array.from({ length: 50 }, read))).toEqual(Array.from({ length: 50 }, () => ['first']))
  expect(state.requests).toBe(1)
})

test('[CFG-07] simultaneous readers of one version share one request, and those of another version send their own', async () => {
  const cache = createLocalCache(createMemoryStore(), () => 1_000_000)
  const asked: string[] = []
  const read = (version: string) =>
    cache.readVersion(
      'games.json.gz',
      version,
      async () => {
        asked.push(version)
        return Uint8Array.of(asked.length)
      },
      async ([byte]) => byte,
    )
  expect(await Promise.all([read('a'), read('a'), read('b'), read('a')])).toEqual([1, 1, 2, 1])
  expect(asked).toEqual(['a', 'b'])
})

test('[CFG-07] a failed load of a version fails for its readers, and the next reader loads it again', async () => {
  const cache = createLocalCache(createMemoryStore(), () => 1_000_000)
  let requests = 0
  const read = () =>
    cache.readVersion(
      'games.json.gz',
      'a',
      async () => {
        requests += 1
        if (requests === 1) throw new Error('away')
        return Uint8Array.of(requests)
      },
      async ([byte]) => byte,
    )
  const both = await Promise.allSettled([read(), read()])
  expect(both.map(({ status: state }) => state)).toEqual(['rejected', 'rejected'])
  expect(await read()).toBe(2)
})

test.each([403, 404])('[CFG-03] without a copy, HTTP %i gives an empty list for ten minutes', async (code) => {
  const { state, read } = openCache()
  state.respond = status(code)
  expect(await read()).toEqual([])
  state.respond = () => Response.json(['later'])
  state.now += 599_999
  expect(await read()).toEqual([])
  state.now += 1
  expect(await read()).toEqual(['later'])
})

test.each([403, 404, 500, 503])('[CFG-03] after HTTP %i, the good copy serves for another 30 s', async (code) => {
  const { state, read } = openCache()
  await read()
  state.now += 600_000
  state.respond = status(code)
  expect(await read()).toEqual(['first'])
  state.respond = () => Response.json(['second'])
  state.now += 29_999
  expect(await read()).toEqual(['first'])
  state.now += 1
  expect(await read()).toEqual(['second'])
})

test.each([
  ['500', status(500)],
  ['no connection', () => Promise.reject(new Error('cut')) as never],
  ['no JSON', () => new Response('<html>')],
])(
  'after %s, a file without a copy is an empty list, and the cache loads it again after 30 s',
  async (_what, respond) => {
    const { state, read } = openCache()
    state.respond = respond
    expect(await read()).toEqual([])
    state.respond = () => Response.json(['later'])
    state.now += 30_000
    expect(await read()).toEqual(['later'])
  },
)

test('[CFG-01] after the lifetime of a file, the cache requests it by its tag, and an unchanged file is valid for another lifetime', async () => {
  const { state, read } = openCache()
  const tags: (string | undefined)[] = []
  state.respond = (tag) => {
    tags.push(tag)
    return tag === '"1"' ? new Response(null, { status: 304 }) : Response.json(['first'], { headers: { etag: '"1"' } })
  }
  await read()
  state.now += 600_000
  expect(await read()).toEqual(['first'])
  state.now += 599_999
  expect(await read()).toEqual(['first'])
  expect(tags).toEqual([undefined, '"1"'])
  state.now += 1
  state.respond = () => Response.json(['second'], { headers: { etag: '"2"' } })
  expect(await read()).toEqual(['second'])
})

test('[CFG-03] if a server responds "unchanged" to an unconditional request, the list is empty, and the next request follows after 30 s', async () => {
  const { state, read } = openCache()
  state.respond = status304
  expect(await read()).toEqual([])
  state.respond = () => Response.json(['later'])
  state.now += 30_000
  expect(await read()).toEqual(['later'])
})

const status304 = () => new Response(null, { status: 304 })

test.each([
  ['half a file', () => new Response('[{"language":')],
  ['a page of HTML', () => new Response('<!doctype html>')],
  ['an object instead of the list', () => Response.json({ error: 'maintenance' })],
  ['a text', () => Response.json('maintenance')],
])('[CFG-03] after %s, the good copy serves for another 30 s', async (_what, respond) => {
  const { state, read } = openCache()
  await read()
  state.now += 600_000
  state.respond = respond
  expect(await read()).toEqual(['first'])
  state.respond = () => Response.json(['second'])
  state.now += 30_000
  expect(await read()).toEqual(['second'])
})

const currencies = { THB: { menu: 1 } }

test.each([
  ['an object replaces an empty list', [], currencies],
  ['an empty list replaces an object', currencies, []],
  ['a list replaces an empty list', [], ['second']],
])('[CFG-03] after the lifetime of a file, %s', async (_what, before, after) => {
  const { state, read } = openCache()
  state.respond = () => Response.json(before)
  expect(await read()).toEqual(before)
  state.respond = () => Response.json(after)
  state.now += 600_000
  expect(await read()).toEqual(after)
})

test('[CFG-01] the cache stores a list that brands share without the rows of other hosts', async () => {
  const { state, read } = openCache()
  const own = [
    { domain: 'www.acme.example' },
    { domain: ['b.example', 'www.acme.example'] },
    { title: 'all' },
    null,
    { domain: 7 },
  ]
  state.respond = () =>
    Response.json([
      { domain: 'b.example' },
      ...own,
      { domain: ['b.example'] },
      { domain: 'acme.example' },
      { domain: [] },
    ])
  expect(await read()).toEqual(own)
})

/** A response whose stream is not iterable, as in Safari. */
function responseOf(pieces: readonly number[][]) {
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      for (const piece of pieces) stream.enqueue(Uint8Array.from(piece))
      stream.close()
    },
  })
  Object.defineProperty(body, Symbol.asyncIterator, { value: undefined })
  return Promise.resolve({ ok: true, body } as unknown as Response)
}

test('a file is read in a browser whose streams are not iterable', async () => {
  expect([...(await readStaticBytes(responseOf([[1, 2], [3]]), 3))]).toEqual([1, 2, 3])
})

test('a file that exceeds the limit is refused', async () => {
  await expect(
    readStaticBytes(
      responseOf([
        [1, 2],
        [3, 4],
      ]),
      3,
    ),
  ).rejects.toThrow('The file is too large.')
})

test('the body of a failed response is read, so that its connection is free again', async () => {
  const response = new Response('Not found', { status: 404 })
  await expect(readStaticBytes(Promise.resolve(response), 3)).rejects.toThrow('404')
  expect(response.bodyUsed).toBe(true)
})
