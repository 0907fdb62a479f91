import type { PointsEntry } from '../../../schemas/generated/records.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useIntl } from '../../../runtime/widget-api/text.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { PagedList } from '../../_ui/list/PagedList.tsx'
import rows from '../../_ui/list/rows.module.css'
import { usePageNumber } from '../../_ui/page/use-page-number.ts'
import { usePointsPage } from '../hooks/use-reward-center.ts'
import styles from './RewardCenter.module.css'

/** The changes of the member's points, newest first. */
export function PointsLedger() {
  const [page, goTo] = usePageNumber()
  const query = usePointsPage(page)
  return (
    <section aria-labelledby="points-ledger">
      <h2 id="points-ledger" className={styles.heading}>
        <Message id="rewards.reward-center.ledger" />
      </h2>
      <PagedList
        query={query}
        page={page}
        empty={{ icon: 'star', text: 'rewards.reward-center.no-points' }}
        onPage={goTo}
      >
        {(items) => (
          <ul className={rows.rows} aria-labelledby="points-ledger">
            {items.map((entry) => (
              <PointsRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

function PointsRow({ entry: { points, note, created } }: { readonly entry: PointsEntry }) {
  const intl = useIntl()
  const { timeZone } = useBrand()
  return (
    <li className={rows.plain}>
      <span className={rows.icon}>
        <Icon name={points < 0 ? 'gift' : 'star'} size={20} />
      </span>
      <span className={rows.words}>
        <strong>{note}</strong>
        <span className={rows.quiet}>{formatDate(parseServerTime(created), timeZone, true)}</span>
      </span>
      <span className={rows.amount} data-won={points > 0 || undefined}>
        {points < 0 ? '−' : '+'}
        {intl.formatNumber(Math.abs(points))}
      </span>
    </li>
  )
}
