import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type PushBrowser, stateOfDevice, switchOff, switchOn } from './device-push.ts'
import { createPushSignIn } from './push-sign-in.ts'
import type { Member } from '../../../schemas/generated/records.ts'

interface DeviceState {
  readonly permission?: NotificationPermission
  /** The visitor's answer to the browser's question. */
  readonly answer?: NotificationPermission
  readonly hasWorker?: boolean
  /** Whether the browser fails to read its subscription. */
  readonly isUnreadable?: boolean
  /** The status and the body of the push service. */
  readonly service?: readonly [number, unknown]
}

const subscription = {
  toJSON: () => ({ endpoint: 'https://push.example/1', keys: { p256dh: 'key', auth: 'auth' } }),
}

function open({
  permission = 'default',
  answer = 'granted',
  hasWorker = true,
  isUnreadable = false,
  service = [200, { id: 's-1' }],
}: DeviceState) {
  const done: string[] = []
  const stored = new Map<string, string>()
  let isSubscribed = false
  const present = { ...subscription, unsubscribe: async () => (isSubscribed = !done.push('unsubscribed')) }
  const pushManager = {
    getSubscription: async () => {
      if (isUnreadable) throw new DOMException('Push is not available.', 'AbortError')
      return isSubscribed ? present : null
    },
    subscribe: async (options: object) => {
      done.push(`subscribed ${JSON.stringify(options)}`)
      isSubscribed = true
      return present
    },
  }
  const browser: PushBrowser = {
    permission: () => permission,
    requestPermission: async () => {
      done.push('asked')
      return answer
    },
    registration: async () => (hasWorker ? ({ pushManager } as never) : undefined),
  }
  const place = {
    storage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
      removeItem: (name: string) => void stored.delete(name),
    },
    key: 'key',
  }
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    done.push(`sent ${address} ${body}`)
    return Response.json(service[1], { status: service[0] })
  })
  const device = { browser, service: { address: 'https://push.example/players', appId: 'app', serverKey: 'B' }, place }
  return { device: { ...device, language: 'th' }, done, stored }
}

beforeEach(() => vi.unstubAllGlobals())
afterEach(() => vi.unstubAllGlobals())

test('[QRY-09] switching on asks the visitor, subscribes the browser, registers with the service and stores the id', async () => {
  const { device, done, stored } = open({})
  expect(await stateOfDevice(device)).toBe('off')
  expect(done).toEqual([])
  expect(await switchOn(device)).toBe('on')
  expect(done).toEqual([
    'asked',
    'subscribed {"userVisibleOnly":true,"applicationServerKey":"B"}',
    `sent https://push.example/players ${JSON.stringify({
      app_id: 'app',
      device_type: 5,
      identifier: 'https://push.example/1',
      web_auth: 'auth',
      web_p256: 'key',
      language: 'th',
    })}`,
  ])
  expect(stored.get('key')).toBe('{"id":"s-1"}')
  expect(await stateOfDevice(device)).toBe('on')
  expect(await switchOff(device)).toBe('off')
  expect(stored.size).toBe(0)
  expect(await stateOfDevice(device)).toBe('off')
})

test.each([
  ['denied', 'blocked'],
  ['default', 'off'],
] as const)('[QRY-09] without permission (%s), the browser gets no subscription', async (answer, state) => {
  const { device, done } = open({ answer })
  expect(await switchOn(device)).toBe(state)
  expect(done).toEqual(['asked'])
})

test.each<[string, DeviceState, string]>([
  ['a browser that forbids them', { permission: 'denied' }, 'blocked'],
  ['a browser without a service worker', { hasWorker: false }, 'unsupported'],
  ['a browser that cannot read its subscription', { isUnreadable: true }, 'off'],
])('[QRY-09] %s shows no push messages', async (_what, given, state) =>
  expect(await stateOfDevice(open(given).device)).toBe(state),
)

test('[QRY-09] a browser without push messages is unsupported', async () => {
  const { device } = open({})
  expect(await stateOfDevice({ ...device, browser: undefined })).toBe('unsupported')
  expect(await switchOn({ ...device, browser: undefined })).toBe('unsupported')
})

test.each<[string, readonly [number, unknown]]>([
  ['refuses', [400, { success: false }]],
  ['responds without an id', [200, { success: true }]],
  ['responds with a malformed id', [200, { id: '<b>' }]],
])('[QRY-09] if the service %s, the browser has no subscription', async (_what, service) => {
  const { device, done, stored } = open({ service })
  await expect(switchOn(device)).rejects.toThrow()
  expect(done.at(-1)).toBe('unsubscribed')
  expect(stored.size).toBe(0)
  expect(await stateOfDevice(device)).toBe('off')
})

test('[QRY-08] switching messages on signs the member in immediately, and switching them off signs the member out', async () => {
  const { device } = open({})
  const calls: string[] = []
  const call = (async (endpoint: string) => {
    calls.push(endpoint)
    return { status: true }
  }) as never
  const { update } = createPushSignIn({ ...device.place, origin: 'https://acme.example', call }, (name) => name)
  update({
    known: true,
    member: { uid: 'u-1', username: 'lek' } as Member,
    pendingLogout: undefined,
    isLogoutEverywhereRequested: false,
  })
  expect(calls).toEqual([])
  await switchOn(device)
  expect(calls).toEqual(['user/update-signal-token'])
  await switchOff(device)
  expect(calls).toEqual(['user/update-signal-token', 'user/update-signal-unsub-token'])
})
