// @vitest-environment window
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { PushTracker, RecordingPart } from '../../../schemas/generated/records.ts'
import { recordValidators } from '../../../schemas/generated/record-validators.js'
import { describeEvent } from './describe-event.ts'
import { openTrackers } from './open-trackers.ts'
import { createRecorder } from './recorder.ts'
import { recordPage } from './record-page.ts'
import { routeOf } from './route-of.ts'

/** One example of each kind of secret that no third party may receive. */
const sentinels = {
  password: 'S3ntinelPass',
  code: '731904',
  pin: '246813',
  phone: '0891234567',
  email: 'sentinel@mail.example',
  name: 'สมชาย ใจดี',
  account: '9988776655',
  crypto: 'TSentinelAddress1111111111111111111',
  storageKey: 'AKIASENTINELKEY00000',
  session: 'sentinel-session-token-0123456789',
  utk: 'sentinelutk0123456789',
  location: '13.756331,100.501762',
}
const kinds = Object.entries(sentinels)
const leaked = (text: string) =>
  kinds.filter(([, secret]) => decodeURIComponent(text).includes(secret)).map(([kind]) => kind)

const routes = {
  home: { path: '/', enabled: true, pageKey: 'home' },
  play: { path: '/casino/{provider}/{play}', enabled: true, pageKey: 'play' },
} as unknown as Parameters<typeof routeOf>[0]['routes']
const site = {
  routes,
  locales: [{ code: 'en-th', name: 'English', countryCode: 'th', isCountryDefault: true }],
}

test.each(kinds)('[QRY-05] a %s in any field of an event, or in the address, reaches no tracker', (kind, secret) => {
  const vendors: readonly PushTracker['vendor'][] = ['google', 'meta', 'tiktok', 'postback']
  const events: PushTracker['events'] = ['page_view', 'register', 'login', 'deposit', 'withdraw']
  const sent: string[] = []
  const trackers = openTrackers(
    vendors.map((vendor) => ({ domain: 'acme.example', vendor, id: '1', events })),
    {
      addressOf: () => 'https://t.example/',
      send: (address) => sent.push(address.replaceAll('+', ' ')),
      dataLayer: (entry) => sent.push(JSON.stringify(entry)),
    },
  )
  for (const name of [...events, secret]) {
    for (const path of [`/en-th/casino/${secret}/${secret}`, `/${secret}`, `/en-th/${secret}/x`]) {
      const event = { [kind]: secret, path, currency: secret, detail: { [kind]: secret }, username: secret, name }
      const described = describeEvent(event, {
        id: '0011223344556677',
        visit: '8899aabbccddeeff',
        brand: 'acme',
        route: routeOf(site, path),
        locale: 'en-th',
        device: 'mobile',
        attribution: {},
      })
      if (described) trackers.deliver(described)
    }
  }
  expect(sent.length).toBe(events.length * 3 * 5)
  expect(sent.flatMap(leaked)).toEqual([])
  // Proves that `leaked` finds the secret in an address.
  expect(leaked(`https://t.example/?x=${encodeURIComponent(secret)}`)).toEqual([kind])
})

let parts: RecordingPart[]
beforeEach(() => {
  parts = []
})
afterEach(() => document.body.replaceChildren())

test('[QRY-07] a recording contains positions and kinds of elements, and no shown or typed text', () => {
  const block = document.createElement('div')
  block.dataset.widget = 'wallet/history'
  document.body.append(block)
  for (const [kind, secret] of kinds) {
    for (const name of ['a', 'button', 'input', 'textarea', 'label', 'img', 'p']) {
      const element = document.createElement(name)
      if (name !== 'input' && name !== 'img') element.textContent = secret
      if (element instanceof HTMLInputElement) element.value = secret
      for (const attribute of [
        'aria-label',
        'title',
        'alt',
        'name',
        'id',
        'class',
        'href',
        'src',
        `data-${kind.toLowerCase()}`,
      ]) {
        element.setAttribute(attribute, secret)
      }
      block.append(element)
    }
  }
  const recorder = createRecorder({
    part: { key: 'demo', visit: '8899aabbccddeeff', brand: 'acme' },
    now: () => 0,
    route: () => routeOf(site, `/en-th/casino/${sentinels.name}/${sentinels.phone}`),
    mayRecord: () => true,
    send: (part) => parts.push(part),
  })
  const stop = recordPage(recorder)
  for (const element of block.children) {
    element.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX: 5, clientY: 5 }))
    element.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, key: '7' }))
  }
  stop()
  const steps = parts.flatMap((part) => part.steps)
  expect(steps.filter(({ kind }) => kind === 'press')).toHaveLength(block.children.length)
  expect(new Set(steps.map(({ element }) => element))).toEqual(
    new Set([undefined, 'link', 'button', 'field', 'picture', 'other']),
  )
  expect(parts.every((part) => recordValidators['recording-part']?.(part) === true)).toBe(true)
  expect(leaked(JSON.stringify(parts))).toEqual([])
})
