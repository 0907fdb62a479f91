import { decodeRecords } from '../../../runtime/widget-api/data.ts'
import type { AreaVisit } from '../../../runtime/widget-api/visit.ts'
import { trackersOf } from './choose-trackers.ts'
import { startRecording } from './start-recording.ts'
import { startTracking } from './start-tracking.ts'
import { visitServices } from './visit-services.ts'

/** Reports a visit to the trackers and the recorder of its domain (QRY-05 to QRY-07). */
export async function reportVisit(visit: AreaVisit): Promise<void> {
  const { reader } = visit
  const rows = decodeRecords('push-tracker', await reader.config('push_trackers.json'), reader.decoding)
  startTracking(visit, trackersOf(rows, location.hostname))
  const { recorderKey } = await visitServices(visit)
  if (recorderKey !== undefined) startRecording(visit, recorderKey)
}
