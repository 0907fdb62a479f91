import type { QueryContext } from '../../runtime/widget-api/area.ts'
import { decodeRecord } from '../../runtime/widget-api/data.ts'
import type { PartnershipFile } from '../../schemas/generated/records.ts'

/** The programme of each currency in `partnership.json`. */
export const loadPartnership = async ({ reader }: QueryContext): Promise<PartnershipFile> =>
  decodeRecord('partnership-file', await reader.config('partnership.json'), reader.decoding) ?? {}
