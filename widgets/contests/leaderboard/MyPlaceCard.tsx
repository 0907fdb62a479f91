import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import page from '../../_ui/page/page.module.css'
import type { MyPlace, useMyPlace } from '../hooks/use-my-place.ts'
import type { Period } from '../model/leaderboard.ts'
import styles from './Leaderboard.module.css'

interface MyPlaceCardProps {
  readonly query: ReturnType<typeof useMyPlace>
  readonly period: Period
}

/** The member's own place, its prize, and the stakes that the next better place still requires. */
export function MyPlaceCard({ query: { data, isError, retry }, period }: MyPlaceCardProps) {
  if (isError) return <LoadFailed onRetry={retry} />
  return (
    <section className={`${page.card} ${styles.mine}`} aria-busy={data === undefined} aria-labelledby="my-place">
      <h2 id="my-place">
        <Message id="contests.leaderboard.mine" />
      </h2>
      {data === undefined || data === 'none' ? (
        <p className={styles.note}>
          <Message id="common.loading" />
        </p>
      ) : (
        <Own place={data} period={period} />
      )}
    </section>
  )
}

function Own({
  place: { place, turnover, prize, missing },
  period,
}: {
  readonly place: MyPlace
  readonly period: Period
}) {
  const { money } = useMoney()
  if (place === undefined) {
    return (
      <p className={styles.note}>
        <Message id={`contests.leaderboard.no-stakes-${period}`} />
      </p>
    )
  }
  return (
    <>
      <p className={styles.place}>
        <strong>#{place}</strong>
        <span className={styles.figures}>
          <Message id="contests.leaderboard.staked" values={{ amount: money(turnover, 'unless-whole') }} />
          <b data-none={Number(prize) === 0 || undefined}>
            <Message
              id={Number(prize) === 0 ? 'contests.leaderboard.no-prize' : 'contests.leaderboard.prize-of'}
              values={{ amount: money(prize, 'unless-whole') }}
            />
          </b>
        </span>
      </p>
      {missing === undefined ? null : (
        <p className={styles.note}>
          <Message
            id="contests.leaderboard.missing"
            values={{ amount: money(missing, 'unless-whole'), place: place - 1 }}
          />
        </p>
      )}
    </>
  )
}
