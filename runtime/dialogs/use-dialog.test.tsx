// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { HistoryRouter } from '../routing/HistoryRouter.tsx'
import { useAddressDialog } from './address-dialog.ts'
import { type DialogState, useDialog } from './use-dialog.ts'

let unmount = async (): Promise<void> => {}
beforeEach(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(async () => {
  await unmount()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const choices = ['login', 'signup'] as const

/** Opens a page with a dialog, after another page of the site. */
async function openPage(useState: () => DialogState) {
  window.history.pushState(null, '', '/th-th/faq')
  let dialog: DialogState | undefined
  function Page() {
    dialog = useState()
    return null
  }
  const root = createRoot(document.createElement('div'))
  unmount = () => act(async () => root.unmount())
  await act(async () =>
    root.render(
      <HistoryRouter>
        <Page />
      </HistoryRouter>,
    ),
  )
  window.history.pushState({ usr: null, key: 'page', idx: 1 }, '', '/th-th/slot')
  const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  return {
    go: vi.spyOn(window.history, 'go'),
    isOpen: () => dialog?.isOpen,
    press: (way: 'open' | 'close') => act(async () => dialog?.[way]()),
    popped,
  }
}

test.each<[string, () => DialogState]>([
  ['a dialog of the history', () => useDialog('redeem')],
  ['a dialog of the address', () => useAddressDialog({ choices })],
])(
  'closing %s twice in a row goes back only one entry, also after the dialog has opened again',
  async (_what, useState) => {
    const { go, isOpen, press, popped } = await openPage(useState)
    for (const times of [1, 2]) {
      await press('open')
      expect(isOpen()).toBe(true)
      const back = popped()
      await press('close')
      await press('close')
      await act(() => back)
      expect(go).toHaveBeenCalledTimes(times)
      expect(isOpen()).toBe(false)
      expect(location.pathname + location.search).toBe('/th-th/slot')
    }
  },
)

describe('a dialog of the history and one of the address', () => {
  const query = ['', '?login=1']

  test.each([
    ['of the address', 1, ['redeem']],
    ['of the history', 0, []],
  ] as const)(
    'if the dialog %s is below the other dialog, closing it leaves the other open',
    async (_what, below, left) => {
      const dialogs: DialogState[] = []
      const { go, press } = await openPage(() => {
        dialogs[0] = useDialog('redeem')
        dialogs[1] = useAddressDialog({ choices })
        return dialogs[below] as DialogState
      })
      await press('open')
      await act(async () => dialogs[1 - below]?.open())
      await press('close')
      expect(go).not.toHaveBeenCalled()
      expect(history.state.usr.dialogs).toEqual(left)
      expect(location.search).toBe(query[1 - below])
    },
  )

  test.each([
    ['of the address', 1],
    ['of the history', 0],
  ] as const)('closing the upper dialog and then the dialog %s goes back twice', async (_what, below) => {
    const dialogs: DialogState[] = []
    const { go, press, popped } = await openPage(() => {
      dialogs[0] = useDialog('redeem')
      dialogs[1] = useAddressDialog({ choices })
      return dialogs[below] as DialogState
    })
    await press('open')
    await act(async () => dialogs[1 - below]?.open())
    for (const at of [1 - below, below]) {
      const back = popped()
      await act(async () => dialogs[at]?.close())
      await act(() => back)
    }
    expect(go).toHaveBeenCalledTimes(2)
    expect([dialogs[0]?.isOpen, dialogs[1]?.isOpen]).toEqual([false, false])
    expect(location.pathname + location.search).toBe('/th-th/slot')
  })
})

describe('after a frame has loaded a page while the dialog was open, closing the dialog', () => {
  const useState = () => useDialog('deposit')

  test('goes back once in a browser with the Navigation API', async () => {
    const { go, isOpen, press } = await openPage(useState)
    await press('open')
    const back = vi.fn(() => {
      history.replaceState({ usr: null, key: 'page', idx: 1 }, '', '/th-th/slot')
      dispatchEvent(new PopStateEvent('popstate'))
      return { committed: Promise.resolve(), finished: Promise.reject(new DOMException('Replaced', 'AbortError')) }
    })
    vi.stubGlobal('navigation', { canGoBack: true, back })
    await press('close')
    expect([back.mock.calls.length, go.mock.calls.length, isOpen()]).toEqual([1, 0, false])
  })

  test('removes the dialog after 1 s in a browser without this API', async () => {
    const { go, isOpen, press } = await openPage(useState)
    await press('open')
    // Only the frame goes back, so that the page gets no event.
    go.mockImplementation(() => {})
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await press('close')
    expect(isOpen()).toBe(true)
    await act(async () => vi.advanceTimersByTime(1000))
    expect(isOpen()).toBe(false)
    expect(history.state).toMatchObject({ usr: { dialogs: [] } })
  })
})

test.each<[string, () => DialogState]>([
  ['of the history', () => useDialog('redeem')],
  ['of the address', () => useAddressDialog({ choices })],
])(
  'closing a dialog %s while the visitor follows a link closes no dialog of the next page',
  async (_what, useState) => {
    const { go, press } = await openPage(useState)
    await press('open')
    // The link replaces the step back.
    go.mockImplementation(() => {})
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    await press('close')
    const next = { usr: { dialogs: ['redeem', 'reminder'] }, key: 'next', idx: 3 }
    window.history.pushState(next, '', '/th-th/register?signup=1')
    await act(async () => vi.advanceTimersByTime(1000))
    expect([history.state, location.search]).toEqual([next, '?signup=1'])
  },
)
