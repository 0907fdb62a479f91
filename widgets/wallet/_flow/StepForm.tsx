import { type ReactNode, useEffect, useRef, useState } from 'react'
import { depositAmount } from '../model/deposit/deposit-amount.ts'
import { hasErrors } from '../model/deposit/deposit-errors.ts'
import { ValueSlot } from '../../../runtime/widget-api/slot-values.tsx'
import { Message } from '../../../runtime/widget-api/text.ts'
import formStyles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import type { Deposit } from './use-deposit.ts'

interface StepFormProps {
  readonly deposit: Deposit
  /** Id of the button's message. */
  readonly button: string
  readonly hasBack?: boolean
  /** Whether a picture is uploading. The form sends nothing until the upload has ended. */
  readonly isUploading?: boolean
  readonly children: ReactNode
}

/**
 * The form of a step, with its button. Its controls are locked while a money call is running. The form sends nothing
 * before a channel is chosen and during an upload. A block in the slot `deposit-notes` can also block the deposit.
 */
export function StepForm({
  deposit: { state, dispatch },
  button,
  hasBack = true,
  isUploading = false,
  children,
}: StepFormProps) {
  const form = useRef<HTMLFormElement>(null)
  const [isHeld, hold] = useState(false)
  const { errors, channel } = state
  const isReady = channel !== undefined && !isUploading && !isHeld
  // The submit button is at the end of the form, so the field with the mistake may be out of view.
  useEffect(() => {
    if (hasErrors(errors))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [errors])
  return (
    <form
      ref={form}
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) dispatch({ type: 'continued' })
      }}
    >
      {children}
      <ValueSlot name="deposit-notes" value={{ amount: depositAmount(state), hold }} />
      <SubmitButton isBusy={state.sending || state.logging} isReady={isReady}>
        <Message id={button} />
      </SubmitButton>
      {hasBack ? (
        <button
          type="button"
          className={formStyles.secondary}
          disabled={state.sending}
          onClick={() => dispatch({ type: 'went-back' })}
        >
          <Message id="deposit.back" />
        </button>
      ) : null}
    </form>
  )
}
