import type { ReactNode } from 'react'
import { Message } from '../../../runtime/widget-api/text.ts'
import { BusyButton } from '../../_ui/BusyButton.tsx'
import formStyles from '../../_ui/form/form.module.css'
import { Outcome } from '../../_ui/Outcome.tsx'
import type { OutdatedData } from '../hooks/use-claim.ts'

interface ClaimDoneProps {
  /** The success, such as the paid amount. */
  readonly title: ReactNode
  readonly outdated: OutdatedData
  readonly onReload: () => void
}

/** Shown after a successful claim if the page could not load the member's new data. */
export function ClaimDone({ title, outdated, onReload }: ClaimDoneProps) {
  return (
    <Outcome icon="check" tone="good" title={title}>
      <p>
        <Message id="wallet.claim.outdated" />
      </p>
      <BusyButton className={formStyles.submit} isBusy={outdated === 'loading'} onPress={onReload}>
        <Message id={outdated === 'loading' ? 'common.loading' : 'wallet.claim.reload'} />
      </BusyButton>
    </Outcome>
  )
}
