import { beforeEach, expect, test, vi } from 'vitest'
import { inlineScripts } from '../../schemas/generated/inline-scripts.ts'

type FetchListener = (event: {
  readonly request: Request
  respondWith(response: Promise<Response>): void
  waitUntil(work: Promise<unknown>): void
}) => void

const origin = 'https://acme.example'
const stored = new Map<string, Response>()
const fetched = vi.fn<(request: Request) => Promise<Response>>()
const put = vi.fn<(request: Request, response: Response) => Promise<void>>()
let isStorageDamaged = false

beforeEach(() => {
  stored.clear()
  fetched.mockReset()
  put.mockReset()
  isStorageDamaged = false
})

/** Starts the worker as a browser does, and returns the response to a request. */
function respond(path: string, mode = 'no-cors'): Promise<Response> {
  let listener: FetchListener | undefined
  const scope = {
    livery: { cache: 'livery-1', offline: { 'th-th': '/offline/th-th', 'en-th': '/offline/en-th' }, files: [] },
    location: { origin },
    addEventListener: (type: string, added: FetchListener) => {
      if (type === 'fetch') listener = added
    },
  }
  const match = async (request: Request | string) =>
    stored.get(typeof request === 'string' ? request : new URL(request.url).pathname)
  const open = async () => {
    if (isStorageDamaged) throw new DOMException('Unexpected internal error.', 'UnknownError')
    return { match, put }
  }
  const caches = { match, open }
  // oxlint-disable-next-line typescript/no-implied-eval -- the script runs as text, as it does in a browser
  new Function('globalThis', 'caches', 'fetch', inlineScripts['runtime/web-app/service-worker'])(scope, caches, fetched)
  return new Promise((resolve, reject) => {
    const request = { url: `${origin}${path}`, method: 'GET', mode } as Request
    listener?.({ request, respondWith: (response) => void response.then(resolve, reject), waitUntil: () => {} })
  })
}

/** A response of the worker's own origin. */
const ofOrigin = (text: string) => Object.defineProperty(new Response(text), 'type', { value: 'basic' })

const typeface = '/_livery/fonts/prompt-1a2b.woff2'

test('[QRY-09] a typeface comes from the network once, and then from the cache', async () => {
  fetched.mockResolvedValue(ofOrigin('code'))
  put.mockImplementation(async (request, response) => void stored.set(new URL(request.url).pathname, response))
  expect(await (await respond(typeface)).text()).toBe('code')
  expect(await (await respond(typeface)).text()).toBe('code')
  expect(fetched).toHaveBeenCalledOnce()
})

test('[QRY-09] on a full disk, a typeface comes from the network', async () => {
  fetched.mockResolvedValue(ofOrigin('code'))
  put.mockRejectedValue(new DOMException('The quota is exceeded.', 'QuotaExceededError'))
  expect(await (await respond(typeface)).text()).toBe('code')
})

test('[QRY-09] in a browser with damaged storage, a typeface comes from the network', async () => {
  fetched.mockResolvedValue(ofOrigin('code'))
  isStorageDamaged = true
  expect(await (await respond(typeface)).text()).toBe('code')
})

// Chromium loads a preloaded script again if a worker has answered the first request.
test('[QRY-09] the worker leaves scripts to the browser', async () => {
  stored.set('/_livery/build/site-1a2b.js', new Response('code'))
  expect(await Promise.race([respond('/_livery/build/site-1a2b.js'), Promise.resolve('left')])).toBe('left')
  expect(fetched).not.toHaveBeenCalled()
})

test.each([
  ['/en-th/faq', 'English'],
  ['/th-th', 'Thai'],
  ['/faq', 'Thai'],
  ['/constructor', 'Thai'],
])('[QRY-09] without a connection, the page %s is the offline page in %s', async (path, language) => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'))
  stored.set('/offline/en-th', new Response('English'))
  stored.set('/offline/th-th', new Response('Thai'))
  expect(await (await respond(path, 'navigate')).text()).toBe(language)
})
