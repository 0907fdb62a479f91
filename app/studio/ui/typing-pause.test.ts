import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypingPause } from './typing-pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Creates a typing pause of 250 ms with a maximum wait of 1,000 ms. Records whether the wait is over. */
function createWatched() {
  const typing = createTypingPause(250, 1000)
  let isOver = false
  const follow = () =>
    void typing.whenEnded().then(() => {
      isOver = true
    })
  return { typing, follow, isOver: () => isOver }
}

test('[BRD-06] typed text waits for a pause, and each keystroke prolongs the wait, up to a second', async () => {
  const { typing, follow, isOver } = createWatched()
  typing.keystroke()
  follow()
  await vi.advanceTimersByTimeAsync(249)
  typing.keystroke()
  await vi.advanceTimersByTimeAsync(249)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver()).toBe(true)
})

test('[BRD-06] a long text does not wait longer than a second', async () => {
  const { typing, follow, isOver } = createWatched()
  typing.keystroke()
  follow()
  for (let at = 0; at < 900; at += 100) {
    await vi.advanceTimersByTimeAsync(100)
    typing.keystroke()
  }
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver()).toBe(true)
})

test('[BRD-06] another change ends the wait immediately, and without a keystroke nothing waits', async () => {
  const { typing, follow, isOver } = createWatched()
  typing.keystroke()
  follow()
  typing.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver()).toBe(true)
  await expect(typing.whenEnded()).resolves.toBeUndefined()
})
