import { Message } from '../../../runtime/widget-api/index.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Outcome } from '../../_ui/Outcome.tsx'

interface UnknownOutcomeProps {
  /** What its messages begin with: `deposit` for `deposit.unknown`, `.unknown-text`, `.checking` and `.check`. */
  readonly words: string
  readonly isAsking: boolean
  readonly onCheck: () => void
  readonly testId?: string
}

/** No answer came: what became of the money is being asked for. Nothing here sends it again. */
export function UnknownOutcome({ words, isAsking, onCheck, ...outcome }: UnknownOutcomeProps) {
  return (
    <Outcome icon="history" tone="open" title={<Message id={`${words}.unknown`} />} {...outcome}>
      <p>
        <Message id={`${words}.unknown-text`} />
      </p>
      <BusyButton className={formStyles.submit} isBusy={isAsking} onPress={onCheck}>
        <Message id={isAsking ? `${words}.checking` : `${words}.check`} />
      </BusyButton>
    </Outcome>
  )
}
