import { useState } from 'react'
import { type DataOf, usePublicData } from '../../../runtime/widget-api/data.ts'
import { keepScroll, useLiveLocation, useNavigate } from '../../../runtime/widget-api/pages.ts'
import { articlesPerPage, requestedPageCount } from '../model/article-count.ts'

/**
 * The articles of the list, page by page (RTE-12). The address holds the number of shown pages, so that the back
 * button and a reload show them all.
 */
export function useArticles() {
  const { search, pathname, state } = useLiveLocation()
  const navigate = useNavigate()
  const pages = requestedPageCount(search)
  const { data, isError, retry } = usePublicData('blog/list', { count: String(pages * articlesPerPage) })
  // A longer list replaces the shorter one once it has loaded.
  const [before, setBefore] = useState<DataOf<'blog/list'>>()
  if (data && data !== before) setBefore(data)
  const shown = data ?? before
  return {
    shown,
    isMoreWaiting: shown !== undefined && data === undefined && !isError,
    isError,
    retry,
    hasMore: shown !== undefined && shown.items.length < shown.total,
    showMore: () =>
      navigate(`${pathname}?page=${pages + 1}`, {
        replace: true,
        state: { ...(state as object | null), ...keepScroll },
      }),
  }
}
