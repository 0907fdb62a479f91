import type { LeaderboardPlace } from '../../../schemas/generated/records.ts'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import table from '../../_ui/list/table.module.css'
import styles from './Leaderboard.module.css'

interface PlaceTableProps {
  readonly items: readonly LeaderboardPlace[]
  /** The member's own place. */
  readonly own: number | undefined
  readonly label: string
}

/** The places in order, each with its player, stakes and prize. */
export function PlaceTable({ items, own, label }: PlaceTableProps) {
  const { money } = useMoney()
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
          {items.map(({ place, name, turnover, prize }) => (
            <tr key={place} data-own={place === own || undefined}>
              <td>
                <span className={styles.rank} data-medal={place <= 3 ? place : undefined}>
                  {place}
                </span>
              </td>
              <th scope="row">
                <span className={styles.name}>
                  {name}
                  {place === own ? (
                    <span className={styles.you}>
                      <Message id="contests.leaderboard.you" />
                    </span>
                  ) : null}
                </span>
                <span className={styles.turnover}>{money(turnover, 'unless-whole')}</span>
              </th>
              <td className={styles.prize}>{Number(prize) > 0 ? money(prize, 'unless-whole') : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
