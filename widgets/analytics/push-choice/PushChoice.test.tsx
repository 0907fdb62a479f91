// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import type { Site } from '../../../runtime/widget-api/site.ts'
import { mountOnStage, shows } from '../../../tests/contract/widget-stage.tsx'
import { PushChoice } from './PushChoice.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** A browser with push messages, whose visitor forbids them when it asks. */
function stubBrowser(): void {
  const pushManager = { getSubscription: async () => null }
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'denied' })
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { ready: Promise.resolve({ pushManager }) } })
}

test('[QRY-09] if the visitor forbids push messages, the section takes the focus of the button', async () => {
  stubBrowser()
  const host = location.hostname
  const trackers = [{ domain: host, trackers: { one_signal: { appId: 'app' } } }]
  const changeSite = (site: Site): Site => {
    const { settings } = site.data
    const push = { ...settings.analytics.push, enabled: true, serverKey: 'B' }
    const vendors = { ...settings.analytics.vendors, push: { host: 'push.example', path: '/players' } }
    const analytics = { ...settings.analytics, push, vendors }
    const hosts = { ...settings.hosts, tracker: ['push.example'] as [string] }
    return {
      ...site,
      data: { ...site.data, settings: { ...settings, analytics, hosts } },
      reader: { ...site.reader, config: async () => trackers },
    }
  }
  const { element, root } = await mountOnStage('analytics/push-choice', <PushChoice />, {
    member,
    responses: {},
    changeSite,
  })
  await shows(element, 'Turn on')
  const button = element.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await shows(element, 'Your browser blocks notifications')
  expect(document.activeElement).toBe(element.querySelector('section'))
  await act(async () => root.unmount())
})
