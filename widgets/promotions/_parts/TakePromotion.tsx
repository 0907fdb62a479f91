import { Message, useIntl, useMoney } from '../../../runtime/widget-api/text.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { lookUpTakenPromotion, useKeptFocus } from '../../wallet/exports.ts'
import { useClaimPromotion } from '../hooks/use-claim-promotion.ts'
import { ClaimNotice } from './ClaimNotice.tsx'

interface TakePromotionProps {
  readonly promotionId: number
  readonly contentId: number
  /** The page's name in `promotion/apply-promotion`. */
  readonly page: 'promotions' | 'promo_center'
  /** The bonus that the promotion pays immediately, a decimal string. Undefined if it pays no bonus. */
  readonly bonus: string | undefined
  /** The id of the element with the promotion's name. */
  readonly titleId: string
}

/** The button that takes a promotion. It sends the claim once, and looks it up if the response is lost (ENG-03). */
export function TakePromotion({ promotionId, contentId, page, bonus, titleId }: TakePromotionProps) {
  const call = useCall()
  const intl = useIntl()
  const { currency, money } = useMoney()
  const { showToast } = useSessionActions()
  const shown = useKeptFocus()
  const { sendState, isBusy, claim, check, proceed } = useClaimPromotion({
    sendName: `promotion-${promotionId}`,
    lookUp: (flowCall) => lookUpTakenPromotion(flowCall, promotionId, currency),
    looksUpState: true,
    onAccepted: (msg) =>
      showToast({ status: 'success', message: msg || intl.formatMessage({ id: 'promotions.taken' }) }),
  })
  const payload = { promotion_id: promotionId, content_id: contentId, bonus_code: '', page }
  const button = `take-${promotionId}`
  return (
    <>
      <ClaimNotice sendState={sendState} check={check} proceed={proceed} unknown={shown} />
      {sendState.kind === 'unknown' ? null : (
        <BusyButton
          ref={shown}
          id={button}
          className={formStyles.submit}
          aria-labelledby={`${button} ${titleId}`}
          isBusy={isBusy}
          onPress={() => claim((headers) => call('promotion/apply-promotion', payload, { headers }))}
        >
          {bonus === undefined ? (
            <Message id="promotions.take" />
          ) : (
            <Message id="promotions.take-bonus" values={{ amount: money(bonus) }} />
          )}
        </BusyButton>
      )}
    </>
  )
}
