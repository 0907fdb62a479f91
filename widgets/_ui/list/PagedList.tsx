import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Empty } from './Empty.tsx'
import { LoadFailed } from '../LoadFailed.tsx'
import { Waiting } from '../Waiting.tsx'
import { Pages } from './Pages.tsx'
import styles from './pages.module.css'

interface PagedListProps<Item> {
  /** The query of the requested page. */
  readonly query: {
    readonly data: { readonly items: readonly Item[]; readonly total: number } | undefined
    readonly isError: boolean
    readonly isFetching: boolean
    readonly retry: () => void
  }
  /** From 1. */
  readonly page: number
  /** Replaces the list while it has no items: an icon, and the id of a message. */
  readonly empty: { readonly icon: string; readonly text: string }
  readonly onPage: (page: number) => void
  readonly children: (items: readonly Item[]) => ReactNode
}

/** Number of rows on a page. */
export const pageSize = 10

/**
 * One page of a list, with the buttons that lead to the other pages. The buttons remain while another page loads,
 * because one of them has the focus.
 */
export function PagedList<Item>({ query, page, empty, onPage, children }: PagedListProps<Item>) {
  const { data, isError, isFetching, retry } = query
  const [total, setTotal] = useState(0)
  if (data && data.total !== total) setTotal(data.total)
  const count = Math.max(1, Math.ceil(total / pageSize))
  const isTooFar = data !== undefined && page > count
  // A link may name a page that the list does not have any more.
  const goToLast = useEffectEvent(() => onPage(count))
  useEffect(() => {
    if (isTooFar) goToLast()
  }, [isTooFar])
  if (isError) return <LoadFailed onRetry={retry} />
  return (
    <div className={styles.list} aria-busy={isFetching}>
      {!data || isTooFar ? <Waiting /> : data.items.length === 0 ? <Empty {...empty} /> : children(data.items)}
      <Pages page={page} count={count} onPage={onPage} />
    </div>
  )
}
