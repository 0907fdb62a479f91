import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRenderingLimit } from './rendering-limit.ts'

const patience = 50

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** A limit of two pages. Each page first loads its data and then renders; the test ends both steps. */
function createPages() {
  const limit = createRenderingLimit(2, patience)
  const loads = new Map<string, PromiseWithResolvers<void>>()
  const renders = new Map<string, PromiseWithResolvers<string>>()
  const open = (name: string, { signal } = new AbortController()) =>
    limit(name[0] ?? '', signal, async (whileLoading) => {
      const load = Promise.withResolvers<void>()
      loads.set(name, load)
      await whileLoading(load.promise.finally(() => loads.delete(name)))
      const render = Promise.withResolvers<string>()
      renders.set(name, render)
      return render.promise.finally(() => renders.delete(name))
    }).catch((error: Error) => error.message)
  /** Runs the pending promises and the timers that are due. */
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    open,
    settle,
    loading: () => [...loads.keys()],
    rendering: () => [...renders.keys()],
    load: async (name: string) => {
      loads.get(name)?.resolve()
      await settle()
    },
    /** Ends the data and the rendering of a page. */
    finish: async (name: string) => {
      loads.get(name)?.resolve()
      await settle()
      renders.get(name)?.resolve(name)
      await settle()
    },
    loads,
    renders,
  }
}

test('[OPS-03] brands take turns, and the pages of a brand keep their order', async () => {
  const pages = createPages()
  const results = ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'].map((name) => pages.open(name))
  await pages.settle()
  const started: string[] = []
  for (let left = results.length; left > 0; left -= 1) {
    expect(pages.loading().length).toBe(Math.min(left, 2))
    const [first = ''] = pages.loading()
    started.push(first)
    await pages.finish(first)
  }
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'b2'])
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2'])
})

test('[OPS-03] a page that waits for its backend delays the others only until its patience ends', async () => {
  const pages = createPages()
  for (const name of ['a1', 'a2', 'b1', 'b2', 'b3']) void pages.open(name)
  await vi.advanceTimersByTimeAsync(patience - 1)
  expect(pages.loading()).toEqual(['a1', 'a2'])
  await vi.advanceTimersByTimeAsync(1)
  expect(pages.loading()).toEqual(['a1', 'a2', 'b1', 'b2'])
  await pages.load('b1')
  await pages.load('b2')
  // The data of the slow page arrives while two other pages render.
  await pages.load('a1')
  expect(pages.rendering()).toEqual(['b1', 'b2'])
  await pages.finish('b2')
  expect(pages.rendering()).toEqual(['b1', 'a1'])
  expect(pages.loading()).toEqual(['a2'])
  await pages.finish('a1')
  expect(pages.loading()).toEqual(['a2', 'b3'])
})

test('[OPS-03] a failed page frees its place, once', async () => {
  const pages = createPages()
  const results = ['a1', 'a2', 'b1', 'b2', 'b3'].map((name) => pages.open(name))
  await pages.settle()
  pages.loads.get('a1')?.reject(new Error('The load failed.'))
  await pages.load('a2')
  pages.renders.get('a2')?.reject(new Error('The rendering failed.'))
  await pages.settle()
  expect(pages.loading()).toEqual(['b1', 'b2'])

  // A load that fails after its page has left its place.
  await vi.advanceTimersByTimeAsync(patience)
  pages.loads.get('b1')?.reject(new Error('The load failed late.'))
  await pages.finish('b2')
  await pages.finish('b3')
  expect(await Promise.all(results)).toEqual([
    'The load failed.',
    'The rendering failed.',
    'The load failed late.',
    'b2',
    'b3',
  ])
  for (const name of ['c1', 'c2', 'c3']) void pages.open(name)
  await pages.settle()
  expect(pages.loading()).toEqual(['c1', 'c2'])
})

test('[OPS-03] an aborted page leaves the queue, but a page that has started renders to its end', async () => {
  const pages = createPages()
  const aborts = new Map(['a1', 'a2', 'b1', 'c1'].map((name) => [name, new AbortController()]))
  const results = [...aborts].map(([name, controller]) => pages.open(name, controller))
  await pages.settle()
  for (const name of ['a1', 'b1']) aborts.get(name)?.abort(new Error('The visitor has left.'))
  await pages.finish('a1')
  expect(pages.loading()).toEqual(['a2', 'c1'])
  await pages.finish('a2')
  await pages.finish('c1')
  expect(await Promise.all(results)).toEqual(['a1', 'a2', 'The visitor has left.', 'c1'])
})
