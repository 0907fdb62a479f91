import { Message } from '../../../runtime/widget-api/index.ts'
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
      <button
        type="button"
        className={formStyles.submit}
        aria-disabled={isAsking}
        aria-busy={isAsking}
        onClick={() => {
          if (!isAsking) onCheck()
        }}
      >
        <Message id={isAsking ? `${words}.checking` : `${words}.check`} />
      </button>
    </Outcome>
  )
}
