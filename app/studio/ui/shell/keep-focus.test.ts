// @vitest-environment window
import { expect, onTestFinished, test } from 'vitest'
import { keepFocus } from './keep-focus.ts'

function open() {
  document.body.innerHTML = '<input><button>Save</button><div tabindex="0"></div>'
  const [input, , frame] = [...document.body.children] as HTMLElement[]
  const { restore, stop } = keepFocus(() => frame ?? null)
  onTestFinished(stop)
  return { input, frame, restore }
}

test('[BRD-06] a field keeps the focus if the page in the preview takes it', () => {
  const { input, frame, restore } = open()
  input?.focus()
  frame?.focus()
  expect(document.activeElement).toBe(frame)
  restore()
  expect(document.activeElement).toBe(input)
})

test('[BRD-06] if a press beside all controls leaves nothing focused, the page in the preview cannot keep the focus', () => {
  const { input, frame, restore } = open()
  input?.focus()
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))
  frame?.focus()
  restore()
  expect(document.activeElement).toBe(document.body)
})

test('[BRD-06] the Tab key moves the focus into the preview', () => {
  const { input, frame, restore } = open()
  input?.focus()
  input?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }))
  frame?.focus()
  restore()
  expect(document.activeElement).toBe(frame)
})
