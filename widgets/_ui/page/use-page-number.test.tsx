// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { openAt } from './testing/open-at.tsx'
import { usePageNumber } from './use-page-number.ts'

/** Shows the page number, with a button for the next page. */
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
  expect((await openAt(path, <Shown />)).textContent).toBe(page)
})

test('another page of the list replaces the history entry and keeps the scroll position', async () => {
  const place = await openAt('/th-th/history?kind=bonus', <Shown />)
  const before = window.history.length
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('2')
  expect(window.location.search).toBe('?kind=bonus&page=2')
  expect(window.history.length).toBe(before)
  expect(window.history.state.usr).toEqual({ dialogs: ['facts'], keepScroll: true })
})
