// @vitest-environment window
import { act, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { useUnpressed } from './use-unpressed.ts'

function Box({ value }: { readonly value: string }) {
  const box = useRef<HTMLDivElement>(null)
  return <div ref={box}>{useUnpressed(value, box)}</div>
}

test('[GAM-04] a list that nobody presses shows each new value in a single rendering', async () => {
  const shown: string[] = []
  function Recorder({ value }: { readonly value: string }) {
    const box = useRef<HTMLDivElement>(null)
    shown.push(useUnpressed(value, box))
    return <div ref={box} />
  }
  const root = createRoot(document.createElement('div'))
  onTestFinished(async () => act(async () => root.unmount()))
  for (const value of ['first games', 'all games']) await act(async () => root.render(<Recorder value={value} />))
  expect(shown).toEqual(['first games', 'all games'])
})

test.each(['pointerup', 'pointercancel'])('[GAM-04] a pressed list keeps its content until after %s', async (end) => {
  vi.useFakeTimers()
  const holder = document.body.appendChild(document.createElement('div'))
  const root = createRoot(holder)
  onTestFinished(async () => {
    await act(async () => root.unmount())
    holder.remove()
    vi.useRealTimers()
  })
  const render = (value: string) => act(async () => root.render(<Box value={value} />))
  const send = (target: EventTarget | null, type: string) =>
    act(async () => void target?.dispatchEvent(new Event(type, { bubbles: true })))
  await render('first games')
  await send(holder.firstElementChild, 'pointerdown')
  await render('all games')
  expect(holder.textContent).toBe('first games')
  await send(window, end)
  // The click comes now.
  expect(holder.textContent).toBe('first games')
  await act(async () => vi.runAllTimers())
  expect(holder.textContent).toBe('all games')
  await render('found games')
  expect(holder.textContent).toBe('found games')
})
