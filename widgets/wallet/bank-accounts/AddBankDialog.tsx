import { useState } from 'react'
import { type DialogState, Message, useBanks } from '../../../runtime/widget-api/index.ts'
import type { Bank, Member } from '../../../schemas/generated/records.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import styles from '../_page/page.module.css'
import { Waiting } from '../_page/WalletPage.tsx'
import { BankNumberForm } from './BankNumberForm.tsx'

interface AddBankDialogProps {
  readonly state: DialogState
  readonly member: Member
}

/** Adds a bank account: the bank by its logo, then number and name (WDR-09). */
export function AddBankDialog({ state, member }: AddBankDialogProps) {
  return (
    <Dialog id="dialog-add-bank" state={state} title={<Message id="wallet.bank-accounts.add-bank" />}>
      {state.isOpen ? <AddBank member={member} onAdded={state.close} /> : null}
    </Dialog>
  )
}

function AddBank({ member, onAdded }: { readonly member: Member; readonly onAdded: () => void }) {
  const [bank, setBank] = useState<Bank>()
  return bank ? (
    <BankNumberForm bank={bank} member={member} onEdit={() => setBank(undefined)} onAdded={onAdded} />
  ) : (
    <BankChoice currency={member.currency} onBank={setBank} />
  )
}

function BankChoice({ currency, onBank }: { readonly currency: string; readonly onBank: (bank: Bank) => void }) {
  const { banks, isPending, isError, retry } = useBanks('bank', currency)
  const [id, setId] = useState<number>()
  if (isError) return <LoadFailed onRetry={retry} />
  if (isPending) return <Waiting />
  const bank = banks.find((one) => one.id === id)
  return (
    <form
      className={`${formStyles.form} ${styles.sticky}`}
      onSubmit={(event) => {
        event.preventDefault()
        if (bank) onBank(bank)
      }}
    >
      <fieldset className={styles.choices}>
        <legend>
          <Message id="auth.choose-bank" />
        </legend>
        {banks.map((one) => (
          <label key={one.id} className={styles.choice}>
            <input
              type="radio"
              name="add-bank"
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
        <Message id="form.next" />
      </SubmitButton>
    </form>
  )
}
