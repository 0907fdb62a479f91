import { useEffect, useEffectEvent, useState } from 'react'
import type { Notice } from '../../../schemas/generated/records.ts'
import { useDialog } from '../../../runtime/widget-api/dialogs.ts'
import { useLiveLocation, useRouteId } from '../../../runtime/widget-api/pages.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { useVisit } from '../../../runtime/widget-api/site.ts'
import { nameOf, popupsFor } from '../model/announcements.ts'
import { loadPicture } from '../model/load-picture.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useKeptNames } from './use-kept-names.ts'

/**
 * The announcements that pop up: once in each visit, on the pages that are to have them, when the first picture is loaded
 * and no other dialog is open (ENG-01). A login brings those for members.
 */
export function usePopUp(pages: readonly string[]) {
  const dialog = useDialog('announcement')
  const page = useRouteId()
  const { key } = useLiveLocation()
  const visit = useVisit()
  const isMember = useSession(({ loggedIn }) => loggedIn)
  const { dismissed, shown } = useKeptNames()
  const isPage = page !== undefined && pages.includes(page)
  const { data } = useAnnouncements(isPage || dialog.isOpen)
  const [fresh, setFresh] = useState<readonly Notice[]>()
  const { isOpen } = dialog

  const wanted = useEffectEvent(() => {
    if (!data || !visit) return []
    const popups = popupsFor(data, { isMember, now: visit.clock.now() })
    return popups.filter((notice) => !dismissed.has(nameOf(notice)))
  })
  const show = useEffectEvent((notices: readonly Notice[]) => {
    if (document.querySelector('dialog[open]')) return
    shown.add(notices.map(nameOf))
    setFresh(notices)
    dialog.open()
  })
  const { close } = dialog
  useEffect(() => {
    if (data === undefined) return
    if (isOpen) {
      // A reload keeps the dialog, with all that it may show now.
      const now = wanted()
      if (now.length === 0) close()
      else setFresh((before) => before ?? now)
      return
    }
    setFresh(undefined)
    const notices = wanted().filter((notice) => !shown.has(nameOf(notice)))
    if (!isPage || notices.length === 0) return
    let isHere = true
    void loadPicture(notices[0]?.img_path ?? '').then(() => isHere && show(notices))
    return () => {
      isHere = false
    }
  }, [data, isOpen, isPage, isMember, shown, key, close])

  return {
    dialog,
    /** Undefined until it is known what is shown. */
    notices: isOpen ? fresh : undefined,
    /** Closes the dialog, and shows these announcements no more on this device. */
    dismiss(): void {
      dismissed.add((fresh ?? []).map(nameOf))
      close()
    },
  }
}
