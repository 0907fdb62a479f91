// @vitest-environment window
import { act, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { HistoryRouter } from '../../../runtime/routing/HistoryRouter.tsx'
import { useHistoryEntry } from './use-history-entry.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => void vi.restoreAllMocks())

/** The dialogs that the current history entry names as open. */
const shown = () => (history.state as { usr?: { dialogs?: readonly string[] } } | null)?.usr?.dialogs ?? []

/** Opens a page with the closed dialog of a launch. The history has another page before this page. */
async function openPage() {
  history.pushState(null, '', '/th-th/faq')
  let change: (dialog: { readonly isOpen: boolean; readonly isUsed: boolean }) => void = () => {}
  const onBack = vi.fn<() => void>(() => change({ isOpen: false, isUsed: false }))
  function Page() {
    const [dialog, setDialog] = useState({ isOpen: false, isUsed: false })
    change = setDialog
    useHistoryEntry('dialog-game', { ...dialog, onBack })
    return null
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () =>
    root.render(
      <HistoryRouter>
        <Page />
      </HistoryRouter>,
    ),
  )
  history.pushState({ usr: null, key: 'page', idx: 1 }, '', '/th-th/slot')
  const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
  return {
    onBack,
    show: (isUsed: boolean, isOpen = isUsed) => change({ isOpen, isUsed }),
    /** Runs an action that goes back, and waits until the page is at the previous entry. */
    back: async (go: () => void) => {
      const back = popped()
      await act(async () => go())
      await act(() => back)
    },
  }
}

test('[MOD-01] Back closes the dialog of a launch, and stays on the page', async () => {
  const { show, back, onBack } = await openPage()
  await act(async () => show(true))
  expect(shown()).toEqual(['dialog-game'])
  await back(() => history.back())
  expect(onBack).toHaveBeenCalledTimes(1)
  expect([location.pathname, shown()]).toEqual(['/th-th/slot', []])
})

test('[MOD-01] if the player goes back before the page has rendered the dialog’s entry, the dialog closes', async () => {
  const { show, onBack } = await openPage()
  const { state } = history
  await act(async () => {
    flushSync(() => show(true))
    expect(shown()).toEqual(['dialog-game'])
    // React renders the pushed entry as a transition. Before that, the browser is back at the entry of the page.
    history.replaceState(state, '')
    dispatchEvent(new PopStateEvent('popstate', { state }))
  })
  expect(onBack).toHaveBeenCalledTimes(1)
  expect([location.pathname, shown()]).toEqual(['/th-th/slot', []])
})

test('[MOD-01] if a launch ends, the page goes back from the entry of the dialog', async () => {
  const { show, back, onBack } = await openPage()
  const { length } = history
  for (const _time of [1, 2]) {
    await act(async () => show(true))
    await back(() => show(false))
    expect([location.pathname, shown()]).toEqual(['/th-th/slot', []])
  }
  // One forward entry remains, because the second dialog has replaced the entry of the first.
  expect(history.length).toBe(length + 1)
  expect(onBack).not.toHaveBeenCalled()
})

test('[MOD-01] the dialog keeps its history entry while the login covers it, until the player gives the game up', async () => {
  const { show, back } = await openPage()
  const go = vi.spyOn(history, 'go')
  await act(async () => show(true))
  await act(async () => show(true, false))
  expect(go).not.toHaveBeenCalled()
  expect(shown()).toEqual(['dialog-game'])
  await back(() => show(false))
  expect([location.pathname, shown()]).toEqual(['/th-th/slot', []])
})
