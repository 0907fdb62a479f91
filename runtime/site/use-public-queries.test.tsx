// @vitest-environment window
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { type Site, SiteProvider } from './site-context.ts'
import { defineArea } from '../areas/area.ts'
import type { PublicName } from '../areas/public-data.ts'
import { registerAreas } from '../areas/registered-areas.ts'
import { usePublicQueries } from './use-public-queries.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const names = ['beans/menu', 'beans/hours'] as readonly string[] as readonly PublicName[]
let loads: string[] = []
let content = 'first'

/** Returns the load of a query. The load fails while `content` is `none`. */
const load = (name: string) => async () => {
  loads.push(name)
  if (content === 'none') throw new Error('The backend is away.')
  return `${content} ${name}`
}
registerAreas([
  defineArea({
    name: 'beans',
    queries: Object.fromEntries(names.map((name) => [name, { load: load(name), retry: false }])),
  } as never),
])

let retry = async (): Promise<boolean> => false

function Shown({ isWanted }: { readonly isWanted: boolean }) {
  const queries = usePublicQueries(
    names.map((name) => ({ name })),
    isWanted,
  )
  useEffect(() => {
    retry = queries.retry
  })
  return `${names.map((name) => String(queries.data(name))).join(', ')}${queries.hasFailed ? ', failed' : ''}`
}

/** Renders the data of both queries, and returns the text that the page shows. */
async function rendered(isWanted: boolean) {
  loads = []
  content = 'first'
  const client = new QueryClient()
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  const site = { data: { locale: 'en-th' }, reader: { locale: 'en-th' } } as unknown as Site
  const draw = (wanted: boolean) =>
    act(async () =>
      root.render(
        <QueryClientProvider client={client}>
          <SiteProvider value={site}>
            <Shown isWanted={wanted} />
          </SiteProvider>
        </QueryClientProvider>,
      ),
    )
  await draw(isWanted)
  return { client, draw, text: () => place.textContent }
}

test('the data of each query loads once and is found by its name', async () => {
  const { draw, text } = await rendered(true)
  expect(text()).toBe('first beans/menu, first beans/hours')
  await draw(true)
  expect(loads).toEqual(names)
})

test('queries load only when they are wanted', async () => {
  const { draw, text } = await rendered(false)
  expect(text()).toBe('undefined, undefined')
  expect(loads).toEqual([])
  await draw(true)
  expect(text()).toBe('first beans/menu, first beans/hours')
})

test('a reset query loads again', async () => {
  const { client, text } = await rendered(true)
  content = 'second'
  await act(() => client.resetQueries({ queryKey: [names[0]] }))
  expect(text()).toBe('second beans/menu, first beans/hours')
})

test('a failed load gives no data until a retry has loaded the data', async () => {
  const { client, text } = await rendered(true)
  content = 'none'
  await act(() => client.resetQueries({ queryKey: [names[0]] }))
  expect(text()).toBe('undefined, first beans/hours, failed')
  expect(await act(() => retry())).toBe(false)
  expect(text()).toBe('undefined, first beans/hours, failed')
  content = 'second'
  expect(await act(() => retry())).toBe(true)
  expect(text()).toBe('second beans/menu, first beans/hours')
})

test('a failed update leaves the data', async () => {
  const { client, text } = await rendered(true)
  content = 'none'
  await act(() => client.refetchQueries())
  expect(text()).toBe('first beans/menu, first beans/hours')
})
