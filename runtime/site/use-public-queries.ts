import { QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useSite } from './site-context.ts'
import type { PublicName } from '../areas/public-data.ts'
import { publicQuery } from '../areas/public-query.ts'

/** A public query by its name, with its parameters if it has any. */
export interface WantedQuery {
  readonly name: PublicName
  readonly parameters?: object
}

/** The state of public queries. */
export interface PublicQueriesState {
  /** Returns the data of a query by its name. Undefined until the data has loaded. */
  readonly data: (name: PublicName) => unknown
  /** Whether a load has failed and its data is still missing. */
  readonly hasFailed: boolean
  /** Loads the missing data again. Resolves with whether all of it has loaded. Never rejects. */
  readonly retry: () => Promise<boolean>
}

/**
 * Loads and observes public queries. Unlike the library's `useQueries`, it observes nothing without queries.
 *
 * @param isWanted false neither loads nor observes the queries
 */
export function usePublicQueries(wanted: readonly WantedQuery[], isWanted = true): PublicQueriesState {
  const { data: site, reader } = useSite()
  const client = useQueryClient()
  const queries = isWanted
    ? wanted.map(({ name, parameters }) => publicQuery(name, { reader, site }, parameters as never))
    : []
  const keys = JSON.stringify(queries.map(({ queryKey }) => queryKey))
  const observe = useCallback(
    (listener: () => void) => {
      const stops = queries.map((query) => new QueryObserver(client, query as never).subscribe(listener))
      return () => {
        for (const stop of stops) stop()
      }
    },
    // oxlint-disable-next-line react/exhaustive-deps -- queries with the same keys are the same
    [client, keys],
  )
  const stateOf = ({ queryKey }: (typeof queries)[number]) => client.getQueryState(queryKey)
  const updates = () =>
    queries.map((query) => `${stateOf(query)?.dataUpdatedAt} ${stateOf(query)?.errorUpdateCount}`).join()
  useSyncExternalStore(observe, updates, updates)
  const missing = () => queries.filter((query) => stateOf(query)?.data === undefined)
  return {
    data: (name) => {
      const query = queries[wanted.findIndex((one) => one.name === name)]
      return query && stateOf(query)?.data
    },
    hasFailed: missing().some((query) => (stateOf(query)?.errorUpdateCount ?? 0) > 0),
    retry: async () => {
      await Promise.all(missing().map((query) => client.prefetchQuery(query as never)))
      return missing().length === 0
    },
  }
}
