import { useState } from 'react'
import { Message, useBanks } from '../../../runtime/widget-api/index.ts'
import type { Bank } from '../../../schemas/generated/records.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import styles from './flow.module.css'

interface BankStepProps {
  readonly currency: string
  readonly chosen: Bank | undefined
  readonly onBank: (bank: Bank) => void
}

/** Step 4: the bank, by its logo. It cannot be confirmed before one is chosen (VAL-10). */
export function BankStep({ currency, chosen, onBank }: BankStepProps) {
  const { banks, isPending, isError, retry } = useBanks('register', currency)
  const [id, setId] = useState(chosen?.id)
  if (isError) return <LoadFailed onRetry={retry} />
  if (isPending) {
    return (
      <p role="status">
        <Message id="common.loading" />
      </p>
    )
  }
  const bank = banks.find((one) => one.id === id)
  return (
    <form
      className={`${formStyles.form} ${styles.banksForm}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (bank) onBank(bank)
      }}
    >
      <fieldset className={styles.banks}>
        <legend>
          <Message id="auth.choose-bank" />
        </legend>
        {banks.map((one) => (
          <label key={one.id} className={styles.bank}>
            <input
              type="radio"
              name="bank"
              className="visually-hidden"
              checked={one.id === id}
              onChange={() => setId(one.id)}
            />
            <img src={one.img} alt="" width={40} height={40} loading="lazy" />
            {one.bank_name}
          </label>
        ))}
      </fieldset>
      <SubmitButton isBusy={false} isReady={bank !== undefined}>
        <Message id="form.confirm" />
      </SubmitButton>
    </form>
  )
}
