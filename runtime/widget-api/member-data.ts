import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AnswerOf, RequestOf } from '../api/call-api.ts'
import { CallFailed } from '../api/call-failed.ts'
import { useSite } from '../page/site-context.ts'
import { useCall, useSession } from './hooks.ts'

interface MemberAnswer<Data> {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: Data
}

/**
 * Data of the member who is here, asked for anew by every page. It goes with the session.
 *
 * @param isWhole whether an answer has what the page cannot do without; any other has failed
 */
function useMemberData<Data>(
  key: readonly unknown[],
  ask: () => Promise<MemberAnswer<Data>>,
  isWhole: (data: Data) => boolean,
) {
  const { reader } = useSite()
  const uid = useSession((state) => state.member?.uid)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['member', reader.locale, uid, ...key],
    enabled: uid !== undefined,
    queryFn: async () => {
      const answer = await ask()
      const { status, data: given } = answer
      if (!status || given === undefined || given === null || !isWhole(given)) throw new CallFailed(answer)
      return given
    },
  })
  // A failure is told only where there is nothing to show.
  return { data, isError: isError && data === undefined, isFetching, retry: () => void refetch() }
}

export type PayoutDetails = NonNullable<AnswerOf<'user/get-user-bank-detail'>['data']>

/** Payout accounts, bounds of withdrawals and coins (WDR-09). */
export function usePayoutDetails() {
  const call = useCall()
  const currency = useSession((state) => state.member?.currency) ?? ''
  return useMemberData(
    ['payout-details', currency],
    () => call('user/get-user-bank-detail', { currency }),
    isPayoutDetails,
  )
}

/** Whether an answer has the lists and bounds without which nothing can be withdrawn: accounts that are none make it none. */
export function isPayoutDetails({ bank, crypto, settings }: PayoutDetails): boolean {
  return (
    isRows(bank, ['bank_name', 'account_number']) &&
    isRows(crypto, ['coin', 'address', 'currency_rate']) &&
    typeof settings === 'object' &&
    settings !== null
  )
}

/** Whether a value is a list of records that have these texts. */
function isRows(list: unknown, texts: readonly string[]): boolean {
  const isRow = (row: unknown) => texts.every((name) => typeof Object(row)[name] === 'string')
  return Array.isArray(list) && list.every(isRow)
}

export type TransactionFilter = RequestOf<'user/get-transactions'>

/** One page of deposits, withdrawals and bonuses (ENG-08). */
export function useTransactions(filter: TransactionFilter) {
  const call = useCall()
  return useMemberData(
    ['transactions', filter],
    () => call('user/get-transactions', filter),
    ({ items, total }) => isRows(items, ['kind', 'state', 'amount', 'created']) && Number.isSafeInteger(total),
  )
}

/** One page of the rounds that the member has played (ENG-08). */
export function useGameRounds(filter: RequestOf<'game/get-game-history'>) {
  const call = useCall()
  return useMemberData(
    ['game-rounds', filter],
    () => call('game/get-game-history', filter),
    ({ items, total }) => Array.isArray(items) && Number.isSafeInteger(total),
  )
}

type PromotionBalance = NonNullable<AnswerOf<'promotion/get-promotion-balance'>['data']>

/** `promotion/get-promotion-balance`: no promotion is running. */
const noPromotion = 4237

/** What ending the running promotion would mean for the member's money; `none` where none is running (MOD-05). */
export function usePromotionBalance() {
  const call = useCall()
  return useMemberData<PromotionBalance | 'none'>(
    ['promotion-balance'],
    async () => {
      const answer = await call('promotion/get-promotion-balance', {})
      return answer.code === noPromotion ? { status: true, data: 'none' } : answer
    },
    (data) => data === 'none' || typeof data.bal_final === 'string',
  )
}

/** Where the check of the member's document stands (AUT-20). */
export function useIdDocument() {
  const call = useCall()
  return useMemberData(
    ['id-document'],
    () => call('user/get-id-document', {}),
    ({ state }) => typeof state === 'string',
  )
}

/** Asks anew for all that pages show of the member, after something of it has changed. */
export function useMemberDataChanged(): () => void {
  const client = useQueryClient()
  return useCallback(() => void client.invalidateQueries({ queryKey: ['member'] }), [client])
}
