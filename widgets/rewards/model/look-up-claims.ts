import type { PointsEntry, WheelSpin } from '../../../schemas/generated/records.ts'
import { type Call, isRows } from '../../../runtime/widget-api/data.ts'
import { failedLookUp, type LookUpResult } from '../../wallet/exports.ts'

/** Asks the server whether the member's last spin belongs to this intent. */
export async function lookUpSpin(call: Call, intent: string): Promise<LookUpResult<WheelSpin>> {
  const response = await call('wheel/get-wheel', {})
  const failure = failedLookUp(response)
  if (failure) return failure
  const { data } = response
  if (!data) return { kind: 'no-response' }
  if (data.last?.intent === intent) return { kind: 'found', found: data.last }
  // Without an intent, the last spin may be the spin of this intent.
  return { kind: data.last && data.last.intent === undefined ? 'missing' : 'absent' }
}

/** Asks the server whether the redemption of this intent has taken points. */
export async function lookUpRedemption(call: Call, intent: string): Promise<LookUpResult<PointsEntry>> {
  const response = await call('reward/get-points', { page: 1, page_size: 1, intent })
  const failure = failedLookUp(response)
  if (failure) return failure
  const { data } = response
  if (!data || !isRows(data.items, ['note'])) return { kind: 'no-response' }
  const found = data.items.find((entry) => entry.intent === intent)
  if (found) return { kind: 'found', found }
  // A server without intents sends the newest row, which may belong to another change of points. The decoder leaves out
  // an unreadable row, which may belong to this redemption.
  return { kind: data.items.length === 0 && data.total === 0 ? 'absent' : 'missing' }
}
