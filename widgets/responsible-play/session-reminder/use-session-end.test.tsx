// @vitest-environment window
import { act } from 'react'
import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { useSessionEnd } from './use-session-end.ts'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
afterEach(() => vi.useRealTimers())

function SessionEnd({ status }: { readonly status: PlayStatus }) {
  useSessionEnd(status)
  return null
}

test('at the end of a session, failed calls of the dashboard are repeated until the session has ended', async () => {
  const status = {
    session_seconds: 3600,
    fetchedAt: Date.now(),
    limits: [{ id: 'session-session', kind: 'session', period: 'session', amount: '60', used: '60' }],
  } as unknown as PlayStatus
  let calls = 0
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { root } = await mountOnStage('responsible-play/session-reminder', <SessionEnd status={status} />, {
    member,
    responses: {
      'user/dashboard': () => {
        calls += 1
        return { status: false, noResponse: true }
      },
    },
  })
  onTestFinished(() => act(async () => root.unmount()))
  for (const expected of [1, 2, 3]) {
    await act(async () => vi.runOnlyPendingTimers())
    expect(calls).toBe(expected)
  }
})
