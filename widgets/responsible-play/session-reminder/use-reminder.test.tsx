// @vitest-environment window
import { act, useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { member } from '../../../runtime/session/testing/member.ts'
import { mountOnStage } from '../../../tests/contract/widget-stage.tsx'
import type { Site, Visit } from '../../../runtime/site/site-context.ts'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { useReminder } from './use-reminder.ts'

beforeAll(() => {
  ;(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true
})
beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const minute = 60

/** The start of the session, in ms since 1970. */
const began = Date.now()

/**
 * The status after some seconds of the session.
 *
 * @param reminder_minutes the minutes between reminders
 * @param late how long the response has taken, in seconds
 */
const statusOf = (seconds: number, reminder_minutes = 15, late = 0) =>
  ({ session_seconds: seconds - late, reminder_minutes, fetchedAt: began + seconds * 1000 }) as PlayStatus

interface ReminderProps {
  /** The first status, then the status of each later fetch. */
  readonly statuses: readonly PlayStatus[]
}

/** A reminder with buttons that fetch the next status, go back, and continue. */
function Reminder({ statuses }: ReminderProps) {
  const [at, setAt] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const keepSeen = useReminder(statuses[at] as PlayStatus, {
    isOpen,
    open: () => setOpen(true),
    close: () => setOpen(false),
  })
  return (
    <>
      <button type="button" name="fetch" onClick={() => setAt(at + 1)}>
        fetch
      </button>
      <button type="button" name="back" onClick={() => setOpen(false)}>
        back
      </button>
      <button
        type="button"
        name="continue"
        onClick={() => {
          keepSeen()
          setOpen(false)
        }}
      >
        continue
      </button>
      <output>{isOpen ? 'open' : 'closed'}</output>
    </>
  )
}

async function openReminder(statuses: readonly PlayStatus[], changeSite = (site: Site) => site) {
  const { element, root } = await mountOnStage('responsible-play/session-reminder', <Reminder statuses={statuses} />, {
    member,
    responses: {},
    changeSite,
  })
  onTestFinished(() => act(async () => root.unmount()))
  return {
    shown: () => element.querySelector('output')?.textContent,
    press: (name: string) => act(async () => element.querySelector<HTMLElement>(`[name=${name}]`)?.click()),
  }
}

test('a reminder that the member has closed by going back does not open again', async () => {
  const { shown, press } = await openReminder([statusOf(16 * minute), statusOf(16 * minute), statusOf(16 * minute)])
  expect(shown()).toBe('open')
  await press('fetch')
  expect(shown()).toBe('open')
  await press('back')
  await press('fetch')
  expect(shown()).toBe('closed')
})

test('after a change to a longer interval, the next reminder comes at the next multiple of this interval', async () => {
  const { shown, press } = await openReminder([
    statusOf(80 * minute, 15),
    statusOf(81 * minute, 60),
    statusOf(121 * minute, 60),
  ])
  expect(shown()).toBe('open')
  await press('back')
  await press('fetch')
  expect(shown()).toBe('closed')
  await press('fetch')
  expect(shown()).toBe('open')
})

test('without storage, the reminder closes, and does not open again', async () => {
  const { shown, press } = await openReminder([statusOf(16 * minute), statusOf(16 * minute)])
  expect(shown()).toBe('open')
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
  })
  await press('continue')
  expect(shown()).toBe('closed')
  await press('fetch')
  expect(shown()).toBe('closed')
})

test('reminders continue although the status cannot be fetched', async () => {
  let now = began + 60_000
  const clock = { now: () => now, observe: () => {} }
  const { shown, press } = await openReminder([statusOf(minute), statusOf(minute)], (site) => ({
    ...site,
    visit: { ...(site.visit as Visit), clock },
  }))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await press('fetch')
  for (const minutes of [14, 15, 15]) {
    expect(shown()).toBe('closed')
    now += minutes * 60_000
    await act(async () => vi.advanceTimersByTime(minutes * 60_000))
    expect(shown()).toBe('open')
    await press('back')
  }
})

test('if a slow response dates the start of the session later, an open reminder stays open', async () => {
  const { shown, press } = await openReminder([statusOf(15 * minute), statusOf(15 * minute, 15, 3)])
  expect(shown()).toBe('open')
  await press('fetch')
  expect(shown()).toBe('open')
})
