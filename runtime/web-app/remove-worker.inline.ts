/**
 * The service worker of a brand that has switched its web app off. It deletes itself and the caches of an earlier
 * worker.
 */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

const worker = globalThis as unknown as {
  readonly registration: { unregister(): Promise<boolean> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
}

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()))

worker.addEventListener('activate', (event) => {
  const remove = async () => {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    await worker.registration.unregister()
  }
  event.waitUntil(remove())
})
