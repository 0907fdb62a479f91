import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { Friends } from '../hooks/use-friends.ts'
import styles from './FriendFigures.module.css'

/** A member's friends in figures: their number, the number of players among them, and the total commission. */
export function FriendFigures({ sums: { total, active, earned } }: { readonly sums: Friends }) {
  const { money } = useMoney()
  const figures = [
    ['partners.figures.friends', total],
    ['partners.figures.active', active],
    ['partners.figures.earned', money(earned)],
  ] as const
  return (
    <dl className={styles.figures}>
      {figures.map(([label, figure]) => (
        <div key={label}>
          <dt>
            <Message id={label} />
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
