import type { ReactNode } from 'react'
import type { FormValues } from '../../../runtime/widget-api/forms.ts'
import { Link, useRoutePath } from '../../../runtime/widget-api/pages.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useCall, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { Dialog } from '../../_ui/Dialog.tsx'
import { CodeField } from '../../_ui/form/CodeField.tsx'
import { Field } from '../../_ui/form/Field.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'
import type { WithdrawalScreen } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'

/** Codes of `withdraw/check-pin` and `withdraw/check-fullname`. */
const wrongPin = 4217
const wrongName = 4218

/** The dialogs of the check that the server requires before a payout: PIN or full name (RTE-07). */
export function CheckDialogs({ screen }: { readonly screen: WithdrawalScreen }) {
  return (
    <>
      <CheckDialog screen={screen} check="pin" title={<Message id="wallet.withdrawal-dialog.pin-title" />}>
        <PinCheck onPassed={() => screen.dispatch({ type: 'check-passed' })} />
      </CheckDialog>
      <CheckDialog screen={screen} check="fullname" title={<Message id="wallet.withdrawal-dialog.name-title" />}>
        <NameCheck onPassed={() => screen.dispatch({ type: 'check-passed' })} />
      </CheckDialog>
    </>
  )
}

interface CheckDialogProps extends Record<'title' | 'children', ReactNode> {
  readonly screen: WithdrawalScreen
  readonly check: 'pin' | 'fullname'
}

/** The dialog covers the withdrawal. It has no history entry, because a reload ends the check. */
function CheckDialog({ screen, check, title, children }: CheckDialogProps) {
  const isOpen = screen.state.check === check
  const state = { isOpen, open: () => {}, close: () => screen.dispatch({ type: 'check-cancelled' }) }
  return (
    <Dialog id={`dialog-withdrawal-${check}`} state={state} title={title}>
      {isOpen ? children : null}
    </Dialog>
  )
}

interface CheckProps {
  readonly onPassed: () => void
}

function PinCheck({ onPassed }: CheckProps) {
  const call = useCall()
  const showFailure = useShowFailure()
  const form = useValidatedForm('one-time-code', {
    id: 'withdrawal-pin',
    toValues: ({ code = '' }): FormValues<'one-time-code'> => ({ code, bounds: { length: 6 } }),
    onSubmit: async ({ code }): Promise<void> => {
      const response = await call('withdraw/check-pin', { pin: code })
      if (response.status) return onPassed()
      if (response.code === wrongPin) form.setError('code', 'code')
      else showFailure(response)
    },
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
      <CodeField
        form={form}
        name="code"
        digits={6}
        type="password"
        autoComplete="off"
        isFirst
        label={<Message id="wallet.withdrawal-dialog.pin" />}
        errorMessages={{ code: 'wallet.withdrawal-dialog.error-pin' }}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="form.confirm" />
      </SubmitButton>
    </form>
  )
}

function NameCheck({ onPassed }: CheckProps) {
  const call = useCall()
  const showFailure = useShowFailure()
  const pin = useRoutePath('profile-pin')
  const form = useValidatedForm('personal-details', {
    id: 'withdrawal-name',
    required: ['fullname'],
    toValues: ({ fullname = '' }) => ({ fullname: fullname.trim() }),
    onSubmit: async ({ fullname = '' }): Promise<void> => {
      const response = await call('withdraw/check-fullname', { fullname })
      if (response.status) return onPassed()
      if (response.code === wrongName) form.setError('fullname', 'code')
      else showFailure(response)
    },
  })
  return (
    <form className={formStyles.form} noValidate onSubmit={form.onSubmit}>
      <Field
        form={form}
        name="fullname"
        filter="name"
        autoComplete="name"
        isFirst
        label={<Message id="form.fullname" />}
        hint={<Message id="wallet.withdrawal-dialog.name-hint" />}
        errorMessages={{ code: 'wallet.withdrawal-dialog.error-name' }}
      />
      <SubmitButton isBusy={form.isBusy}>
        <Message id="form.confirm" />
      </SubmitButton>
      {pin === undefined ? null : (
        <Link className={styles.link} to={pin}>
          <Message id="wallet.withdrawal-dialog.set-pin" />
        </Link>
      )}
    </form>
  )
}
