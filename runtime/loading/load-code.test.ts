// @vitest-environment window
import { afterEach, expect, test, vi } from 'vitest'
import { CodeMissing, loadCode } from './load-code.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  sessionStorage.clear()
})

const missing = '<div class="block-failed" data-code-missing="true"></div>'

test.each([
  ['reloads once when the connection returns', missing, 1],
  ['does not reload after the visitor has left the part', '<div></div>', 0],
  ['does not reload for a part whose code fails', '<div class="block-failed"></div>', 0],
  ['does not reload over typed text', `${missing}<input value="081" autofocus>`, 0],
])('[NAV-06] a page whose parts failed to load offline %s', async (_what, html, times) => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('CSS', { supports: () => false })
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const failing = () => loadCode(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(failing()).rejects.toBeInstanceOf(CodeMissing)
  await expect(failing()).rejects.toBeInstanceOf(CodeMissing)
  document.body.innerHTML = html
  document.querySelector('input')?.focus()
  onLine.mockReturnValue(true)
  dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledTimes(times)
})

test('[NAV-06] a page whose part failed to load reloads only if the host responds', async () => {
  const reload = vi.fn()
  vi.stubGlobal('location', { reload, pathname: '/en-th' })
  vi.stubGlobal('CSS', { supports: () => false })
  document.body.innerHTML = ''
  const fetched = vi.fn().mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(new Response())
  vi.stubGlobal('fetch', fetched)
  const failing = () => loadCode(() => Promise.reject(new TypeError('Failed to fetch')))
  await expect(failing()).rejects.toBeInstanceOf(CodeMissing)
  expect(reload).not.toHaveBeenCalled()
  void failing()
  await vi.waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
})

test('[NAV-06] if a part fails to load and the host does not respond in time, the part shows its error', async () => {
  vi.stubGlobal('location', { reload: vi.fn(), pathname: '/en-th' })
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal)
  const hang = vi.fn<typeof fetch>(
    (_, { signal } = {}) =>
      new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error))),
  )
  vi.stubGlobal('fetch', hang)
  const outcome = loadCode(() => Promise.reject(new TypeError('Failed to fetch'))).catch((error: unknown) => error)
  await vi.waitFor(() => expect(hang).toHaveBeenCalled())
  timeout.abort()
  const shown = await Promise.race([outcome, new Promise((resolve) => setTimeout(() => resolve('waits')))])
  expect(shown).toBeInstanceOf(CodeMissing)
})
