import { type ReactNode, useEffect, useRef } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { Outcome } from '../../_ui/Outcome.tsx'
import styles from './flow.module.css'

interface OutcomeStepProps {
  /** Ids of messages. */
  readonly title: string
  readonly text: string
  readonly isGood?: boolean
  /** Whether the page begins with this outcome, so that it replaces no form. */
  readonly isInitial?: boolean
  readonly children?: ReactNode
}

/**
 * The outcome of a flow, or the reason why it cannot start. It takes the focus of the form that it replaces, unless
 * another element has the focus.
 */
export function OutcomeStep({ title, text, isGood = true, isInitial = false, children }: OutcomeStepProps) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The browser moves the focus of a removed element to the body.
    if (!isInitial && document.activeElement === document.body) element.current?.focus({ preventScroll: true })
  }, [isInitial])
  return (
    <div ref={element} tabIndex={-1} className={styles.outcome}>
      <Outcome icon={isGood ? 'check' : 'info'} tone={isGood ? 'good' : 'bad'} title={<Message id={title} />}>
        <p>
          <Message id={text} />
        </p>
        {children}
      </Outcome>
    </div>
  )
}
