import { useEffect, useEffectEvent, useRef } from 'react'
import { useMemberDataChanged } from '../../../runtime/widget-api/data.ts'
import type { DialogState } from '../../../runtime/widget-api/dialogs.ts'
import { accountKey, useSession } from '../../../runtime/widget-api/session.ts'
import { useBrand, useSettings, useVisit } from '../../../runtime/widget-api/site.ts'
import { isDialogPopoverOpen, useIsDialogPopoverOpen } from '../../_ui/popover/use-open-popover.ts'
import type { PlayStatus } from '../hooks/use-play-status.ts'
import { useServerNow } from '../hooks/use-server-now.ts'
import { elapsedSeconds, remindersDue, untilNextReminder } from '../model/session-time.ts'

/**
 * Opens the dialog when a reminder is due, after a popover such as the live chat has closed. A reminder that the member
 * has seen does not open again in another tab or after a reload. Returns a function that stores that the member has
 * seen it.
 *
 * @param dialog the dialog of the reminder
 */
export function useReminder(status: PlayStatus, dialog: DialogState): () => void {
  const { reminder } = useSettings().responsiblePlay
  const { id, environment } = useBrand()
  const visit = useVisit()
  const account = useSession(({ member }) => member?.username ?? '')
  const refresh = useMemberDataChanged()
  const serverNow = useServerNow()
  const minutes = status.reminder_minutes ?? reminder
  const key = `livery:${environment}:${id}:reminder-${accountKey(account)}`
  const { isOpen } = dialog
  const isPopoverOpen = useIsDialogPopoverOpen()
  // The moment at which the member has seen a reminder, if a full or forbidden storage has refused it.
  const unstored = useRef('')
  // The moment at which the dialog last opened.
  const opened = useRef('')

  /**
   * The seconds of a moment. A moment is the session's start and the elapsed seconds: `1795000000000 960`. Returns 0 if
   * the moment belongs to a session with another start.
   */
  const secondsAt = (moment: string): number => {
    const [began = '', seconds = ''] = moment.split(' ')
    return Math.abs(Number(began) - beganAt(status)) <= 60_000 ? Number(seconds) : 0
  }
  // By a slow response, the session seems to have started later. A reminder that has opened stays due nevertheless.
  const elapsed = () => Math.max(elapsedSeconds(status, serverNow()), secondsAt(opened.current))
  const now = () => `${beganAt(status)} ${elapsed()}`
  const seenAt = () => secondsAt(unstored.current || readSeen(visit?.storage, key))
  // Both durations count by the current interval, because the member may have changed it since.
  const isDue = () => remindersDue(elapsed(), minutes) > remindersDue(seenAt(), minutes)
  const keepSeen = () => {
    const seen = now()
    unstored.current = ''
    try {
      visit?.storage.setItem(key, seen)
    } catch {
      unstored.current = seen
    }
  }

  const look = useEffectEvent(() => {
    // A modal dialog would close the popover.
    if (!isDue() || isOpen || isDialogPopoverOpen()) return
    opened.current = now()
    dialog.open()
  })
  const update = useEffectEvent(() => {
    // If the reminder is no longer due, the member has seen it in another tab or before a reload.
    if (isOpen && !isDue()) dialog.close()
  })
  useEffect(() => {
    look()
    update()
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = () => {
      const time = untilNextReminder(elapsedSeconds(status, serverNow()), minutes)
      if (time !== undefined) timer = setTimeout(remind, time)
    }
    const remind = () => {
      // The dialog shows the last known result until the current one arrives.
      void refresh()
      look()
      // After a failed fetch, the status stays the same, and this effect does not run again.
      wait()
    }
    wait()
    const onStorage = () => update()
    window.addEventListener('storage', onStorage)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', onStorage)
    }
  }, [status, minutes, refresh, serverNow, isPopoverOpen])

  // If the member goes back, the dialog closes without its buttons. The reminder counts as seen.
  const wasOpen = useRef(isOpen)
  const closed = useEffectEvent(() => keepSeen())
  useEffect(() => {
    if (wasOpen.current && !isOpen) closed()
    wasOpen.current = isOpen
  }, [isOpen])

  return keepSeen
}

/** The start of the session by the server's clock, in ms since 1970. */
const beganAt = ({ fetchedAt, session_seconds }: PlayStatus) => fetchedAt - session_seconds * 1000

function readSeen(storage: Pick<Storage, 'getItem'> | undefined, key: string): string {
  try {
    return storage?.getItem(key) ?? ''
  } catch {
    return ''
  }
}
