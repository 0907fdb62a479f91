import { findIcon } from '../../../runtime/widget-api/pages.ts'
import { formatDate, formatMoney, Message, parseServerTime } from '../../../runtime/widget-api/text.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import type { GameRound } from '../../../schemas/generated/records.ts'
import { Icon } from '../../_ui/Icon.tsx'
import { isGameCategory } from '../model/categories.ts'
import styles from '../../_ui/list/rows.module.css'

/** The icon of a round's category, or the general icon if the category is unknown or has no icon. */
const iconOf = (category: string) => (isGameCategory(category) && findIcon(category) !== undefined ? category : 'game')

/** Rounds in the given order: game, time, stake and payout. */
export function RoundRows({ items, label }: { readonly items: readonly GameRound[]; readonly label: string }) {
  const { timeZone } = useBrand()
  return (
    <ul className={styles.rows} aria-label={label}>
      {items.map(({ id, game_name, provider_name, category, bet, win, currency, played }) => (
        <li key={id} className={styles.plain}>
          <span className={styles.icon}>
            <Icon name={iconOf(category)} size={20} />
          </span>
          <span className={styles.words}>
            <strong>{game_name}</strong>
            <span className={styles.quiet}>{provider_name}</span>
            <span className={styles.quiet}>{formatDate(parseServerTime(played), timeZone, true)}</span>
          </span>
          <span className={styles.end}>
            <span className={styles.amount} data-won={Number(win) > 0 || undefined}>
              {Number(win) > 0 ? (
                <Message id="games.game-history.won" values={{ amount: formatMoney(win, currency) }} />
              ) : (
                <Message id="games.game-history.lost" />
              )}
            </span>
            <span className={styles.quiet}>
              <Message id="games.game-history.bet" values={{ amount: formatMoney(bet, currency) }} />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
