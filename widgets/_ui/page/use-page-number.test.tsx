// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'

import { usePageNumber } from './use-page-number.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Shows the page number at an address, with a button for the next page. */
async function openAt(path: string) {
  window.history.replaceState({ usr: { dialogs: ['facts'] }, key: 'first', idx: 0 }, '', path)
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  onTestFinished(() => act(() => root.unmount()))
  await act(async () =>
    root.render(
      <BrowserRouter>
        <Shown />
      </BrowserRouter>,
    ),
  )
  return place
}

function Shown() {
  const [page, go] = usePageNumber()
  return (
    <button type="button" onClick={() => go(page + 1)}>
      {page}
    </button>
  )
}

test.each([
  ['/th-th/history', '1'],
  ['/th-th/history?page=3', '3'],
  ['/th-th/history?page=0', '1'],
  ['/th-th/history?page=1e3', '1'],
])('the list of %s shows page %s', async (path, page) => {
  expect((await openAt(path)).textContent).toBe(page)
})

test('another page replaces the current one, and the scroll position stays', async () => {
  const place = await openAt('/th-th/history?kind=bonus')
  const before = window.history.length
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('2')
  expect(window.location.search).toBe('?kind=bonus&page=2')
  expect(window.history.length).toBe(before)
  expect(window.history.state.usr).toEqual({ dialogs: ['facts'], keepScroll: true })
})
