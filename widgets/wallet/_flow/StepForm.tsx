import { type ReactNode, useEffect, useRef, useState } from 'react'
import { hasFaults } from '../model/deposit/deposit-faults.ts'
import { readAmount } from '../model/money/amount.ts'
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
  /** While a picture is on its way the form waits for it. */
  readonly isUploading?: boolean
  readonly children: ReactNode
}

/**
 * A step that is sent by its button or by Enter. While money is under way nothing in it can be pressed, and while a block
 * of the slot holds the deposit back nothing is sent.
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
  const { faults, amount } = state
  // The submit button is at the end of the form, so the faulty field may be out of sight.
  useEffect(() => {
    if (hasFaults(faults))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')?.focus()
  }, [faults])
  return (
    <form
      ref={form}
      className={formStyles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isUploading && !isHeld) dispatch({ type: 'continued' })
      }}
    >
      {children}
      <ValueSlot name="deposit-notes" value={{ amount: readAmount(amount), hold }} />
      <SubmitButton isBusy={state.sending} isReady={!isUploading && !isHeld}>
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
