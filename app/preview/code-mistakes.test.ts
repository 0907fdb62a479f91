import { expect, test, vi } from 'vitest'
import { createCodeMistakes } from './code-mistakes.ts'
import { mistakePage } from './pages/mistake-page.ts'

const request = new Request('http://acme.localhost/en-th')
const page = (status: number) => new Response('A page.', { status, headers: { 'content-type': 'text/html' } })

test('[BRD-05] pages whose code cannot be loaded show the message, and the terminal shows it once and without a stack', async () => {
  const print = vi.fn()
  const { load, onFailure, show } = createCodeMistakes(
    print,
    (error) => (error.message += '\n    at load (vite.js:1:2)'),
  )
  const fail = async (message: string) => {
    const failed = load(() => Promise.reject(new Error(message)))
    await failed.catch((error: unknown) => onFailure('acme', '/en-th', error))
    return show(page(500), request)
  }
  const shown = await fail('There is no <List>.')
  expect([shown.status, await shown.text()]).toEqual([500, expect.stringContaining('There is no &lt;List&gt;.</pre>')])
  await fail('There is no <List>.')
  const line = 'The code of the pages cannot be loaded:\nThere is no <List>.'
  expect(print.mock.calls).toEqual([[line]])
  expect(show(new Response('{}', { status: 500 }), request).headers.get('content-type')).not.toContain('html')

  // A corrected mistake may come back.
  expect(await load(async () => 'code')).toBe('code')
  expect(await show(page(200), request).text()).toBe('A page.')
  expect(await show(page(500), request).text()).toBe('A page.')
  await fail('There is no <List>.')
  expect(print.mock.calls).toEqual([[line], [line]])
})

test('a browser that prefers Thai gets the heading in Thai', async () => {
  const thai = new Request(request, { headers: { 'accept-language': 'th-TH,en;q=0.8' } })
  expect(await mistakePage('A mistake.', thai).text()).toContain('<h1>โค้ดมีข้อผิดพลาด</h1>')
})

test('a page that fails because of a bug keeps its notice, and the console shows the stack', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const print = vi.fn()
  const { onFailure, show } = createCodeMistakes(print, () => {})
  const error = new Error('bug')
  onFailure('acme', '/en-th', error)
  expect(log.mock.calls).toEqual([['acme: /en-th failed.', error]])
  expect(print).not.toHaveBeenCalled()
  expect(await show(page(500), request).text()).toBe('A page.')
  log.mockRestore()
})
