import type { Transaction } from '../../../../schemas/generated/records.ts'
import type { Call } from '../../../../runtime/widget-api/data.ts'
import { failedLookUp } from './failed-look-up.ts'
import type { LookUpResult } from './send-state.ts'

/**
 * Asks the server for the transaction of an intent: a deposit, withdrawal or bonus in any state. A deposit whose
 * payment page is unused has the `url` of the page.
 */
export async function lookUpTransaction(call: Call, intent: string): Promise<LookUpResult<Transaction>> {
  const response = await call('user/get-transactions', { page: 1, page_size: 1, intent })
  const failure = failedLookUp(response)
  if (failure) return failure
  const { data } = response
  if (!Array.isArray(data?.items)) return { kind: 'no-response' }
  const found = data.items.find((one) => one.intent === intent)
  if (found) return { kind: 'found', found }
  // The decoder leaves out an unreadable row, which may belong to this intent. So a person has to check.
  if (data.items.length === 0) return data.total > 0 ? { kind: 'missing', isUnreadable: true } : { kind: 'absent' }
  // A server that ignores `intent` returns the newest transaction, which may belong to another intent.
  return { kind: data.items.some((one) => one.intent !== undefined) ? 'no-response' : 'missing' }
}
