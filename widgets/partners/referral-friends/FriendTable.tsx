import type { ReferredFriend } from '../../../schemas/generated/records.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import { formatDate, Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import table from '../../_ui/list/table.module.css'
import styles from './ReferralFriends.module.css'

interface FriendTableProps {
  readonly items: readonly ReferredFriend[]
  readonly label: string
}

/** Friends in a table: name, date of sign-up, whether they have played, and the member's commission from each. */
export function FriendTable({ items, label }: FriendTableProps) {
  const { timeZone } = useBrand()
  const { money } = useMoney()
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Message id="partners.referral-friends.friend" />
            </th>
            <th scope="col">
              <Message id="partners.referral-friends.joined" />
            </th>
            <th scope="col">
              <Message id="partners.referral-friends.commission" />
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map(({ friend, name, joined, state, commission }) => (
            <tr key={friend}>
              <th scope="row">
                <span className={styles.name}>{name}</span>
                <span className={styles.state} data-state={state}>
                  <Message id={`partners.referral-friends.state-${state}`} />
                </span>
              </th>
              <td>{formatDate(parseServerTime(joined), timeZone)}</td>
              <td data-none={Number(commission) === 0 || undefined}>{money(commission)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
