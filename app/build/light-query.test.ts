import { join } from 'node:path'
import type * as QueryLibrary from '@tanstack/react-query'
import { rolldown } from 'rolldown'
import { expect, test, vi } from 'vitest'
import { projectRoot } from '../../tests/support/run-command.ts'
import { findUnusedQuery, lightQuery } from './light-query.ts'

/** A part of the query library, as the browser's build contains it. */
async function lightLibrary() {
  const library = join(projectRoot, 'node_modules/@tanstack/react-query/build/modern/index.js')
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? id : undefined),
    load: (id: string) =>
      id === 'entry' ? `export { QueryClient, QueryObserver, useQuery } from ${JSON.stringify(library)}` : undefined,
  }
  const bundle = await rolldown({ input: 'entry', plugins: [entry, lightQuery()], platform: 'browser' })
  const { output } = await bundle.generate({ format: 'es' })
  await bundle.close()
  return (await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`)) as typeof QueryLibrary
}

test('the light library loads, retries, invalidates, resets and removes data, and observers see it', async () => {
  const { QueryClient, QueryObserver } = await lightLibrary()
  const client = new QueryClient({ defaultOptions: { queries: { retry: 1, retryDelay: 0 } } })
  client.setQueryData(['banners'], ['sent'])
  let loads = 0
  const queryFn = async () => {
    loads += 1
    if (loads === 1) throw new Error('no network')
    return [`load ${loads}`]
  }
  const observer = new QueryObserver(client, { queryKey: ['banners'], queryFn, staleTime: 60_000 })
  const seen: unknown[] = []
  const stop = observer.subscribe(({ data, isFetching }) => seen.push(isFetching ? 'loading' : data?.[0]))
  expect(observer.getCurrentResult().data).toEqual(['sent'])
  await client.invalidateQueries({ queryKey: ['banners'] })
  expect(observer.getCurrentResult()).toMatchObject({ data: ['load 2'], isError: false, isFetching: false })
  await client.resetQueries({ predicate: ({ queryKey }) => queryKey[0] === 'banners' })
  await vi.waitFor(() => expect(seen.at(-1)).toBe('load 3'))
  expect(seen).toContain('loading')
  stop()
  client.removeQueries({ queryKey: ['banners'] })
  expect(client.getQueryData(['banners'])).toBeUndefined()
  expect(await client.ensureQueryData({ queryKey: ['banners'], queryFn })).toEqual(['load 4'])
  await expect(
    client.fetchQuery({ queryKey: ['faq'], queryFn: () => Promise.reject(new Error('down')) }),
  ).rejects.toThrow('down')
})

test.each([
  ['useQuery({ queryKey, placeholderData: keepPreviousData })', true],
  ['useQuery({queryKey:e,refetchInterval:1e3})', true],
  ['client.setQueriesData({ queryKey }, [])', true],
  ['useQuery({ queryKey, refetchOnWindowFocus: true })', true],
  ['useQuery({ queryKey, staleTime: 60_000, retry: false, refetchOnWindowFocus: false })', false],
  ['client.invalidateQueries({ queryKey })', false],
  ['const { isFetching } = useQuery(banks)', false],
])('%j uses a part of the query library that the build leaves out: %s', (code, expected) => {
  expect(findUnusedQuery(code) !== undefined).toBe(expected)
})
