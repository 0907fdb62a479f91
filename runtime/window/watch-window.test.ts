import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchWindow } from './watch-window.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A window that a test can resize, and the reported sizes. */
function openWindow() {
  const listeners = new Set<() => void>()
  const window = {
    innerWidth: 390,
    innerHeight: 844,
    addEventListener: (_type: 'resize', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_type: 'resize', listener: () => void) => void listeners.delete(listener),
  }
  const reported: string[] = []
  const end = watchWindow(window, {
    onWidth: (width) => void reported.push(`width ${width}`),
    onHeight: (height) => void reported.push(`height ${height}`),
  })
  const resize = (width: number, height: number) => {
    Object.assign(window, { innerWidth: width, innerHeight: height })
    for (const listener of listeners) listener()
  }
  return { reported, end, resize, listeners }
}

test('[LAY-05] the width is reported 50 ms after the last resize, the height 300 ms after it', () => {
  const { reported, resize } = openWindow()
  expect(reported.splice(0)).toEqual(['width 390', 'height 844'])
  resize(800, 400)
  vi.advanceTimersByTime(49)
  resize(844, 390)
  vi.advanceTimersByTime(49)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported.splice(0)).toEqual(['width 844'])
  vi.advanceTimersByTime(249)
  expect(reported).toEqual([])
  vi.advanceTimersByTime(1)
  expect(reported).toEqual(['height 390'])
})

test('[LAY-05] nothing is reported after the end', () => {
  const { reported, end, resize, listeners } = openWindow()
  reported.splice(0)
  resize(800, 400)
  end()
  vi.runAllTimers()
  expect(reported).toEqual([])
  expect(listeners.size).toBe(0)
})
