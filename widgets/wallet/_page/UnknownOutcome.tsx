import { Message } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Outcome } from '../../_ui/Outcome.tsx'

interface UnknownOutcomeProps {
  /**
   * Such as `deposit`, for the messages `deposit.unknown`, `.unknown-text`, `.blind-text`, `.go-on`, `.checking` and
   * `.check`.
   */
  readonly messagePrefix: string
  readonly sendState: { readonly isLookingUp: boolean; readonly blind?: true }
  readonly onCheck: () => void
  /** Called when the member has checked the balance, if the backend cannot look up the call. */
  readonly onProceed: () => void
  readonly testId?: string
}

/**
 * Shown if no response came. The page looks up the outcome, and does not send the call again. If the backend cannot
 * look up the outcome, the member checks the balance and continues.
 */
export function UnknownOutcome({ messagePrefix, sendState, onCheck, onProceed, ...outcome }: UnknownOutcomeProps) {
  const { isLookingUp, blind } = sendState
  return (
    <Outcome icon="history" tone="open" title={<Message id={`${messagePrefix}.unknown`} />} {...outcome}>
      <p>
        <Message id={blind ? `${messagePrefix}.blind-text` : `${messagePrefix}.unknown-text`} />
      </p>
      <BusyButton className={formStyles.submit} isBusy={isLookingUp} onPress={blind ? onProceed : onCheck}>
        <Message
          id={blind ? `${messagePrefix}.go-on` : isLookingUp ? `${messagePrefix}.checking` : `${messagePrefix}.check`}
        />
      </BusyButton>
    </Outcome>
  )
}
