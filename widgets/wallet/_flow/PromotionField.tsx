import { compareDecimals } from '../model/money/decimal.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { type OpenPromotion, useOpenPromotions } from '../hooks/use-open-promotions.ts'
import { interruptedDepositQuery } from '../model/deposit/deposit-query.ts'
import { depositAmount } from '../model/deposit/deposit-amount.ts'
import type { DepositChannel } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { Select } from '../../_ui/select/Select.tsx'
import type { StepProps } from './step-props.ts'

interface PromotionFieldProps extends StepProps {
  readonly channel: DepositChannel
}

/**
 * The choice of the deposit's promotion, with a link to the promotions page if the brand has this page (DEP-12).
 * Renders nothing if no promotion is available.
 */
export function PromotionField({ id, deposit: { state, dispatch }, offer, channel }: PromotionFieldProps) {
  const chosen = state.promotionId
  const onPromotion = (promotionId: number | undefined) => dispatch({ type: 'promotion-chosen', promotionId })
  const { promotions, running } = useOpenPromotions() ?? {}
  const promotionsPage = useRoutePath('promotions')
  const intl = useIntl()
  const promotion = promotions?.find((one) => one.id === chosen)
  if (promotions === undefined || promotions.length === 0) return null
  const amount = depositAmount(state)
  const interrupted = { channelIndex: offer.channels.indexOf(channel), ...(amount !== undefined && { amount }) }
  return (
    <div className={formStyles.field}>
      <Select
        label={intl.formatMessage({ id: 'deposit.promotion' })}
        disabled={state.sending}
        items={[
          { id: '', text: intl.formatMessage({ id: 'deposit.no-promotion' }) },
          ...promotions.map((one) => ({ id: String(one.id), text: one.title })),
        ]}
        chosen={String(promotion?.id ?? '')}
        aria-describedby={promotion ? `${id}-promotion-facts` : undefined}
        onChoose={(value) => onPromotion(value === '' ? undefined : Number(value))}
      />
      {promotion && running !== undefined ? (
        <p className={formStyles.hint} role="status">
          <Message id="deposit.promotion-running" values={{ title: running }} />
        </p>
      ) : null}
      {promotion ? <PromotionFacts id={`${id}-promotion-facts`} promotion={promotion} amount={amount} /> : null}
      {/* The address contains the channel and the amount, so that the promotions page can lead back to them. */}
      {promotionsPage === undefined ? null : (
        <Link className={formStyles.hint} to={`${promotionsPage}?${interruptedDepositQuery(interrupted)}`}>
          <Message id="deposit.see-promotions" />
        </Link>
      )}
    </div>
  )
}

interface PromotionFactsProps {
  readonly id: string
  readonly promotion: OpenPromotion
  readonly amount: string | undefined
}

/**
 * The bonus of the chosen promotion and its minimum deposit. Shown early, because the server would refuse the promotion
 * only after the deposit.
 */
function PromotionFacts({ id, promotion: { description, minimum }, amount }: PromotionFactsProps) {
  const { money } = useMoney()
  const isTooLittle = amount !== undefined && minimum !== undefined && compareDecimals(amount, minimum) === -1
  return (
    <div id={id}>
      {description === '' ? null : <p className={formStyles.hint}>{description}</p>}
      {minimum === undefined ? null : (
        <p className={isTooLittle ? formStyles.error : formStyles.hint} role="status">
          <Message id="deposit.promotion-from" values={{ least: money(minimum) }} />
        </p>
      )}
    </div>
  )
}
