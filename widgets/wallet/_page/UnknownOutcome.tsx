import { Message } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Outcome } from '../../_ui/Outcome.tsx'

interface UnknownOutcomeProps {
  /** The prefix of its message ids: `deposit` for `deposit.unknown`, `.unknown-text`, `.checking` and `.check`. */
  readonly words: string
  readonly sendState: { readonly isLookingUp: boolean; readonly blind?: true }
  readonly onCheck: () => void
  /** Called when the member has checked the balance, because the backend cannot look the call up. */
  readonly onProceed: () => void
  readonly testId?: string
}

/** Shown if no response came: the page looks up the outcome of the call, and never sends it again. */
export function UnknownOutcome({ words, sendState, onCheck, onProceed, ...outcome }: UnknownOutcomeProps) {
  const { isLookingUp, blind } = sendState
  return (
    <Outcome icon="history" tone="open" title={<Message id={`${words}.unknown`} />} {...outcome}>
      <p>
        <Message id={blind ? `${words}.blind-text` : `${words}.unknown-text`} />
      </p>
      <BusyButton className={formStyles.submit} isBusy={isLookingUp} onPress={blind ? onProceed : onCheck}>
        <Message id={blind ? `${words}.go-on` : isLookingUp ? `${words}.checking` : `${words}.check`} />
      </BusyButton>
    </Outcome>
  )
}
