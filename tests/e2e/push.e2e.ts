import type { Page, Worker } from '@playwright/test'
import { expectNothingSerious } from './expect-nothing-serious.ts'
import { holdBack } from './hold-back.ts'
import { control, fault, openAs } from './sandbox.ts'
import { address, expect, newContext, test } from './site.ts'

test.use({ serviceWorkers: 'allow' })

interface Received {
  readonly signedIn: readonly { readonly origin: string }[]
  readonly subscriptions: readonly {
    readonly merchant_id: string
    readonly origin: string
    readonly endpoint: string
  }[]
}

const received = () => control<Received>('GET', 'trackers')
const site = address('siam191', '')

/**
 * Gives a page a push service that works, because tests must not call the real service of a third party. Runs in the
 * browser.
 */
function withPushService({ permission }: { permission: NotificationPermission }): void {
  const kept = 'test-subscription'
  const subscription = {
    toJSON: () => ({ endpoint: 'https://push.example/device-1', keys: { p256dh: 'p256dh', auth: 'auth' } }),
    unsubscribe: async () => {
      localStorage.removeItem(kept)
      return true
    },
  }
  const counted = window as unknown as { asked: number }
  counted.asked = 0
  Object.defineProperty(Notification, 'permission', { get: () => permission })
  Notification.requestPermission = async () => {
    counted.asked += 1
    return permission
  }
  PushManager.prototype.getSubscription = async () =>
    localStorage.getItem(kept) === null ? null : (subscription as never)
  PushManager.prototype.subscribe = async (options) => {
    if (options?.userVisibleOnly !== true) throw new Error('Every message must be shown.')
    localStorage.setItem(kept, String(options.applicationServerKey))
    return subscription as never
  }
}

const asked = (page: Page) => page.evaluate(() => (window as unknown as { asked: number }).asked)

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration
}

/**
 * Records the notifications of the site's worker instead of showing them. A headless browser refuses notifications even
 * with permission.
 */
async function keepNotifications(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const { registration } = globalThis as unknown as WorkerScope
    const kept = new Set<object>()
    registration.getNotifications = async () => [...kept] as Notification[]
    registration.showNotification = async (title, { body = '', data } = {}) => {
      const notification = {
        title,
        body,
        data: data as unknown,
        close: () => kept.delete(notification),
      }
      kept.add(notification)
    }
  })
}

/** The notifications of the site that the device shows. */
const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const notifications = await (globalThis as unknown as WorkerScope).registration.getNotifications()
    return notifications.map(({ title, body, data }) => ({ title, body, path: (data as { path: string }).path }))
  })

test('[QRY-09] [QRY-08] a member switches push messages on after a press, receives them, and switches them off', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['notifications'], { origin: site })
  await page.addInitScript(withPushService, { permission: 'granted' as const })
  await openAs(page, 'siam191', '/en-th/profile')
  const section = page.getByRole('region', { name: 'Notifications on this device' })
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
  expect(await asked(page)).toBe(0)
  await expectNothingSerious(page, 'the profile with push messages')
  await section.getByRole('button', { name: 'Turn on' }).click()
  await expect(section.getByRole('status')).toContainText('This device shows our notifications')
  expect(await asked(page)).toBe(1)
  await expect.poll(async () => (await received()).signedIn.map(({ origin }) => origin)).toEqual([site])
  expect((await received()).subscriptions).toEqual([
    expect.objectContaining({ merchant_id: 'siam191', origin: site, endpoint: 'https://push.example/device-1' }),
  ])

  const message = { merchant: 'siam191', title: 'New bonus', body: 'Until Sunday.', url: '/en-th/promotions' }
  const { deliveries } = await control<{ deliveries: readonly { data: string }[] }>('POST', 'push', message)
  expect(deliveries).toHaveLength(1)
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('The site has no service worker.')
  await keepNotifications(worker)
  const deliver = await devicePush(page)
  await deliver(String(deliveries[0]?.data))
  await expect
    .poll(() => shown(worker))
    .toEqual([{ title: 'New bonus', body: 'Until Sunday.', path: '/en-th/promotions' }])
  await deliver('{"title":"Elsewhere","url":"https://evil.example/"}')
  await expect.poll(() => shown(worker)).toContainEqual({ title: 'Elsewhere', body: '', path: '/' })

  const opened = await worker.evaluate(async () => {
    const scope = globalThis as unknown as {
      clients: { openWindow(path: string): Promise<null> }
      registration: ServiceWorkerRegistration
    }
    const paths: string[] = []
    scope.clients.openWindow = async (path) => {
      paths.push(path)
      return null
    }
    for (const notification of await scope.registration.getNotifications()) {
      const work: Promise<unknown>[] = []
      const waitUntil = (one: Promise<unknown>) => work.push(one)
      dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
      await Promise.all(work)
    }
    return paths.toSorted()
  })
  expect(opened).toEqual(['/', '/en-th/promotions'])
  expect(await shown(worker)).toEqual([])

  await page.reload()
  await section.getByRole('button', { name: 'Turn off' }).click()
  await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible()
  await expect.poll(async () => (await received()).signedIn).toEqual([])
})

/** Opens the profile of a member of siam191, and turns on push messages on this device. */
async function turnOnPush(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'], { origin: site })
  await page.addInitScript(withPushService, { permission: 'granted' as const })
  await openAs(page, 'siam191', '/en-th/profile')
  await page
    .getByRole('region', { name: 'Notifications on this device' })
    .getByRole('button', { name: 'Turn on' })
    .click()
  await expect.poll(async () => (await received()).signedIn.map(({ origin }) => origin)).toEqual([site])
}

test('[QRY-08] after a logout on every device, no device is signed in for push messages', async ({ page }) => {
  await turnOnPush(page)

  await page.getByRole('button', { name: 'Log out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Yes, log out everywhere' }).click()
  await expect(page.locator('.toast')).toContainText('You have been logged out on every device.')
  expect((await received()).signedIn).toEqual([])
})

test('[QRY-08] a logout before the page is complete ends the push messages of the device', async ({ page }) => {
  await turnOnPush(page)

  const release = await holdBack(page, '**/never-complete.png')
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const picture = document.body.appendChild(new Image())
      picture.src = '/never-complete.png'
    })
  })
  await page.reload({ waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect(await page.evaluate(() => document.readyState)).toBe('interactive')
  expect((await received()).signedIn).toEqual([])
  release()
})

test('[QRY-08] a logout that failed before a reload ends the push messages of the device', async ({
  page,
  complaints,
}) => {
  await turnOnPush(page)

  await fault('user/update-signal-unsub-token', 'cut', { times: 1 })
  await fault('index/logout', 'cut', { times: 1 })
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'You are not logged out yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible()
  expect((await received()).signedIn).toEqual([])
  expect(complaints.splice(0).length).toBeGreaterThan(0)
})

test('[QRY-09] in a browser that blocks or lacks push messages, the page says what to do', {
  tag: '@night',
}, async ({ page, browser }) => {
  await page.addInitScript(withPushService, { permission: 'denied' as const })
  await openAs(page, 'siam191', '/th-th/profile')
  const section = page.getByRole('region', { name: 'การแจ้งเตือนบนอุปกรณ์นี้' })
  await expect(section.getByRole('status')).toContainText('เบราว์เซอร์บล็อกการแจ้งเตือน')
  await expect(section.getByRole('button')).toHaveCount(0)

  const other = await (await newContext(browser)).newPage()
  await other.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await openAs(other, 'siam191', '/en-th/notifications')
  await expect(other.getByRole('region', { name: 'Notifications on this device' }).getByRole('status')).toContainText(
    'add the site to your home screen',
  )
  await other.context().close()
})

/** Hands data to the service worker of the page, as the browser's push service does. */
async function devicePush(page: Page): Promise<(data: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const registrationId = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL.startsWith(site) && !isDeleted)
      if (own) resolve(own.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const id = await registrationId
  return async (data) => {
    await session.send('ServiceWorker.deliverPushMessage', { origin: site, registrationId: id, data })
  }
}
