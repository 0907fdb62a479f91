import { useEffect, useEffectEvent, useState } from 'react'
import { isDialogPopoverOpen, useIsDialogPopoverOpen } from '../../_ui/popover/use-open-popover.ts'
import type { Notice } from '../../../schemas/generated/records.ts'
import { useDialog, useOpenDialogs } from '../../../runtime/widget-api/dialogs.ts'
import { useLiveLocation, useRouteId } from '../../../runtime/widget-api/pages.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import { loadRichHtml } from '../../../runtime/widget-api/RichHtml.tsx'
import { useVisit } from '../../../runtime/widget-api/site.ts'
import { nameOf, popupsFor } from '../model/announcements.ts'
import { loadPicture } from '../model/load-picture.ts'
import { useAnnouncements } from './use-announcements.ts'
import { useStoredNames } from './use-stored-names.ts'

/**
 * The announcements that pop up on the pages that the brand chooses, each once per visit (ENG-01). They open when their
 * texts and the first picture are ready, and neither a dialog nor the live chat is open. A login adds the announcements
 * for members.
 */
export function usePopUp(pages: readonly string[]) {
  const dialog = useDialog('announcement')
  const isPopoverOpen = useIsDialogPopoverOpen()
  const isCovered = useOpenDialogs().length > 0 || isPopoverOpen
  const page = useRouteId()
  const { key, pathname } = useLiveLocation()
  const visit = useVisit()
  const isMember = useSession(({ loggedIn }) => loggedIn)
  const { dismissed, shown } = useStoredNames()
  const isPage = page !== undefined && pages.includes(page)
  const { data } = useAnnouncements(isPage || dialog.isOpen)
  const [popped, setPopped] = useState<{ readonly notices: readonly Notice[]; readonly isMember: boolean }>()
  const { isOpen, close } = dialog

  function wanted(): readonly Notice[] {
    if (!data || !visit) return []
    const popups = popupsFor(data, { isMember, now: visit.clock.now() })
    return popups.filter((notice) => !dismissed.has(nameOf(notice)))
  }
  // After a reload, a login or a logout, the dialog may still be open. It then shows all current announcements that the
  // visitor has not hidden.
  const kept = popped?.isMember === isMember ? popped.notices : undefined
  const notices = isOpen ? (kept ?? (data && wanted())) : undefined
  const isEmpty = notices?.length === 0
  const find = useEffectEvent(() => wanted().filter((notice) => !shown.has(nameOf(notice))))
  const show = useEffectEvent((found: readonly Notice[]) => {
    if (document.querySelector('dialog[open]') || isDialogPopoverOpen()) return
    // The visitor has left for another page, which has not rendered yet. The dialog would open on that page.
    if (window.location.pathname !== pathname) return
    shown.add(found.map(nameOf))
    setPopped({ notices: found, isMember })
    dialog.open()
  })
  useEffect(() => {
    if (isEmpty) close()
  }, [isEmpty, close])
  useEffect(() => {
    if (data === undefined || isCovered || !isPage) return
    const found = find()
    if (found.length === 0) return
    let isCurrent = true
    const texts = found.flatMap(({ content }) => (content === '' ? [] : loadRichHtml(content)))
    const ready = [loadPicture(found[0]?.img_path ?? ''), ...texts]
    void Promise.allSettled(ready).then(() => isCurrent && show(found))
    return () => {
      isCurrent = false
    }
  }, [data, isCovered, isPage, isMember, key])

  return {
    dialog,
    /** Undefined while the dialog is closed, until the announcements have loaded, and if the list is empty. */
    notices: isEmpty ? undefined : notices,
    /** Closes the dialog, and hides these announcements on this device. */
    dismiss(): void {
      dismissed.add((notices ?? []).map(nameOf))
      close()
    },
  }
}
