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

/**
 * Returns a function that looks up the data of public queries by name. It returns undefined until the data has loaded.
 * Unlike the library's `useQueries`, this hook observes nothing without queries.
 *
 * @param isWanted false neither loads nor observes the queries
 */
export function usePublicQueries(wanted: readonly WantedQuery[], isWanted = true): (name: PublicName) => unknown {
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
  const updates = () => queries.map(({ queryKey }) => client.getQueryState(queryKey)?.dataUpdatedAt).join()
  useSyncExternalStore(observe, updates, updates)
  return (name) => {
    const query = queries[wanted.findIndex((one) => one.name === name)]
    return query && client.getQueryData(query.queryKey)
  }
}
