import { expect, onTestFinished, test, vi } from 'vitest'
import { untilSignal } from './until-signal.ts'

test('a Ctrl-C that arrives twice does not cut the end of a command, but a later one does', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const before = process.listenerCount('SIGINT')
  const stopped = untilSignal()
  process.emit('SIGINT')
  await stopped
  // Without a listener, Node ends the process at a signal.
  expect(process.listenerCount('SIGINT')).toBe(before + 1)
  process.emit('SIGINT')
  vi.advanceTimersByTime(1000)
  expect(process.listenerCount('SIGINT')).toBe(before)
  expect(process.listenerCount('SIGTERM')).toBe(before)
})
