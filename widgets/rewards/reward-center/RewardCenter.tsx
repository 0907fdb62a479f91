import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { Empty } from '../../_ui/list/Empty.tsx'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import { ToPromotions } from '../_parts/ToPromotions.tsx'
import { useRewardCenter } from '../hooks/use-reward-center.ts'
import { PointsLedger } from './PointsLedger.tsx'
import styles from './RewardCenter.module.css'
import { RewardItem } from './RewardItem.tsx'

/** The page of the member's points (RTE-03, ENG-06). */
export function RewardCenter({ title }: PropsOf<'rewards/reward-center'>) {
  return (
    <MemberPage title={title} text="rewards.reward-center.text">
      {() => (
        <>
          <Shop />
          <PointsLedger />
        </>
      )}
    </MemberPage>
  )
}

function Shop() {
  const intl = useIntl()
  const { data, isError, retry } = useRewardCenter()
  if (isError) return <LoadFailed onRetry={retry} />
  if (data === undefined) return <Waiting />
  const { points, items } = data
  return (
    <>
      <p className={styles.points} role="status">
        <Icon name="star" size={32} />
        <span>
          <Message
            id="rewards.reward-center.points"
            values={{ points: <strong>{intl.formatNumber(points)}</strong> }}
          />
        </span>
      </p>
      <section aria-labelledby="reward-shop">
        <h2 id="reward-shop" className={styles.heading}>
          <Message id="rewards.reward-center.shop" />
        </h2>
        {items.length === 0 ? (
          <Empty icon="gift" text="rewards.reward-center.none">
            <ToPromotions />
          </Empty>
        ) : (
          <ul className={styles.items}>
            {items.map((item) => (
              <RewardItem key={item.id} item={item} points={points} />
            ))}
          </ul>
        )}
      </section>
    </>
  )
}
