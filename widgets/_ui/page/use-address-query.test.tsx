// @vitest-environment window
import { act } from 'react'
import { expect, test } from 'vitest'
import { openAt } from './testing/open-at.tsx'
import { useAddressQuery } from './use-address-query.ts'

/** A button that changes the kind and then the day, before the page has rendered the new kind. */
function Shown() {
  const [query, change] = useAddressQuery()
  return (
    <button
      type="button"
      onClick={() => {
        change({ kind: 'bonus', page: '' })
        change({ from: '2026-11-01', page: '' })
      }}
    >
      {String(query)}
    </button>
  )
}

test('two changes in a row both apply, and add no history entry and change no other parameter', async () => {
  const place = await openAt('/history?app=1&page=3#top', <Shown />)
  const before = window.history.length
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('app=1&kind=bonus&from=2026-11-01')
  expect(window.location.href).toMatch(/\/history\?app=1&kind=bonus&from=2026-11-01#top$/)
  expect(window.history.length).toBe(before)
  expect(window.history.state.usr).toEqual({ dialogs: ['facts'], keepScroll: true })
})
