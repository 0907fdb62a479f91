import type { Ref } from 'react'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { formatDate, Message, parseServerTime, useMoney } from '../../../runtime/widget-api/text.ts'
import type { PropsOf } from '../../../runtime/widget-api/widget.ts'
import { useBrand } from '../../../runtime/widget-api/site.ts'
import type { PromotionProgress } from '../../../schemas/generated/records.ts'
import { DialogButton } from '../../_ui/DialogButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Icon } from '../../_ui/Icon.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { MemberPage, Waiting } from '../../_ui/page/MemberPage.tsx'
import page from '../../_ui/page/page.module.css'
import { Turnover } from '../_parts/Turnover.tsx'
import { useMyPromotions } from '../hooks/use-my-promotions.ts'
import { turnoverPercent } from '../model/turnover-percent.ts'
import styles from './PromotionCenter.module.css'
import { PromotionRow } from './PromotionRow.tsx'

/** The page of the member's promotions (RTE-03, ENG-03). */
export function PromotionCenter({ title }: PropsOf<'promotions/promotion-center'>) {
  return <MemberPage title={title}>{() => <Centre />}</MemberPage>
}

function Centre() {
  const { data, isError, retry } = useMyPromotions()
  if (isError) return <LoadFailed onRetry={retry} />
  return data === undefined ? <Waiting /> : <Promotions promotions={data} />
}

function Promotions({ promotions }: { readonly promotions: readonly PromotionProgress[] }) {
  const running = promotions.filter(({ state }) => state === 'running')
  const open = promotions.filter(({ state }) => state === 'available' || state === 'locked')
  const past = promotions.filter(({ state }) => state === 'completed' || state === 'expired')
  // When the member takes a promotion, the pressed button disappears, so the running promotion gets the focus.
  const first = useFocusFallback<HTMLElement>(running.length > 0)
  return (
    <>
      {running.length === 0 ? (
        <NoneRunning />
      ) : (
        running.map((one, at) => <Running key={one.promotion_id} promotion={one} ref={at === 0 ? first : undefined} />)
      )}
      <Rows name="open" promotions={open} isBlocked={running.length > 0} />
      <Rows name="past" promotions={past} isBlocked />
    </>
  )
}

function NoneRunning() {
  const promotions = useRoutePath('promotions')
  return (
    <section className={`${page.card} ${styles.none}`}>
      <Icon name="gift" size={44} />
      <p role="status">
        <Message id="promotions.promotion-center.none-running" />
      </p>
      {promotions === undefined ? null : (
        <Link className={formStyles.submit} to={promotions}>
          <Message id="promotions.promotion-center.see-all" />
        </Link>
      )}
    </section>
  )
}

/** The running promotion: its bonus, its turnover, and the button that ends it or collects its bonus (MOD-05). */
function Running({
  promotion,
  ref,
}: {
  readonly promotion: PromotionProgress
  readonly ref?: Ref<HTMLElement> | undefined
}) {
  const { timeZone } = useBrand()
  const { money } = useMoney()
  const { promotion_id: id, title, img, bonus, end_date = '' } = promotion
  const hasBonus = Number(bonus) > 0
  const isDone = hasBonus && turnoverPercent(promotion) === 100
  const ends = parseServerTime(end_date) - 1
  return (
    <section ref={ref} className={`${page.card} ${styles.running}`} aria-labelledby={`running-${id}`} tabIndex={-1}>
      {img === '' ? null : <img className={styles.picture} src={img} alt="" width={933} height={525} />}
      <div className={styles.body}>
        <h2 id={`running-${id}`}>{title}</h2>
        <p className={styles.quiet}>
          {hasBonus ? <Message id="promotions.promotion-center.bonus" values={{ amount: money(bonus) }} /> : null}
          {hasBonus && !Number.isNaN(ends) ? ' · ' : null}
          {Number.isNaN(ends) ? null : (
            <Message id="promotions.promotion-center.until" values={{ date: formatDate(ends, timeZone) }} />
          )}
        </p>
        <Turnover promotion={promotion} />
        <DialogButton className={isDone ? formStyles.submit : formStyles.secondary} dialog="dialog-promotion-balance">
          <Message id={`promotions.promotion-center.${isDone ? 'collect' : 'end'}`} />
        </DialogButton>
      </div>
    </section>
  )
}

interface RowsProps {
  readonly name: 'open' | 'past'
  readonly promotions: readonly PromotionProgress[]
  /** True if the member can take none of these promotions now. */
  readonly isBlocked: boolean
}

function Rows({ name, promotions, isBlocked }: RowsProps) {
  if (promotions.length === 0) return null
  return (
    <section className={page.card} aria-labelledby={`promotions-${name}`}>
      <h2 id={`promotions-${name}`}>
        <Message id={`promotions.promotion-center.${name}`} />
      </h2>
      {name === 'open' && isBlocked ? (
        <p className={styles.quiet}>
          <Message id="promotions.promotion-center.blocked" />
        </p>
      ) : null}
      <ul className={styles.rows}>
        {promotions.map((one) => (
          <PromotionRow key={one.promotion_id} promotion={one} isBlocked={isBlocked} />
        ))}
      </ul>
    </section>
  )
}
