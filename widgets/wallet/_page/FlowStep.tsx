import { type ReactNode, useEffect, useRef } from 'react'
import styles from './page.module.css'

interface FlowStepProps {
  /** The step of the flow, or the name of a screen that replaces the step. */
  readonly step: number | string
  readonly children: ReactNode
}

/**
 * The current step of a flow. After a change of the step, scrolls to the new step and focuses it, because the focused
 * element may be gone. On the first rendering, the dialog or page sets the focus.
 */
export function FlowStep({ step, children }: FlowStepProps) {
  const element = useRef<HTMLDivElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView({ block: 'start' })
  }, [step])
  return (
    <div ref={element} tabIndex={-1} className={styles.step}>
      {children}
    </div>
  )
}
