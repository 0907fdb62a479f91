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
  await registerWorker({ isOn: false, onUpdate: () => {} })
  expect(done).toEqual(['update', 'unregister', 'livery-1'])
})
