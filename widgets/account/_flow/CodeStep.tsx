import { type ReactNode, useRef } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { useSettings } from '../../../runtime/widget-api/site.ts'
import { CodeField } from '../../_ui/form/CodeField.tsx'
import styles from '../../_ui/form/form.module.css'
import { SubmitButton } from '../../_ui/form/SubmitButton.tsx'
import { useValidatedForm } from '../../_ui/form/use-validated-form.ts'

interface CodeStepProps {
  readonly id: string
  /** The code's destination, as shown. */
  readonly sentTo: string
  readonly digits: number
  /** Number of wrong entries of the last code. */
  readonly wrongCodes: number
  /** Seconds until the visitor may request another code. */
  readonly left: number
  readonly onResend: () => Promise<unknown>
  /** Resolves with whether the code is wrong. If the call fails, `isWrong` is false, and the flow shows the failure. */
  readonly onCode: (code: string) => Promise<{ readonly isWrong: boolean }>
  readonly onCancel: () => void
  readonly children?: ReactNode
}

/** The number of wrong entries after which the visitor needs a new code. */
const mostTries = 5

/** The step in which the visitor types a one-time password, requests another code, or goes back. */
export function CodeStep({ id, sentTo, digits, wrongCodes, left, onResend, onCode, onCancel }: CodeStepProps) {
  const { autoSubmit, clearOnError } = useSettings().otp
  const refused = useRef('')
  const isOver = wrongCodes >= mostTries
  const form = useValidatedForm('one-time-code', {
    id,
    toValues: ({ code = '' }) => ({ code, bounds: { length: digits } }),
    onSubmit: async ({ code }): Promise<void> => {
      // The last wrong code is not sent again.
      if (code === refused.current || isOver) return form.setError('code', 'code')
      const { isWrong } = await onCode(code)
      if (!isWrong) return
      refused.current = code
      if (clearOnError) form.setText('code', '')
      form.setError('code', 'code')
    },
  })
  return (
    <form className={styles.form} noValidate onSubmit={form.onSubmit}>
      <CodeField
        form={form}
        name="code"
        label={<Message id="form.code" />}
        hint={<Message id="form.code-sent" values={{ to: sentTo }} />}
        digits={digits}
        isFirst
        errorMessages={{ code: isOver ? 'error_code_over' : 'error_code' }}
        onComplete={autoSubmit ? form.submit : undefined}
      />
      <SubmitButton isBusy={form.isBusy} isReady={form.textOf('code').length === digits && !isOver}>
        <Message id="form.confirm" />
      </SubmitButton>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.link}
          // Not `disabled`, so that the pressed button keeps the focus.
          aria-disabled={left > 0}
          onClick={() => {
            if (left > 0) return
            refused.current = ''
            form.setText('code', '')
            form.clearError('code')
            void onResend()
          }}
        >
          {left > 0 ? <Message id="form.resend-in" values={{ time: clockTime(left) }} /> : <Message id="form.resend" />}
        </button>
        <button type="button" className={styles.link} onClick={onCancel}>
          <Message id="common.back" />
        </button>
      </div>
    </form>
  )
}

/** `2:05` for 125 seconds. */
const clockTime = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
