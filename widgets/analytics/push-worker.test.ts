import { createContext, runInContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ResolvedManifest } from '../../runtime/widget-api/host.ts'
import host from './host.ts'

type Listener = (event: { waitUntil(work: Promise<unknown>): void } & Readonly<Record<string, unknown>>) => void

/** Runs the push script in a simulated service worker. The browser has these windows and a push subscription. */
function startWorker(isOn: boolean, windows: readonly string[] = []) {
  const manifest = { merchant: { name: 'Acme', icon: 'icon.svg' }, analytics: { push: { enabled: isOn } } }
  const listeners = new Map<string, Listener>()
  const done: string[] = []
  const scope: Record<string, unknown> = {
    URL,
    location: { origin: 'https://acme.example' },
    registration: {
      showNotification: async (title: string, options: object) => done.push(JSON.stringify([title, options])),
      pushManager: { getSubscription: async () => ({ unsubscribe: async () => done.push('unsubscribed') }) },
    },
    clients: {
      matchAll: async () => windows.map((url) => ({ url, focus: async () => done.push(`focused ${url}`) })),
      openWindow: async (path: string) => done.push(`opened ${path}`),
    },
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  }
  scope.self = scope
  runInContext(String(host.worker?.({ manifest } as unknown as ResolvedManifest)), createContext(scope))
  return {
    done,
    async dispatch(type: string, event: Readonly<Record<string, unknown>> = {}) {
      const work: Promise<unknown>[] = []
      listeners.get(type)?.({ ...event, waitUntil: (one) => work.push(one) })
      await Promise.all(work)
    },
  }
}

const push = (text: string) => ({ data: { text: () => text } })

test('[QRY-09] a push message is shown with the brand’s icon, and a message without data with the brand’s name', async () => {
  const { done, dispatch } = startWorker(true)
  await dispatch('push', push('{"title":"Bonus","body":"Today","url":"/vip"}'))
  await dispatch('push', { data: null })
  const icon = '/_livery/assets/icon.svg'
  expect(done.map((one) => JSON.parse(one) as unknown)).toEqual([
    ['Bonus', { body: 'Today', icon, data: { path: '/vip' } }],
    ['Acme', { body: '', icon, data: { path: '/' } }],
  ])
})

test.each([
  ['a window that shows the page', ['https://acme.example/vip'], '/vip', 'focused https://acme.example/vip'],
  ['another window of the site', ['https://acme.example/deposit'], '/vip', 'opened /vip'],
  ['an address of another site', [], 'https://evil.example/', 'opened /'],
  ['no address', [], undefined, 'opened /'],
])('[QRY-09] with %s, a press on a message focuses or opens a window', async (_what, windows, path, expected) => {
  const { done, dispatch } = startWorker(true, windows)
  await dispatch('notificationclick', { notification: { close: () => done.push('closed'), data: { path } } })
  expect(done).toEqual(['closed', expected])
})

test.each(['activate', 'push'])(
  '[QRY-09] if the brand has switched push messages off, the event %s ends the subscription',
  async (type) => {
    const { done, dispatch } = startWorker(false)
    await dispatch(type, push('{"title":"Bonus"}'))
    expect(done).toEqual(['unsubscribed'])
  },
)

test('[QRY-09] activating the worker of a brand with push messages keeps the subscription', async () => {
  const { done, dispatch } = startWorker(true)
  await dispatch('activate')
  expect(done).toEqual([])
})
