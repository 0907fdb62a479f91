import { useState } from 'react'
import type { Notice } from '../../../schemas/generated/records.ts'
import { useCall, useMemberDataChanged, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Empty } from '../../_ui/list/Empty.tsx'
import { PagedList, pageSize } from '../../_ui/list/PagedList.tsx'
import rows from '../../_ui/list/rows.module.css'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import { usePageNumber } from '../../_ui/page/use-page-number.ts'
import pills from '../../_ui/pills.module.css'
import { useNotices } from '../hooks/use-notices.ts'
import { keysOf } from '../model/notice-keys.ts'
import { NoticeRow } from './NoticeRow.tsx'
import styles from './NotificationList.module.css'

/** The page of the member's notices (ENG-02). */
export function NotificationList({ title }: PropsOf<'notices/notification-list'>) {
  return <MemberPage title={title}>{() => <Notices />}</MemberPage>
}

interface Entry {
  readonly key: string
  readonly notice: Notice
  readonly isUnread: boolean
}

function Notices() {
  const intl = useIntl()
  const call = useCall()
  const showFailure = useShowFailure()
  const memberDataChanged = useMemberDataChanged()
  const { data, isError, retry } = useNotices()
  const [isBusy, setBusy] = useState(false)
  // Keys of the notices that were unread when the visitor chose the filter. A notice stays in the filtered list after
  // it is read. Undefined without the filter.
  const [only, setOnly] = useState<ReadonlySet<string>>()
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set())
  const [page, goTo] = usePageNumber()
  if (isError) return <LoadFailed onRetry={retry} />
  if (!data) return <Waiting />

  const keys = keysOf(data)
  const entries = data.map((notice, index): Entry => {
    const key = keys[index] ?? ''
    return { key, notice, isUnread: notice.unread === 1 && !opened.has(key) }
  })
  const unread = entries.filter(({ isUnread }) => isUnread)
  const shown = only ? entries.filter(({ key }) => only.has(key)) : entries

  /** Marks an opened notice as read, even if the backend fails to store that. */
  function open({ key, notice: { id }, isUnread }: Entry): void {
    if (!isUnread) return
    setOpened((before) => new Set(before).add(key))
    if (id > 0) void call('notice/read-notice', { id }).then(memberDataChanged)
  }

  /** Shows the notices with these keys, or all notices, from the first page. */
  function filter(keysOfShown: ReadonlySet<string> | undefined): void {
    setOnly(keysOfShown)
    goTo(1)
  }

  async function readAll(): Promise<void> {
    setBusy(true)
    const response = await call('notice/read-notice', {})
    setBusy(false)
    if (!response.status) return showFailure(response)
    setOpened(new Set(keys))
    void memberDataChanged()
  }

  return (
    <>
      <div className={styles.tools}>
        <div
          className={pills.pills}
          role="group"
          aria-label={intl.formatMessage({ id: 'notices.notification-list.show' })}
        >
          <button type="button" className={pills.pill} aria-pressed={!only} onClick={() => filter(undefined)}>
            <Message id="notices.notification-list.all" />
          </button>
          <button
            type="button"
            className={pills.pill}
            aria-pressed={only !== undefined}
            onClick={() => filter(new Set(unread.map(({ key }) => key)))}
          >
            <Message id="notices.notification-list.unread" values={{ count: unread.length }} />
          </button>
        </div>
        <BusyButton
          className={formStyles.link}
          isBusy={isBusy || unread.length === 0}
          aria-busy={isBusy}
          onPress={() => void readAll()}
        >
          <Message id="notices.notification-list.read-all" />
        </BusyButton>
      </div>
      {shown.length === 0 ? (
        <NoNotices isFiltered={only !== undefined} />
      ) : (
        <PagedList
          query={{ data: { items: pageOf(shown, page), total: shown.length }, isError, isFetching: false, retry }}
          page={page}
          empty={{ icon: 'bell', text: 'notices.notification-list.none' }}
          onPage={goTo}
        >
          {(entriesOfPage) => (
            <ul className={rows.rows} aria-label={intl.formatMessage({ id: 'notices.notification-list.label' })}>
              {entriesOfPage.map((entry) => (
                <NoticeRow key={entry.key} notice={entry.notice} isUnread={entry.isUnread} onOpen={() => open(entry)} />
              ))}
            </ul>
          )}
        </PagedList>
      )}
    </>
  )
}

/** The entries of a page, from page 1. */
const pageOf = (entries: readonly Entry[], page: number) => entries.slice((page - 1) * pageSize, page * pageSize)

function NoNotices({ isFiltered }: { readonly isFiltered: boolean }) {
  const home = useRoutePath('home')
  return (
    <Empty icon="bell" text={`notices.notification-list.${isFiltered ? 'none-unread' : 'none'}`}>
      {home === undefined || isFiltered ? null : (
        <Link className={formStyles.secondary} to={home}>
          <Message id="common.home" />
        </Link>
      )}
    </Empty>
  )
}
