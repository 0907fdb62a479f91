import { useState } from 'react'
import { Message, useMoney } from '../../../runtime/widget-api/text.ts'
import { depositAmount } from '../model/deposit/deposit-amount.ts'
import styles from './deposit.module.css'
import { ReceiptField } from './ReceiptField.tsx'
import { StepForm } from './StepForm.tsx'
import type { StepProps } from './step-props.ts'

/** Sub-step 3 of the guided variant: one slip (DEP-02, DEP-05). */
export function SlipStep({ id, deposit }: StepProps) {
  const { state, dispatch, addReceipt } = deposit
  const [isUploading, setUploading] = useState(false)
  const amount = depositAmount(state)
  const { money } = useMoney()
  return (
    <StepForm deposit={deposit} isUploading={isUploading} button="deposit.send">
      {amount === undefined ? null : (
        <p className={styles.lead}>
          <Message id="deposit.slip-of" values={{ amount: money(amount) }} />
        </p>
      )}
      <ReceiptField
        id={id}
        receipts={state.receipts}
        most={1}
        isMissing={state.errors.receipt !== undefined}
        isLocked={state.sending}
        hint="deposit.slip-hint"
        onAdd={addReceipt}
        onRemove={(key) => dispatch({ type: 'receipt-removed', key })}
        onBusy={setUploading}
      />
    </StepForm>
  )
}
