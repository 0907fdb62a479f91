import { QueryCache, QueryClient } from '@tanstack/react-query'
import { serverMessageOf } from '../../runtime/api/call-failed.ts'
import type { Toasts } from '../../runtime/state/toasts.ts'
import type { SiteState } from '../site-state.ts'

/** The queries of a page, with the data that the host sent. A failed load shows the server's message (API-05). */
export function createQueryClient(sentQueries: SiteState['queries'], toasts: Toasts): QueryClient {
  const queryClient = new QueryClient({
    queryCache: new QueryCache({
      onError: (error) => {
        const message = serverMessageOf(error)
        if (message !== undefined) toasts.getState().show({ status: 'error', message })
      },
    }),
    defaultOptions: {
      queries: {
        retry: 1,
        refetchOnWindowFocus: false,
        // Without a connection, a load fails instead of waiting, and the page offers to try again. A load may also find
        // its data in the local database. The page repeats failed loads when the connection returns.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  })
  // The host's data counts as fresh from now on. The data of a page that was published as a file counts as stale.
  const updated = isPublishedFile() ? { updatedAt: 1 } : {}
  for (const [key, data] of sentQueries) queryClient.setQueryData(key, data, updated)
  return queryClient
}

/** Whether the page was published as a file, so that its data may be old. */
export const isPublishedFile = (): boolean => document.documentElement.dataset.published !== undefined
