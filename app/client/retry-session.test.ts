// @vitest-environment window
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scriptedSession } from '../../runtime/session/testing/scripted-session.ts'
import { retrySession } from './retry-session.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const failing = () => scriptedSession(() => ({ status: false, noResponse: true }))

test('[STA-02] an unconfirmed logout is tried again every ten seconds', async () => {
  const { session, calls } = failing()
  retrySession(session)
  await session.logout()
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(9999)
  expect(calls).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(40_000)
  expect(calls).toHaveLength(6)
})

test('[STA-02] a logout that failed before the page has hydrated is tried again', async () => {
  const { session, calls } = failing()
  await session.logout()
  retrySession(session)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(calls).toHaveLength(2)
})

test('[STA-02] a confirmed logout is not tried again', async () => {
  const responses = [{ status: false, noResponse: true }]
  const { session, calls } = scriptedSession(() => responses.shift() ?? { status: true })
  retrySession(session)
  await session.logout()
  expect(session.store.getState().pendingLogout).toBe('failed')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(session.store.getState().pendingLogout).toBeUndefined()
  expect(vi.getTimerCount()).toBe(0)
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls.filter((call) => call === 'index/logout')).toHaveLength(2)
})

test('[STA-02] a cancelled logout is not tried again', async () => {
  const { session, calls } = failing()
  retrySession(session)
  await session.logout()
  await session.cancelLogout()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(calls.filter((call) => call === 'index/logout')).toHaveLength(1)
  expect(vi.getTimerCount()).toBe(0)
})
