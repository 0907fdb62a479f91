import type { ReactNode } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Outcome } from '../../_ui/Outcome.tsx'

interface SuccessStepProps {
  /** Ids of messages. */
  readonly title: string
  readonly text: string
  readonly failed?: boolean
  readonly children?: ReactNode
}

/** The last step of a flow, with its outcome. */
export function SuccessStep({ title, text, failed = false, children }: SuccessStepProps) {
  return (
    <Outcome icon={failed ? 'info' : 'check'} tone={failed ? 'bad' : 'good'} title={<Message id={title} />}>
      <p>
        <Message id={text} />
      </p>
      {children}
    </Outcome>
  )
}
