/**
 * The part of a brand's service worker that shows push messages (QRY-09). Their links lead only to pages of the site.
 * If the brand has switched push messages off, the worker ends the device's subscription.
 */
import { ownPath, readPushMessage } from './model/read-push-message.ts'

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null
}

interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}

/** The scope of a service worker, as far as this part uses it. */
const worker = globalThis as unknown as {
  /** The brand, which the host writes before this script. Null if push messages are off. */
  readonly pushBrand: { readonly name: string; readonly icon: string } | null
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(options: object): Promise<readonly { readonly url: string; focus(): Promise<unknown> }[]>
    openWindow(path: string): Promise<unknown>
  }
  addEventListener(type: 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

const { pushBrand: brand } = worker
const { origin } = worker.location

worker.addEventListener('activate', (event) => {
  if (!brand) event.waitUntil(unsubscribe())
})

worker.addEventListener('push', (event) => {
  event.waitUntil(brand ? show(event.data?.text() ?? '', brand) : unsubscribe())
})

worker.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = (event.notification.data ?? {}) as { readonly path?: unknown }
  event.waitUntil(open(ownPath(path, origin)))
})

function show(text: string, { name, icon }: NonNullable<typeof brand>): Promise<void> {
  const { title, body, path } = readPushMessage(text, { name, origin })
  return worker.registration.showNotification(title, { body, icon, data: { path } })
}

/**
 * Focuses a window that shows the page, or else opens a new one. Never navigates another window, because a payment may
 * be running there.
 */
async function open(path: string): Promise<unknown> {
  const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => url === origin + path)
  return there ? there.focus() : worker.clients.openWindow(path)
}

async function unsubscribe(): Promise<void> {
  const subscription = await worker.registration.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
