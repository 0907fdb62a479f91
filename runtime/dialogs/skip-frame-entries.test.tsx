// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { useSkippedFrameEntries } from './skip-frame-entries.ts'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  window.history.replaceState({ idx: 1 }, '', '/th-th/deposit')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/**
 * Shows a frame, and removes it again.
 *
 * @param loads number of pages that load in the frame
 * @param added number of entries that the history gets while the frame is shown
 * @returns `steps`, a function that returns the step that the page goes back, as a list: `[-2]`, or empty for no step
 */
async function removeFrame({
  loads,
  added,
  isChromium = true,
}: {
  loads: number
  added: number
  isChromium?: boolean
}) {
  if (isChromium) {
    Object.assign(navigator, { userAgentData: {} })
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'userAgentData'))
  }
  const go = vi.spyOn(window.history, 'go').mockImplementation(() => {})
  let countLoad = () => {}
  function Frame() {
    countLoad = useSkippedFrameEntries()
    return null
  }
  const root = createRoot(document.createElement('div'))
  await act(async () => root.render(<Frame />))
  for (let load = 0; load < loads; load++) countLoad()
  vi.spyOn(window.history, 'length', 'get').mockReturnValue(window.history.length + added)
  await act(async () => root.unmount())
  return {
    steps: () => {
      vi.runAllTimers()
      return go.mock.calls.flat()
    },
  }
}

test.each([
  ['of a payment in two steps', { loads: 3, added: 2 }, [-2]],
  ['of one page', { loads: 1, added: 0 }, []],
  ['that has reloaded its page', { loads: 3, added: 1 }, []],
  ['that has gone back', { loads: 4, added: 2 }, []],
  ['in a browser that removes its entries', { loads: 3, added: 0 }, []],
  ['in another browser', { loads: 3, added: 2, isChromium: false }, []],
])('the page goes back over the entries of a removed frame %s: %o', async (_what, frame, expected) => {
  expect((await removeFrame(frame)).steps()).toEqual(expected)
})

test('if a navigation removes a frame, its entry replaces the entries of the frame', async () => {
  const { steps } = await removeFrame({ loads: 3, added: 3 })
  window.history.replaceState({ idx: 2 }, '', '/th-th')
  const push = vi.spyOn(window.history, 'pushState')
  vi.mocked(window.history.go).mockImplementation(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(steps()).toEqual([-3])
  expect(push.mock.calls).toEqual([[{ idx: 2 }, '', expect.stringMatching(/\/th-th$/)]])
})

test('if a step back removes a frame, the page goes back no further', async () => {
  const { steps } = await removeFrame({ loads: 2, added: 1 })
  window.history.replaceState({ idx: 0 }, '', '/th-th')
  expect(steps()).toEqual([])
})
