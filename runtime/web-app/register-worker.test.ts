import { afterEach, expect, test, vi } from 'vitest'
import { registerWorker } from './register-worker.ts'

afterEach(() => vi.unstubAllGlobals())

test('[QRY-09] a page of a brand without a web app removes the worker and its caches', async () => {
  const done: string[] = []
  const registration = {
    update: async () => void done.push('update'),
    unregister: async () => done.push('unregister') > 0,
  }
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
  vi.stubGlobal('caches', { keys: async () => ['livery-1'], delete: async (name: string) => done.push(name) > 0 })
  await registerWorker({ isOn: false, wholeSiteAddress: '/site.json', onUpdate: () => {} })
  expect(done).toEqual(['update', 'unregister', 'livery-1'])
})

test.each([
  ['of the version of the page', 'livery-2', 0],
  ['of another version', 'livery-3', 1],
])(
  '[QRY-09] after a new worker %s (cache %s) takes over, `onUpdate` has been called %d times',
  async (_which, cache, expected) => {
    const serviceWorker = Object.assign(new EventTarget(), { register: async () => {} })
    const script = vi.fn<() => Promise<string>>(async () => `self.livery={"cache":"${cache}"};`)
    vi.stubGlobal('navigator', { serviceWorker })
    vi.stubGlobal('fetch', async () => ({ text: script }))
    const onUpdate = vi.fn<() => void>()
    await registerWorker({ isOn: true, wholeSiteAddress: '/_livery/site/th-th/2.json', onUpdate })
    serviceWorker.dispatchEvent(new Event('controllerchange'))
    await vi.waitFor(() => expect(script).toHaveBeenCalled())
    await script.mock.results[0]?.value
    expect(onUpdate).toHaveBeenCalledTimes(expected)
  },
)
