// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notThisStudio, type StudioProduct } from '../../messages.ts'
import { ownToken } from '../client.ts'
import { useStudio } from '../studio-state.ts'
import { fakeStudio } from '../testing/fake-studio.ts'
import { App } from './App.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
vi.mock('./StartPage.tsx', () => ({ StartPage: () => 'The brands' }))

let studio: ReturnType<typeof fakeStudio>
let holder: HTMLElement
let root: ReturnType<typeof createRoot>
beforeEach(async () => {
  sessionStorage.setItem('livery-studio-token', 'token')
  useStudio.setState({ product: undefined, unavailable: undefined, notice: undefined })
  studio = fakeStudio()
  holder = document.body.appendChild(document.createElement('div'))
  root = createRoot(holder)
  await act(async () => root.render(<App />))
})
afterEach(async () => {
  vi.useRealTimers()
  await act(async () => root.unmount())
})

test('[BRD-06] a page of an earlier run drops its token, and keeps its unsent edits', async () => {
  sessionStorage.setItem('livery-studio waiting', '[{"layer":"acme","pointer":"/otp/length","value":5}]')
  const loading = await studio.next('product')
  await act(async () => loading.respond({ code: notThisStudio }, 403))
  await expect.poll(() => ownToken()).toBe('')
  expect(sessionStorage.getItem('livery-studio waiting')).toContain('/otp/length')
})

test('[BRD-06] a page that opens while the studio starts loads once the studio is ready', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const starting = await studio.next('product')
  await act(async () => starting.respond(undefined, 503))
  await act(async () => vi.advanceTimersByTimeAsync(2_000))
  expect(holder.textContent).toContain('The studio does not respond.')
  const ready = await studio.next('product')
  const product = { layer: {}, tokens: {}, settings: {}, words: {}, widgets: [] } as unknown as StudioProduct
  await act(async () => ready.respond(product))
  expect(holder.textContent).toBe('The brands')
})
