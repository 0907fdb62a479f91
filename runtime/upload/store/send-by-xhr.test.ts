import { afterEach, expect, test, vi } from 'vitest'
import { sendByXhr } from './send-by-xhr.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['error', 'abort'] as const)(
  '[UPL-04] a request that ends with the event "%s" fails immediately',
  async (event) => {
    const sent: EventTarget[] = []
    class Request extends EventTarget {
      readonly upload = {}
      open(): void {}
      send(): void {
        sent.push(this)
      }
    }
    vi.stubGlobal('XMLHttpRequest', Request)
    const request = { method: 'PUT', url: 'https://store.example/a', headers: {} }
    const sending = sendByXhr(request, { signal: new AbortController().signal, timeout: 1000 })
    const [xhr] = sent as { onerror?: () => void; onabort?: () => void }[]
    xhr?.[`on${event}`]?.()
    const outcome = await Promise.race([
      sending.catch((error: unknown) => error),
      new Promise((resolve) => setImmediate(() => resolve('waits'))),
    ])
    expect(outcome).toMatchObject({ message: 'no response from the store' })
  },
)
