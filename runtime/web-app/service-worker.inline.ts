/**
 * The service worker of a site that can be installed (QRY-09). It caches the offline page of each locale with the files
 * of that page. It also caches style sheets and typefaces, which never change. It never caches other pages, calls or
 * responses of another origin.
 */
import { isCacheable, type WorkerData } from './worker-rules.ts'

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

/** The used part of a service worker's global scope. */
const worker = globalThis as unknown as {
  /** The host writes this variable before the script. */
  readonly livery: WorkerData
  readonly location: Location
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

const { cache, offline, files } = worker.livery

worker.addEventListener('install', (event) => {
  const fill = async () => {
    const kept = await caches.open(cache)
    await kept.addAll([...Object.values(offline), ...files])
    await worker.skipWaiting()
  }
  event.waitUntil(fill())
})

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys()
    await Promise.all(names.filter((name) => name !== cache).map((name) => caches.delete(name)))
    await worker.clients.claim()
  }
  event.waitUntil(takeOver())
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== worker.location.origin) return
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch((error: unknown) => offlinePage(url, error)))
  else if (files.includes(url.pathname))
    event.respondWith(fetch(request).catch((error: unknown) => cached(request, error)))
  else if (isCacheable(url.pathname)) event.respondWith(cachedOrFetched(event))
})

async function offlinePage(url: URL, error: unknown): Promise<Response> {
  const locale = url.pathname.split('/')[1] ?? ''
  const address = Object.hasOwn(offline, locale) ? offline[locale] : Object.values(offline)[0]
  return cached(String(address), error)
}

async function cached(request: RequestInfo, error: unknown): Promise<Response> {
  const response = await caches.match(request)
  if (!response) throw error
  return response
}

async function cachedOrFetched(event: FetchEvent): Promise<Response> {
  const { request } = event
  // A browser with damaged or forbidden storage opens no cache.
  const store = await caches.open(cache).catch(() => undefined)
  const known = await store?.match(request).catch(() => undefined)
  if (known) return known
  const response = await fetch(request)
  if (store && response.status === 200 && response.type === 'basic' && !response.redirected)
    // The disk may be full.
    event.waitUntil(store.put(request, response.clone()).catch(() => {}))
  return response
}
