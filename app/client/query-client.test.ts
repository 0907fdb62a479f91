// @vitest-environment window
import { onlineManager, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createToasts } from '../../runtime/state/toasts.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  onlineManager.setOnline(true)
  vi.useRealTimers()
})

test('[GRD-01] without a connection, a load fails after its retry, and repeats when the connection returns', async () => {
  const client = createQueryClient([], createToasts())
  client.mount()
  onlineManager.setOnline(false)
  const queryFn = async () => {
    if (!onlineManager.isOnline()) throw new TypeError('Failed to fetch')
    return 'menu'
  }
  const observer = new QueryObserver(client, { queryKey: ['menu'], queryFn })
  const stop = observer.subscribe(() => {})
  await vi.advanceTimersByTimeAsync(1000)
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, fetchStatus: 'idle' })
  onlineManager.setOnline(true)
  await vi.advanceTimersByTimeAsync(0)
  expect(observer.getCurrentResult()).toMatchObject({ isError: false, data: 'menu' })
  stop()
  client.unmount()
})
