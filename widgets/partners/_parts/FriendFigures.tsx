import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import type { Friends } from '../hooks/use-friends.ts'
import styles from './FriendFigures.module.css'

/** The friends of a member as figures: how many, how many of them play, and the commission of all time. */
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
