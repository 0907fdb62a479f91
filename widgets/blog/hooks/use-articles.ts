import { useState } from 'react'
import { type DataOf, usePublicData } from '../../../runtime/widget-api/data.ts'
import { useAddressQuery } from '../../_ui/page/use-address-query.ts'
import { articlesPerPage, hasNextPage, requestedPageCount } from '../model/page-count.ts'

/**
 * The articles of the list, page by page (RTE-12). The address contains the number of shown pages, so that the back
 * button and a reload show them all.
 */
export function useArticles() {
  const [query, change] = useAddressQuery()
  const pages = requestedPageCount(query)
  const { data, isError, retry } = usePublicData('blog/list', { count: String(pages * articlesPerPage) })
  // While a longer list loads, the shorter list stays visible.
  const [before, setBefore] = useState<DataOf<'blog/list'>>()
  if (data && data !== before) setBefore(data)
  const shown = data ?? before
  const isMoreWaiting = shown !== undefined && data === undefined && !isError
  return {
    shown,
    isMoreWaiting,
    isError,
    retry,
    hasMore: isMoreWaiting || (shown !== undefined && hasNextPage(pages, shown.total)),
    showMore: () => change({ page: String(pages + 1) }),
  }
}
