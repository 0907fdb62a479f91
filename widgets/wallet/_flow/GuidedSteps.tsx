import { type DepositState, Message, subStepOf } from '../../../runtime/widget-api/index.ts'
import styles from './deposit.module.css'

const names = ['deposit.step-top-up', 'deposit.step-transfer', 'deposit.step-slip'] as const

/** The three sub-steps of the guided variant, and which of them is the present one (DEP-02). */
export function GuidedSteps({ state }: { readonly state: DepositState }) {
  const present = subStepOf(state)
  if (present === undefined) return null
  return (
    <ol className={styles.steps}>
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === present ? 'step' : undefined}
          data-done={index + 1 < present || undefined}
        >
          <span aria-hidden="true">{index + 1}</span>
          <Message id={name} />
        </li>
      ))}
    </ol>
  )
}
