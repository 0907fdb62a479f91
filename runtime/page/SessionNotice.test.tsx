// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dashboard, scriptedSession } from '../session/testing/scripted-session.ts'
import { IntlProvider } from '../site/intl-context.ts'
import { type Site, SiteProvider } from '../site/site-context.ts'
import { createToasts } from '../state/toasts.ts'
import { SessionNotice } from './SessionNotice.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const messages = { 'error.network': 'No connection.', 'error.refused': 'Refused.' }
const intl = { formatMessage: ({ id }: { readonly id: string }) => id }

test.each([
  ['has no response', { status: false, noResponse: true }, 'No connection.'],
  ['is refused', { status: false, code: 5000, msg: 'Busy.' }, 'Busy.'],
  ['succeeds', dashboard(true), undefined],
])('[API-05] only a failed retry shows a toast: a retry that %s', async (_what, second, message) => {
  let response: object = { status: false, noResponse: true }
  const { session } = scriptedSession(() => response, true)
  await session.begin()
  response = second
  const toasts = createToasts()
  const element = document.createElement('div')
  const root = createRoot(element)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <SiteProvider value={{ data: { messages }, session, toasts } as unknown as Site}>
        <IntlProvider value={intl as never}>
          <SessionNotice />
        </IntlProvider>
      </SiteProvider>,
    ),
  )
  expect(toasts.getState().toast).toBeUndefined()
  await act(async () => element.querySelector('button')?.click())
  expect(toasts.getState().toast?.message).toBe(message)
})

test('after a successful retry, the focus moves from the button to the content of the page', async () => {
  let response: object = { status: false, noResponse: true }
  const { session } = scriptedSession(() => response, true)
  await session.begin()
  response = dashboard(true)
  const content = document.body.appendChild(document.createElement('main'))
  content.id = 'main'
  content.tabIndex = -1
  const root = createRoot(content)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    content.remove()
  })
  await act(async () =>
    root.render(
      <SiteProvider value={{ data: { messages }, session, toasts: createToasts() } as unknown as Site}>
        <IntlProvider value={intl as never}>
          <SessionNotice />
        </IntlProvider>
      </SiteProvider>,
    ),
  )
  const button = content.querySelector('button')
  button?.focus()
  await act(async () => button?.click())
  await act(() => vi.waitFor(() => expect(document.activeElement).toBe(content)))
})
