import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTypingPause } from './typing-pause.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A rest of 250 ms, and of 1,000 ms at most, that notes its end. */
function watched() {
  const rest = createTypingPause(250, 1000)
  let isOver = false
  const follow = () =>
    void rest.ended().then(() => {
      isOver = true
    })
  return { rest, follow, isOver: () => isOver }
}

test('[BRD-06] typed letters wait for a pause, and each letter prolongs it', async () => {
  const { rest, follow, isOver } = watched()
  rest.letter()
  follow()
  await vi.advanceTimersByTimeAsync(249)
  rest.letter()
  await vi.advanceTimersByTimeAsync(249)
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(isOver()).toBe(true)
})

test('[BRD-06] a long text does not wait longer than a second', async () => {
  const { rest, follow, isOver } = watched()
  rest.letter()
  follow()
  for (let at = 0; at < 900; at += 100) {
    await vi.advanceTimersByTimeAsync(100)
    rest.letter()
  }
  expect(isOver()).toBe(false)
  await vi.advanceTimersByTimeAsync(100)
  expect(isOver()).toBe(true)
})

test('[BRD-06] another change ends the wait at once, and without letters there is none', async () => {
  const { rest, follow, isOver } = watched()
  rest.letter()
  follow()
  rest.end()
  await vi.advanceTimersByTimeAsync(0)
  expect(isOver()).toBe(true)
  await expect(rest.ended()).resolves.toBeUndefined()
})
