import { useState } from 'react'
import type { DialogState } from '../../../runtime/widget-api/dialogs.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { Bank, Member } from '../../../schemas/generated/records.ts'
import { BankChoice } from '../../account/exports.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
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
    <BankChoice page="bank" currency={member.currency} button="form.next" onBank={setBank} />
  )
}
