import { type DepositState, subStepOf } from '../model/deposit/deposit-flow.ts'
import { Message } from '../../../runtime/widget-api/text.ts'
import { needsReceipt } from '../model/deposit/deposit-errors.ts'
import styles from './deposit.module.css'

const names = ['deposit.step-top-up', 'deposit.step-transfer', 'deposit.step-slip'] as const

/**
 * The three sub-steps of the guided variant, with the current sub-step marked (DEP-02). From the second sub-step on,
 * leaves out the third one if the channel needs no slip.
 */
export function GuidedSteps({ state }: { readonly state: DepositState }) {
  const current = subStepOf(state)
  if (current === undefined) return null
  const hasSlip = current === 1 || state.channel === undefined || needsReceipt(state.channel)
  return (
    <ol className={styles.steps}>
      {(hasSlip ? names : names.slice(0, 2)).map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current || undefined}
        >
          <span aria-hidden="true">{index + 1}</span>
          <Message id={name} />
        </li>
      ))}
    </ol>
  )
}
