// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { expect, onTestFinished, test } from 'vitest'
import { useAddressQuery } from './use-address-query.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Chooses a kind and a day in one task, like a fast visitor whose page has not rendered the kind yet. */
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

test('two changes in a row both stay, other parameters too, in the same history entry', async () => {
  window.history.replaceState({ usr: { dialogs: ['facts'] }, key: 'first', idx: 0 }, '', '/history?app=1&page=3#top')
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
  const before = window.history.length
  await act(async () => place.querySelector('button')?.click())
  expect(place.textContent).toBe('app=1&kind=bonus&from=2026-11-01')
  expect(window.location.href).toMatch(/\/history\?app=1&kind=bonus&from=2026-11-01#top$/)
  expect(window.history.length).toBe(before)
  expect(window.history.state.usr).toEqual({ dialogs: ['facts'], keepScroll: true })
})
