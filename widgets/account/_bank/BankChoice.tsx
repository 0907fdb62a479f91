import { useState } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useBanks } from '../hooks/use-banks.ts'
import type { Bank } from '../../../schemas/generated/records.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { Tiles } from '../../_ui/form/Tiles.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { Waiting } from '../../_ui/Waiting.tsx'
import styles from './bank.module.css'

interface BankChoiceProps {
  /** Whether to list the banks for a sign-up, or the banks for an account that a member adds later. */
  readonly page: 'register' | 'bank'
  readonly currency: string
  readonly chosen?: Bank | undefined
  /** Id of the button's message. */
  readonly button: string
  readonly onBank: (bank: Bank) => void
}

/**
 * The choice of a bank by its logo and name. Its button works when a bank is chosen (VAL-10). A text replaces an empty
 * list.
 */
export function BankChoice({ page, currency, chosen, button, onBank }: BankChoiceProps) {
  const { banks, isPending, isError, retry } = useBanks(page, currency)
  const [id, setId] = useState(chosen?.id)
  if (isError) return <LoadFailed onRetry={retry} />
  if (isPending) return <Waiting />
  if (banks.length === 0) {
    return (
      <p role="status" className={formStyles.hint}>
        <Message id="auth.no-banks" />
      </p>
    )
  }
  const bank = banks.find((one) => one.id === id)
  return (
    <form
      className={`${formStyles.form} ${styles.choice}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (bank) onBank(bank)
      }}
    >
      <Tiles
        name="bank"
        legend={<Message id="auth.choose-bank" />}
        items={banks}
        keyOf={(one) => one.id}
        chosen={id}
        onChoose={setId}
        isFirst
      >
        {({ img, bank_name }) => (
          <>
            <img src={img || undefined} alt="" width={40} height={40} loading="lazy" />
            {bank_name}
          </>
        )}
      </Tiles>
      <SubmitButton isBusy={false} isReady={bank !== undefined}>
        <Message id={button} />
      </SubmitButton>
    </form>
  )
}
