import { type DeviceSubscription, type PushService, registerSubscription } from './push-service.ts'
import { forgetSubscription, storeSubscription, type PushPlace, readSubscription } from './push-sign-in.ts'

/** Whether this device shows push messages. `blocked` if its owner has forbidden them in the browser. */
export type PushState = 'unsupported' | 'blocked' | 'off' | 'on'

/** The functions of the browser that push messages use. */
export interface PushBrowser {
  readonly permission: () => NotificationPermission
  /** Asks the visitor. Some browsers allow the question only after a press. */
  readonly requestPermission: () => Promise<NotificationPermission>
  /** The page's service worker. Undefined if it is not ready in time. */
  readonly registration: () => Promise<Pick<ServiceWorkerRegistration, 'pushManager'> | undefined>
}

interface PushDevice {
  readonly browser: PushBrowser | undefined
  readonly service: PushService
  readonly place: PushPlace
  readonly language: string
}

/** How long a service worker may take to install, in ms. */
const installTimeout = 10_000

/** This browser. Undefined if it cannot receive push messages. On an iPhone, only sites on the home screen can. */
export function browserOfPage(): PushBrowser | undefined {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window)) return undefined
  return {
    permission: () => Notification.permission,
    requestPermission: () => Notification.requestPermission(),
    registration: () =>
      Promise.race([
        navigator.serviceWorker.ready,
        new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), installTimeout)),
      ]),
  }
}

/**
 * The state of this device: `on` if the browser has a subscription and the device has stored the subscription's id. If
 * the browser cannot read its subscription, the state is `off`, and an attempt to switch on shows the failure.
 */
export async function stateOfDevice({ browser, place }: Pick<PushDevice, 'browser' | 'place'>): Promise<PushState> {
  if (!browser) return 'unsupported'
  if (browser.permission() === 'denied') return 'blocked'
  const registration = await browser.registration()
  if (!registration) return 'unsupported'
  const subscription = await registration.pushManager.getSubscription().catch(() => null)
  return subscription && readSubscription(place) ? 'on' : 'off'
}

/**
 * Switches push messages on: asks for permission, subscribes in the browser, registers with the service and stores the
 * subscription's id. Without permission nothing changes.
 *
 * @throws if the browser or the service refuses; the browser then has no subscription
 */
export async function switchOn({ browser, service, place, language }: PushDevice): Promise<PushState> {
  if (!browser) return 'unsupported'
  const permission = await browser.requestPermission()
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off'
  const registration = await browser.registration()
  if (!registration) return 'unsupported'
  const { pushManager } = registration
  // An earlier subscription may have an old key of the service, and would then no longer work.
  await (await pushManager.getSubscription())?.unsubscribe()
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: service.serverKey })
  try {
    const id = await registerSubscription(service, deviceSubscription(subscription), language)
    storeSubscription(place, { id })
  } catch (error) {
    await subscription.unsubscribe()
    throw error
  }
  return 'on'
}

/** Switches push messages off on this device. */
export async function switchOff({ browser, place }: Pick<PushDevice, 'browser' | 'place'>): Promise<PushState> {
  const registration = await browser?.registration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
  forgetSubscription(place)
  return 'off'
}

function deviceSubscription(subscription: Pick<PushSubscription, 'toJSON'>): DeviceSubscription {
  const { endpoint, keys: { p256dh, auth } = {} } = subscription.toJSON()
  if (!endpoint || !p256dh || !auth) throw new Error('The browser has made a subscription without keys.')
  return { endpoint, keys: { p256dh, auth } }
}
