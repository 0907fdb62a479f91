// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { useTimeInView } from './use-time-in-view.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => vi.useRealTimers())

/** Makes this tab visible, or hides it behind another tab. */
function turn(visibilityState: 'visible' | 'hidden') {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibilityState })
  document.dispatchEvent(new Event('visibilitychange'))
}

async function open() {
  vi.useFakeTimers()
  const ended = vi.fn()
  function Shown() {
    useTimeInView(true, 3000, ended)
    return null
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<Shown />))
  return ended
}

test('[DEP-10] a visible page shows an outcome for the given time', async () => {
  turn('visible')
  const ended = await open()
  vi.advanceTimersByTime(2999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ended).toHaveBeenCalledOnce()
})

test('[DEP-10] the time of an outcome begins when the visitor returns from another tab', async () => {
  turn('hidden')
  const ended = await open()
  vi.advanceTimersByTime(60_000)
  expect(ended).not.toHaveBeenCalled()
  turn('visible')
  vi.advanceTimersByTime(2999)
  expect(ended).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(ended).toHaveBeenCalledOnce()
})
