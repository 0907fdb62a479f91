// @vitest-environment window
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { AreaVisit } from '../../../runtime/widget-api/visit.ts'
import { setConsent } from './consent.ts'
import { startRecording } from './start-recording.ts'
import { consentStore } from './when-allowed.ts'

let logOut = () => {}
afterEach(() => {
  logOut()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

type State = { readonly member: { readonly vip: string } | undefined; readonly pendingLogout: undefined }
const member = { vip: '3' }

/** A page whose visitor has agreed, with the parts that the recorder has received. */
function openPage(first: State['member']) {
  const parts: { readonly steps: readonly { readonly kind: string }[] }[] = []
  vi.stubGlobal(
    'fetch',
    async (_address: string, { body }: { readonly body: string }) => void parts.push(JSON.parse(body)),
  )
  const store = createStore<State>(() => ({ member: first, pendingLogout: undefined }))
  logOut = () => store.setState({ member: undefined })
  const analytics = {
    vendors: { recorder: { host: 'recorder.example', path: '/parts' } },
    recording: { vipLevels: [3], exceptPages: [] },
    consent: { ask: true, days: 180 },
  }
  const visit = {
    site: {
      environment: 'production',
      merchant: { id: 'acme' },
      routes: {},
      locales: [],
      settings: { analytics, hosts: { tracker: ['recorder.example'] } },
    },
    session: { store },
    storage: localStorage,
    tabStorage: sessionStorage,
  } as unknown as AreaVisit
  const answer = (consent: 'granted' | 'refused') => setConsent(consent, consentStore(visit))
  answer('granted')
  startRecording(visit, 'key')
  const leave = () => dispatchEvent(new Event('pagehide'))
  return { parts, answer, leave, logIn: () => store.setState({ member }) }
}

test('[QRY-07] if a visitor withdraws consent, the steps that were not sent yet are dropped', async () => {
  const page = openPage(member)
  await vi.dynamicImportSettled()
  page.answer('refused')
  page.leave()
  expect(page.parts).toEqual([])
})

test('[QRY-07] a member who logs out and in while the recorder loads is recorded once', async () => {
  const page = openPage(member)
  logOut()
  page.logIn()
  await vi.dynamicImportSettled()
  dispatchEvent(new Event('resize'))
  page.leave()
  expect(page.parts.flatMap(({ steps }) => steps.map(({ kind }) => kind))).toEqual(['page', 'size', 'size'])
})

test('[QRY-07] if the recorder’s code failed to load, the recording starts once the connection is back', async () => {
  vi.resetModules()
  const { recordPage } = await import('./record-page.ts')
  let isOffline = true
  vi.doMock('./record-page.ts', () => {
    if (isOffline) throw new TypeError('Failed to fetch dynamically imported module')
    return { recordPage }
  })
  onTestFinished(() => vi.doUnmock('./record-page.ts'))
  const page = openPage(member)
  await vi.dynamicImportSettled()
  isOffline = false
  dispatchEvent(new Event('online'))
  await vi.dynamicImportSettled()
  page.leave()
  expect(page.parts.flatMap(({ steps }) => steps.map(({ kind }) => kind))).toEqual(['page', 'size'])
})

test.for([
  ['a modal dialog stops the recording of presses', '<dialog open></dialog>', []],
  ['the open live chat stops the recording of presses', '<div popover="auto" role="dialog" class="open"></div>', []],
  ['another open popover does not stop it', '<div popover="auto" class="open"></div>', ['press']],
  ['closed dialogs do not stop it', '<dialog></dialog><div popover="auto" role="dialog"></div>', ['press']],
] as const)('[QRY-07] %s', async ([, html, expected]) => {
  // jsdom has no popovers.
  const { matches } = Element.prototype
  vi.spyOn(Element.prototype, 'matches').mockImplementation(function test(this: Element, selector: string) {
    return matches.call(this, selector.replace(':popover-open', '.open'))
  })
  const page = openPage(member)
  await vi.dynamicImportSettled()
  document.body.innerHTML = html
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  page.leave()
  expect(page.parts.flatMap(({ steps }) => steps.map(({ kind }) => kind)).slice(2)).toEqual(expected)
})
