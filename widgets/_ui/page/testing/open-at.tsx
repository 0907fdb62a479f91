import { act, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { onTestFinished } from 'vitest'

/**
 * Renders an element at an address, in a history entry with an open dialog. Unmounts it at the end of the test.
 *
 * @returns the parent of the rendered element
 */
export async function openAt(path: string, shown: ReactElement): Promise<HTMLElement> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  window.history.replaceState({ usr: { dialogs: ['facts'] }, key: 'first', idx: 0 }, '', path)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () => root.render(<BrowserRouter>{shown}</BrowserRouter>))
  return place
}
