import { useState } from 'react'
import type { DialogState } from '../../../runtime/widget-api/dialogs.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import type { PayoutDetails } from '../model/payout-details.ts'
import { useCall } from '../../../runtime/widget-api/data.ts'
import type { Member } from '../../../schemas/generated/records.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { Field } from '../../_ui/form/Field.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { Tiles } from '../../_ui/form/Tiles.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import { useAccountOutcome } from './use-account-outcome.ts'

interface AddressProps {
  readonly member: Member
  readonly coins: NonNullable<PayoutDetails['coins']>
}

/** Adds a coin address for payouts (WDR-09). */
export function AddAddressDialog({ state, ...address }: AddressProps & { readonly state: DialogState }) {
  return (
    <Dialog id="dialog-add-address" state={state} title={<Message id="wallet.bank-accounts.add-address" />}>
      {state.isOpen ? <AddressForm {...address} onAdded={state.close} /> : null}
    </Dialog>
  )
}

/** The code of `user/add-bank-account` for a text that is not an address of the coin. */
const wrongAddress = 4223

function AddressForm({ member, coins, onAdded }: AddressProps & { readonly onAdded: () => void }) {
  const call = useCall()
  const closesAfter = useAccountOutcome()
  const [chosen, setChosen] = useState(coins[0]?.bank_id)
  const form = useValidatedForm('crypto-address', {
    id: 'add-address',
    toValues: ({ address = '' }) => ({ address: address.trim() }),
    onSubmit: async ({ address }): Promise<void> => {
      if (chosen === undefined) return
      const { currency } = member
      const response = await call('user/add-bank-account', { type: 'crypto', currency, bank_id: chosen, address })
      if (response.code === wrongAddress) return form.setError('address', 'format')
      if (closesAfter(response)) onAdded()
    },
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
      <Tiles
        name="coin"
        legend={<Message id="wallet.bank-accounts.coin" />}
        items={coins}
        keyOf={({ bank_id }) => bank_id}
        chosen={chosen}
        onChoose={setChosen}
      >
        {({ coin }) => <strong>{coin}</strong>}
      </Tiles>
      <Field
        form={form}
        name="address"
        isFirst
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        filter="no-space"
        label={<Message id="wallet.bank-accounts.address" />}
        hint={<Message id="wallet.bank-accounts.address-hint" />}
        errorMessages={{ format: 'wallet.bank-accounts.error-address' }}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="wallet.bank-accounts.add" />
      </SubmitButton>
    </form>
  )
}
