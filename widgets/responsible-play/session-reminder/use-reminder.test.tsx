// @vitest-environment window
import { act, useState } from 'react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { loginResponses } from '../../../tests/contract/login-responses.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { useReminder } from './use-reminder.ts'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
beforeEach(() => localStorage.clear())

/** The status of a session of 16 minutes, with a reminder every 15. */
const statusNow = () => ({ session_seconds: 960, reminder_minutes: 15, fetchedAt: Date.now() }) as PlayStatus

/** A reminder with two buttons: one fetches the status again, and one closes the dialog as going back does. */
function Reminder() {
  const [status, setStatus] = useState(statusNow)
  const [isOpen, setOpen] = useState(false)
  useReminder(status, { isOpen, open: () => setOpen(true), close: () => setOpen(false) })
  return (
    <>
      <button type="button" name="fetch" onClick={() => setStatus(statusNow())}>
        fetch
      </button>
      <button type="button" name="back" onClick={() => setOpen(false)}>
        back
      </button>
      <output>{isOpen ? 'open' : 'closed'}</output>
    </>
  )
}

test('a reminder that the member has closed by going back does not open again', async () => {
  const { element, root } = await mountOnStage('responsible-play/session-reminder', <Reminder />, {
    responses: loginResponses,
  })
  const shown = () => element.querySelector('output')?.textContent
  const press = (name: string) => act(async () => element.querySelector<HTMLElement>(`[name=${name}]`)?.click())
  expect(shown()).toBe('open')
  await press('fetch')
  expect(shown()).toBe('open')
  await press('back')
  await press('fetch')
  expect(shown()).toBe('closed')
  await act(async () => root.unmount())
})
