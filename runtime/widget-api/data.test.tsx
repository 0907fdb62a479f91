// @vitest-environment window
import { notifyManager, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createStore } from 'zustand'
import { type Site, SiteProvider } from '../site/site-context.ts'
import { type PublicName, useMemberData, usePublicData } from './data.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  // Responses reach the page within `act`.
  notifyManager.setScheduler((notify) => notify())
})
afterEach(() => vi.unstubAllGlobals())

interface Letter {
  readonly text: string
}

/** A page with one member's letter. `respond` ends the running call. */
function openPage() {
  const store = createStore<{ member: { uid: string } | undefined }>(() => ({ member: { uid: 'A' } }))
  const site = { data: {}, reader: { locale: 'en-th' }, session: { store } } as unknown as Site
  const waiting: ((response: { status: boolean; data?: Letter }) => void)[] = []
  const callers: (string | undefined)[] = []
  function Page() {
    const { data } = useMemberData<Letter>(
      ['letter'],
      () => {
        callers.push(store.getState().member?.uid)
        return new Promise((resolve) => waiting.push(resolve))
      },
      () => true,
    )
    return <p>{data?.text ?? 'nothing'}</p>
  }
  const element = document.createElement('div')
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const page = (
    <QueryClientProvider client={client}>
      <SiteProvider value={site}>
        <Page />
      </SiteProvider>
    </QueryClientProvider>
  )
  const root = createRoot(element)
  return {
    callers,
    shown: () => element.textContent,
    draw: () => act(async () => root.render(page)),
    comes: (uid: string | undefined) =>
      act(async () => store.setState({ member: uid === undefined ? undefined : { uid } })),
    respond: (text: string) => act(async () => waiting.shift()?.({ status: true, data: { text } })),
  }
}

test('[STA-01] the data of one member is never shown to the next', async () => {
  const { draw, comes, respond, shown, callers } = openPage()
  await draw()
  await respond('for A')
  expect(shown()).toBe('for A')
  await comes('B')
  expect(shown()).toBe('nothing')
  await respond('for B')
  expect(shown()).toBe('for B')
  expect(callers).toEqual(['A', 'B'])
})

test('[STA-01] a late response for the previous member is not shown to the next', async () => {
  const { draw, comes, respond, shown } = openPage()
  await draw()
  await comes('B')
  await respond('for A')
  expect(shown()).toBe('nothing')
  await respond('for B')
  expect(shown()).toBe('for B')
})

test('[STA-01] for a guest, the page makes no call', async () => {
  const { draw, comes, callers, shown } = openPage()
  await comes(undefined)
  await draw()
  expect(callers).toEqual([])
  expect(shown()).toBe('nothing')
})

test('a failed update of public data leaves the data on the page; a first load that fails is a failure', async () => {
  // No area has this data, so each load fails.
  const name = 'letters/first' as PublicName
  function Page() {
    const { data, isError } = usePublicData(name)
    return <p>{isError ? 'failed' : ((data as string | undefined) ?? 'nothing')}</p>
  }
  const site = { data: {}, reader: { locale: 'en-th' } } as unknown as Site
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData([name, 'en-th', {}], 'Hello')
  const element = document.createElement('div')
  const root = createRoot(element)
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <SiteProvider value={site}>
          <Page />
        </SiteProvider>
      </QueryClientProvider>,
    ),
  )
  await act(() => client.refetchQueries())
  expect(client.getQueryState([name, 'en-th', {}])?.status).toBe('error')
  expect(element.textContent).toBe('Hello')
  await act(() => client.resetQueries())
  expect(element.textContent).toBe('failed')
})
