/** Public data, data of the member, and calls. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { DataOf, ParametersOf, PublicName } from '../areas/public-data.ts'
import { publicQuery } from '../areas/public-query.ts'
import { CallFailed } from '../api/call-failed.ts'
import { type FailedResponse, failureMessage } from '../api/failure-message.ts'
import { useIsLive } from '../routing/live-location.ts'
import { useSite } from '../site/site-context.ts'
import type { Call } from '../session/session-state.ts'
import { useSession } from './session.ts'

export type { ResponseOf, CallOptions, Endpoint, RequestOf } from '../api/call-api.ts'
export type { FailedResponse } from '../api/failure-message.ts'
export { CallFailed } from '../api/call-failed.ts'
export { endsSession, isServerFailure } from '../api/response-codes.ts'
export type { PublicReader } from '../api/public-reader.ts'
export { decodeRecord, decodeRecords, type DecodingOptions } from '../api/decode-response.ts'
export { requiredData } from '../api/required-data.ts'
export type { DataOf, ParametersOf, PublicName } from '../areas/public-data.ts'
export { publicQuery } from '../areas/public-query.ts'
export type { Call } from '../session/session-state.ts'

/**
 * Public data by name: `data`, whether it is loading or has failed, and a way to try again. A failed update leaves the
 * page as it is.
 *
 * @param isWanted whether to load the data now
 */
export function usePublicData<Name extends PublicName>(
  name: Name,
  parameters: ParametersOf<Name> = {} as ParametersOf<Name>,
  isWanted = true,
) {
  const { reader, data: site, sent } = useSite()
  const isLive = useIsLive()
  const query = publicQuery(name, { reader, site }, parameters)
  const { data, isPending, isError, refetch } = useQuery({ ...query, enabled: isWanted })
  const retry = () => void refetch()
  if (isLive || !sent) {
    return { data: data as DataOf<Name> | undefined, isPending, isError: isError && data === undefined, retry }
  }
  // A block that hydrates late starts with the host's data, even if newer data has loaded meanwhile.
  const first = sent(query.queryKey) as DataOf<Name> | undefined
  return { data: first, isPending: first === undefined, isError: false, retry }
}

interface MemberResponse<Data> {
  readonly status: boolean
  readonly code?: number
  readonly msg?: string
  readonly data?: Data
}

/**
 * Fetches data of the current member, again on every page. The end of the session removes the data.
 *
 * @param isWhole returns whether a response has all that the page needs; any other response is a failure
 */
export function useMemberData<Data>(
  key: readonly unknown[],
  ask: () => Promise<MemberResponse<Data>>,
  isWhole: (data: Data) => boolean,
) {
  const { reader } = useSite()
  const uid = useSession((state) => state.member?.uid)
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['member', reader.locale, uid, ...key],
    enabled: uid !== undefined,
    queryFn: async () => {
      const response = await ask()
      const { status, data: given } = response
      if (!status || given === undefined || given === null || !isWhole(given)) throw new CallFailed(response)
      return given
    },
  })
  // Reports a failure only if there is no data to show.
  return { data, isError: isError && data === undefined, isFetching, retry: () => void refetch() }
}

/**
 * Returns a function that fetches the member's data on the page again, after a change. It resolves when the page shows
 * the data, and never rejects. The result is false if a fetch failed.
 */
export function useMemberDataChanged(): () => Promise<boolean> {
  const client = useQueryClient()
  return useCallback(async () => {
    const filter = { queryKey: ['member'] }
    await client.invalidateQueries(filter)
    // Waits for the next task, because the queries notify their components in that task.
    await new Promise((resolve) => setTimeout(resolve))
    const shown = client.getQueryCache().findAll({ ...filter, type: 'active' })
    return shown.every(({ state }) => state.status === 'success' && !state.isInvalidated)
  }, [client])
}

/** Whether a value is a list of records in which each named field is a text. */
export function isRows(list: unknown, texts: readonly string[]): boolean {
  const isRow = (row: unknown) => texts.every((name) => typeof Object(row)[name] === 'string')
  return Array.isArray(list) && list.every(isRow)
}

/**
 * Returns the function that calls the backend for the current visitor. A response with a code of `endsSession` ends the
 * session.
 */
export function useCall(): Call {
  return useSite().session.call
}

/**
 * Returns a function that shows the reason for a failed call as a toast (`failureMessage`). It shows nothing for a call
 * of a session that has ended.
 */
export function useShowFailure(): (response: FailedResponse & { readonly former?: true }) => void {
  const { data, toasts } = useSite()
  return useCallback(
    (response) => {
      if (response.former) return
      toasts.getState().show({ status: 'error', message: failureMessage(data.messages, response) })
    },
    [data, toasts],
  )
}
