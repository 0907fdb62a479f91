import type { Call } from '../../../../runtime/widget-api/data.ts'
import { lookUpTransaction } from '../money/look-up-transaction.ts'
import type { DepositEvent } from './deposit-flow.ts'

/** Asks the server for the state of the payment of an intent. Returns the event for the deposit. */
export async function lookUpPayment(call: Call, intent: string): Promise<DepositEvent> {
  const lookUp = await lookUpTransaction(call, intent)
  // An unreadable payment counts as pending, because it may become readable when it is done.
  if (lookUp.kind === 'missing' && !lookUp.isUnreadable) return { type: 'payment-untraceable' }
  if (lookUp.kind !== 'found' || lookUp.found.state === 'pending') {
    const url = lookUp.kind === 'found' ? lookUp.found.url : undefined
    return { type: 'payment-pending', ...(url !== undefined && { url }) }
  }
  return { type: lookUp.found.state === 'done' ? 'payment-done' : 'payment-refused' }
}
