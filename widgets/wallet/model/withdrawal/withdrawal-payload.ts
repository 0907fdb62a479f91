import type { ApiCalls } from '../../../../schemas/generated/api.ts'
import { readAmount } from '../money/amount.ts'
import { actualAmount, type WithdrawalState } from './withdrawal-flow.ts'

type Payload = ApiCalls['withdraw/do-withdraw']['request']

/**
 * The payload of `withdraw/do-withdraw`. Undefined if the account or the amount is missing, or if the amount does not
 * convert to the coin.
 */
export function withdrawalPayload(state: WithdrawalState): Payload | undefined {
  const { account } = state
  const amount = readAmount(state.amount)
  if (!account || amount === undefined) return undefined
  const { id } = account
  if (account.type === 'bank') return { amount, ...(id === undefined ? {} : { tangki_id: id }) }
  const actual_amount = actualAmount(state)
  return actual_amount === undefined
    ? undefined
    : { amount, ...(id === undefined ? {} : { account_id: id }), actual_amount, address: account.address }
}
