import type { ReactNode } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Outcome } from '../../_ui/Outcome.tsx'

interface OutcomeStepProps {
  /** Ids of messages. */
  readonly title: string
  readonly text: string
  readonly isGood?: boolean
  readonly children?: ReactNode
}

/** The outcome of a flow, or the reason why it cannot start. */
export function OutcomeStep({ title, text, isGood = true, children }: OutcomeStepProps) {
  return (
    <Outcome icon={isGood ? 'check' : 'info'} tone={isGood ? 'good' : 'bad'} title={<Message id={title} />}>
      <p>
        <Message id={text} />
      </p>
      {children}
    </Outcome>
  )
}
