// @vitest-environment window
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test } from 'vitest'
import { usePlace } from './use-place.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each([
  ['#/texts/about-us', 'texts about-us'],
  ['#/messages/a%2Fb', 'messages a/b'],
  ['#/messages/50%', 'messages 50%'],
])('[BRD-06] the address %s names a place', async (hash, place) => {
  function Shown() {
    const { section, entry } = usePlace()
    return `${section} ${entry}`
  }
  location.hash = hash
  const holder = document.createElement('div')
  const root = createRoot(holder)
  onTestFinished(() => act(async () => root.unmount()))
  await act(async () => root.render(<Shown />))
  expect(holder.textContent).toBe(place)
})
