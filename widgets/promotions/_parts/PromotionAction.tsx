import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, parseServerTime } from '../../../runtime/widget-api/text.ts'
import { useServerClock } from '../../../runtime/widget-api/site.ts'
import { useSession } from '../../../runtime/widget-api/session.ts'
import type { Promotion, PromotionProgress } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { GuestOnly } from '../../_ui/GuestOnly.tsx'
import { LoginButton } from '../../_ui/LoginButton.tsx'
import { useFocusFallback } from '../../_ui/list/use-focus-fallback.ts'
import { Waiting } from '../../_ui/Waiting.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { useDepositAddress } from '../../wallet/exports.ts'
import { useMyPromotions } from '../hooks/use-my-promotions.ts'
import { useInterruptedDeposit } from '../hooks/use-interrupted-deposit.ts'
import { timeOf } from '../model/promotion-times.ts'
import { StateBadge } from './StateBadge.tsx'
import { TakePromotion } from './TakePromotion.tsx'
import { Turnover } from './Turnover.tsx'
import styles from './PromotionAction.module.css'

interface ActionProps {
  readonly promotion: Promotion
  /** The id of the element with the promotion's name. */
  readonly titleId: string
}

/** The visitor's next action for a promotion, or the reason why no action is possible. */
export function PromotionAction({ promotion, titleId }: ActionProps) {
  const now = useServerClock([promotion.start_date, promotion.end_date].map((date) => parseServerTime(date ?? '')))
  const isMember = useSession(({ member }) => member !== undefined)
  const time = timeOf(promotion, now)
  return (
    <div className={styles.action}>
      {time === 'over' ? (
        <Note id="promotions.over" />
      ) : time === 'to-come' ? (
        <Note id="promotions.to-come" />
      ) : promotion.can_apply === 0 ? (
        <Note id="promotions.nothing-to-take" />
      ) : isMember ? (
        <MemberAction promotion={promotion} titleId={titleId} />
      ) : (
        <GuestOnly>
          <LoginButton className={formStyles.submit} label="promotions.log-in" returns />
        </GuestOnly>
      )}
    </div>
  )
}

function Note({ id }: { readonly id: string }) {
  return (
    <p className={styles.note} role="status">
      <Message id={id} />
    </p>
  )
}

function MemberAction(action: ActionProps) {
  const { data, isError, retry } = useMyPromotions()
  if (isError) return <LoadFailed onRetry={retry} />
  return data === undefined ? <Waiting /> : <LoadedAction {...action} promotions={data} />
}

interface LoadedActionProps extends ActionProps {
  readonly promotions: readonly PromotionProgress[]
}

function LoadedAction({ promotion, titleId, promotions }: LoadedActionProps) {
  const centre = useRoutePath('promo-center')
  const mine = promotions.find(({ promotion_id }) => promotion_id === promotion.promotion_id)
  const running = promotions.find(({ state }) => state === 'running')
  // When the state of the promotion replaces the pressed button, the state gets the focus.
  const state = useFocusFallback<HTMLParagraphElement>(mine !== undefined && mine.state !== 'available')
  const toCentre =
    centre === undefined ? null : (
      <Link className={formStyles.secondary} to={centre}>
        <Message id="promotions.see-mine" />
      </Link>
    )
  if (mine && mine.state !== 'available') {
    return (
      <>
        <p ref={state} className={styles.state} tabIndex={-1}>
          <StateBadge state={mine.state} />
        </p>
        {mine.state === 'running' ? <Turnover promotion={mine} /> : null}
        {mine.state === 'locked' ? <p className={styles.note}>{mine.reason}</p> : toCentre}
      </>
    )
  }
  if (running) {
    return (
      <>
        <p className={styles.note} role="status">
          <Message id="promotions.other-running" values={{ title: running.title }} />
        </p>
        {toCentre}
      </>
    )
  }
  return <Take promotion={promotion} titleId={titleId} />
}

function Take({ promotion, titleId }: ActionProps) {
  const { promotion_id: promotionId, content_id: contentId, minimum_deposit = '0', fixed_bonus = '0' } = promotion
  const deposit = useInterruptedDeposit()
  const depositAddress = useDepositAddress()
  if (Number(minimum_deposit) > 0 || deposit) {
    return (
      <Link className={formStyles.submit} to={depositAddress({ promotionId, ...deposit })}>
        <Message id="promotions.deposit-with" />
      </Link>
    )
  }
  return (
    <TakePromotion
      promotionId={promotionId}
      contentId={contentId}
      page="promotions"
      bonus={Number(fixed_bonus) > 0 ? fixed_bonus : undefined}
      titleId={titleId}
    />
  )
}
