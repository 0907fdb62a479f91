import { expect, test } from 'vitest'
import { limitConcurrency } from './limit-concurrency.ts'

/** A function whose calls end when the test ends them. */
function createWork() {
  const open = new Map<number, PromiseWithResolvers<number>>()
  const work = limitConcurrency(2, async (id: number) => {
    const call = Promise.withResolvers<number>()
    open.set(id, call)
    return call.promise.finally(() => open.delete(id))
  })
  return { work, open, running: () => [...open.keys()] }
}

test('further calls wait in their order, and a failed call lets the next one begin', async () => {
  const { work, open, running } = createWork()
  const results = [1, 2, 3, 4].map((id) => work(id).catch((error: Error) => error.message))
  await Promise.resolve()
  expect(running()).toEqual([1, 2])

  open.get(2)?.reject(new Error('The work failed.'))
  expect(await results[1]).toBe('The work failed.')
  expect(running()).toEqual([1, 3])

  open.get(1)?.resolve(10)
  expect(await results[0]).toBe(10)
  expect(running()).toEqual([3, 4])

  open.get(3)?.resolve(30)
  open.get(4)?.resolve(40)
  expect(await Promise.all(results)).toEqual([10, 'The work failed.', 30, 40])

  // Calls after a pause begin immediately.
  const later = work(5)
  await Promise.resolve()
  expect(running()).toEqual([5])
  open.get(5)?.resolve(50)
  expect(await later).toBe(50)
})
