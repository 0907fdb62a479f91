import type { LeaderboardPlace } from '../../../schemas/generated/records.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import table from '../../_ui/list/table.module.css'
import type { MyPlace } from '../hooks/use-my-place.ts'
import styles from './Leaderboard.module.css'

interface PlaceTableProps {
  readonly items: readonly LeaderboardPlace[]
  /** The member's own place. Undefined for a guest, and until it has loaded. */
  readonly own: Pick<MyPlace, 'place' | 'turnover'> | undefined
  readonly label: string
}

/** The places in order, each with its player, stakes and prize. */
export function PlaceTable({ items, own, label }: PlaceTableProps) {
  const { money } = useMoney()
  // The list may be older than the member's place. In the list, another player with another turnover may then have this
  // place.
  const isOwn = ({ place, turnover }: LeaderboardPlace) =>
    place === own?.place && Number(turnover) === Number(own.turnover)
  return (
    <div className={table.frame}>
      <table className={`${table.table} ${styles.table}`} aria-label={label}>
        <thead>
          <tr>
            <th scope="col">
              <Message id="contests.leaderboard.place" />
            </th>
            <th scope="col">
              <Message id="contests.leaderboard.player" />
            </th>
            <th scope="col">
              <Message id="contests.leaderboard.prize" />
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={item.place} data-own={isOwn(item) || undefined}>
              <td>
                <span className={styles.rank} data-medal={item.place <= 3 ? item.place : undefined}>
                  {item.place}
                </span>
              </td>
              <th scope="row">
                <span className={styles.name}>
                  {item.name}
                  {isOwn(item) ? (
                    <span className={styles.you}>
                      <Message id="contests.leaderboard.you" />
                    </span>
                  ) : null}
                </span>
                <span className={styles.turnover}>{money(item.turnover, 'unless-whole')}</span>
              </th>
              <td className={styles.prize}>{Number(item.prize) > 0 ? money(item.prize, 'unless-whole') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
