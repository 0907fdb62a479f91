import { type ReactNode, useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/page/MemberPage.tsx'
import { Pages } from './Pages.tsx'
import page from './page.module.css'
import styles from './transactions.module.css'

interface PagedListProps<Item> {
  /** What is known of the page that was asked for. */
  readonly asked: {
    readonly data: { readonly items: readonly Item[]; readonly total: number } | undefined
    readonly isError: boolean
    readonly isFetching: boolean
    readonly retry: () => void
  }
  /** From 1. */
  readonly page: number
  /** What stands in the list's place where it holds nothing: an icon, and the id of a message. */
  readonly empty: { readonly icon: string; readonly text: string }
  readonly onPage: (page: number) => void
  readonly children: (items: readonly Item[]) => ReactNode
}

/** Rows of a page, shown at once. */
export const pageSize = 10

/**
 * One page of a list with the way to the others: loading, empty, failed or there. The way stays while another page is
 * on its way: whoever pressed it has the focus on it.
 */
export function PagedList<Item>({ asked, page: shown, empty, onPage, children }: PagedListProps<Item>) {
  const { data, isError, isFetching, retry } = asked
  const [total, setTotal] = useState(0)
  if (data && data.total !== total) setTotal(data.total)
  if (isError) return <LoadFailed onRetry={retry} />
  return (
    <div className={styles.list} aria-busy={isFetching}>
      {!data ? (
        <Waiting />
      ) : data.items.length === 0 ? (
        <div className={page.empty} role="status">
          <Icon name={empty.icon} size={40} />
          <p>
            <Message id={empty.text} />
          </p>
        </div>
      ) : (
        children(data.items)
      )}
      <Pages page={shown} count={Math.max(1, Math.ceil(total / pageSize))} onPage={onPage} />
    </div>
  )
}
