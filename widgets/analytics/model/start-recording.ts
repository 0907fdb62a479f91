import { type AreaVisit, listenToEvents } from '../../../runtime/widget-api/visit.ts'
import type { RecordingPart } from '../../../schemas/generated/records.ts'
import type { Recorder } from './recorder.ts'
import { loadPatiently } from './load-patiently.ts'
import { routeOf } from './route-of.ts'
import { addressOf, send } from './send.ts'
import { visitId } from './visit-id.ts'
import { isAllowed } from './when-allowed.ts'

/**
 * Records the visits of members whose VIP level the brand records (QRY-07). The recorder's code loads once such a
 * member is logged in. Guests, the brand's excepted pages and open dialogs are never recorded.
 */
export function startRecording(visit: AreaVisit, key: string): void {
  const { site, session } = visit
  const { vendors, recording } = site.settings.analytics
  const address = addressOf(vendors.recorder, site.settings.hosts.tracker ?? [], location)
  if (address === undefined) return
  // If the visitor has withdrawn consent, the steps since the last part are dropped.
  const sendPart = (part: RecordingPart) => {
    if (isAllowed(visit)) send(address, JSON.stringify(part))
  }
  const levels: readonly number[] = recording.vipLevels
  const route = () => routeOf(site, location.pathname)
  const hasRecordedLevel = () => {
    const { member, pendingLogout } = session.store.getState()
    return member !== undefined && pendingLogout === undefined && levels.includes(Number(member.vip))
  }
  const mayRecord = () =>
    hasRecordedLevel() && isAllowed(visit) && !recording.exceptPages.includes(route()) && !isDialogOpen()

  let stop: (() => void) | undefined
  let recorder: Recorder | undefined
  listenToEvents(({ name }) => {
    if (name === 'page_view') recorder?.add({ kind: 'page' })
  })
  async function update(): Promise<void> {
    if (!hasRecordedLevel()) {
      stop?.()
      stop = undefined
      return
    }
    if (stop) return
    const loading = () => {}
    stop = loading
    const [{ createRecorder }, { recordPage }] = await loadPatiently(() =>
      Promise.all([import('./recorder.ts'), import('./record-page.ts')]),
    )
    // The member has logged out meanwhile.
    if (stop !== loading) return
    recorder ??= createRecorder({
      part: { key, visit: visitId(visit), brand: site.merchant.id },
      now: () => performance.now(),
      route,
      mayRecord,
      send: sendPart,
    })
    recorder.add({ kind: 'page' })
    stop = recordPage(recorder)
  }
  const updateQuietly = () => void update().catch(() => {})
  updateQuietly()
  session.store.subscribe(updateQuietly)
}

/** Whether a dialog is open: a modal dialog, or a popover with this role, such as the live chat. */
function isDialogOpen(): boolean {
  const dialogs = document.querySelectorAll('dialog[open], [popover][role=dialog]')
  return [...dialogs].some((dialog) => dialog.matches('dialog, :popover-open'))
}
