import { useEffect, useEffectEvent } from 'react'
import { useDialog, useOpenDialogs } from '../../../runtime/widget-api/dialogs.ts'
import { useRouteId } from '../../../runtime/widget-api/pages.ts'
import { useBrand, useVisit } from '../../../runtime/widget-api/site.ts'
import { isInstalled, isIos } from '../model/device.ts'

/** Delay before the guide opens, in ms, so that other automatic dialogs open first. */
const openDelay = 2000

/**
 * The dialog of the guide to the home screen (MOD-06). It opens by itself once per device, in a browser on an iPhone or
 * iPad, when no modal dialog is open.
 *
 * @param pages the ids of the pages on which it opens by itself
 */
export function useGuideOnce(pages: readonly string[]) {
  const dialog = useDialog('ios-guide')
  const page = useRouteId()
  const { id, environment } = useBrand()
  const visit = useVisit()
  // The key under which the device records that it has shown the guide.
  const seenKey = `livery:${environment}:${id}:ios-guide-seen`
  const isPage = page !== undefined && pages.includes(page)
  const offer = useEffectEvent(() => {
    if (!visit || !isIos() || isInstalled() || document.querySelector('dialog[open]')) return
    try {
      if (visit.storage.getItem(seenKey) !== null) return
      visit.storage.setItem(seenKey, 'seen')
    } catch {
      // The storage is not available. The guide does not open, because it would open again on each visit.
      return
    }
    dialog.open()
  })
  const isCovered = useOpenDialogs().length > 0
  useEffect(() => {
    if (!isPage || isCovered) return
    const timer = setTimeout(offer, openDelay)
    return () => clearTimeout(timer)
  }, [isPage, isCovered])
  return dialog
}
