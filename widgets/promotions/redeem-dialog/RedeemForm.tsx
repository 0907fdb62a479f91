import { Message, useIntl } from '../../../runtime/widget-api/text.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { Field } from '../../_ui/form/Field.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { lookUpTransaction } from '../../wallet/exports.ts'
import { ClaimNotice } from '../_parts/ClaimNotice.tsx'
import { useClaimPromotion } from '../hooks/use-claim-promotion.ts'

/** Redeems a code once. After a lost response, it looks up the claim by its one-time id (ENG-04). */
export function RedeemForm({ onRedeemed }: { readonly onRedeemed: () => void }) {
  const call = useCall()
  const intl = useIntl()
  const { showToast } = useSessionActions()
  const { sendState, claim, check, proceed } = useClaimPromotion({
    screen: 'redeem',
    lookUp: lookUpTransaction,
    onAccepted: (msg) => {
      showToast({ status: 'success', message: msg || intl.formatMessage({ id: 'promotions.redeem-dialog.given' }) })
      onRedeemed()
    },
  })
  const form = useValidatedForm('bonus-code', {
    id: 'redeem',
    toValues: ({ bonus_code = '' }) => ({ bonus_code: bonus_code.trim() }),
    onSubmit: ({ bonus_code }) => {
      const payload = { promotion_id: 0, content_id: 0, bonus_code, page: 'promo_center' }
      claim((headers) => call('promotion/apply-promotion', payload, { headers }))
    },
  })
  if (sendState.kind === 'unknown') return <ClaimNotice sendState={sendState} check={check} proceed={proceed} />
  return (
    <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
      <Field
        form={form}
        name="bonus_code"
        isFirst
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={64}
        label={<Message id="promotions.redeem-dialog.code" />}
        hint={<Message id="promotions.redeem-dialog.hint" />}
      />
      <ClaimNotice sendState={sendState} check={check} proceed={proceed} />
      <SubmitButton isBusy={sendState.kind === 'sending'} isReady={form.textOf('bonus_code').trim() !== ''}>
        <Message id="promotions.redeem-dialog.receive" />
      </SubmitButton>
    </form>
  )
}
