import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import { Field } from '../../_ui/form/Field.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { ClaimNotice } from '../_parts/ClaimNotice.tsx'
import type { useClaimPromotion } from '../hooks/use-claim-promotion.ts'

interface RedeemFormProps {
  /** The code that the field shows at first, or an empty text. */
  readonly code: string
  /** Called with a valid code before it is sent. */
  readonly onSend: (code: string) => void
  readonly redemption: ReturnType<typeof useClaimPromotion>
}

/** The field for a code, and the button that sends it. */
export function RedeemForm({ code, onSend, redemption }: RedeemFormProps) {
  const call = useCall()
  const form = useValidatedForm('bonus-code', {
    id: 'redeem',
    ...(code !== '' && { initialTexts: { bonus_code: code } }),
    toValues: ({ bonus_code = '' }) => ({ bonus_code: bonus_code.trim() }),
    onSubmit: ({ bonus_code }) => {
      onSend(bonus_code)
      const payload = { promotion_id: 0, content_id: 0, bonus_code, page: 'promo_center' }
      redemption.claim((headers) => call('promotion/apply-promotion', payload, { headers }))
    },
  })
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
      <ClaimNotice {...redemption} />
      <SubmitButton isBusy={redemption.isBusy} isReady={form.textOf('bonus_code').trim() !== ''}>
        <Message id="promotions.redeem-dialog.receive" />
      </SubmitButton>
    </form>
  )
}
