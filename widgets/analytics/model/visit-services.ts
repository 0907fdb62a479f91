import { decodeRecords } from '../../../runtime/widget-api/data.ts'
import type { AreaVisit } from '../../../runtime/widget-api/visit.ts'
import { servicesOf } from './choose-trackers.ts'

/** The keys of the recorder and of the push service of a visit's domain, from `tracker_config.json`. */
export async function visitServices({ reader }: Pick<AreaVisit, 'reader'>) {
  const entries = decodeRecords('tracker-entry', await reader.config('tracker_config.json'), reader.decoding)
  return servicesOf(entries, location.hostname)
}
