import type { Member } from '../../../schemas/generated/records.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { UnknownOutcome } from '../_page/UnknownOutcome.tsx'
import { PayoutAccountStep } from './PayoutAccountStep.tsx'
import { WithdrawalAmountStep } from './WithdrawalAmountStep.tsx'
import { CheckDialogs } from './CheckDialogs.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { useWithdrawal } from './use-withdrawal.ts'

interface WithdrawalProps {
  readonly member: Member
  /** Id of the support page. Undefined if the site has none. */
  readonly support: string | undefined
  readonly onClose: () => void
}

/** The steps of a withdrawal, with the specification's numbers. */
export function Withdrawal({ member, support, onClose }: WithdrawalProps) {
  const screen = useWithdrawal(member, onClose)
  const { state, sendState } = screen
  if (sendState.kind === 'unknown') {
    return (
      <UnknownOutcome
        words="wallet.withdrawal-dialog"
        sendState={sendState}
        onCheck={screen.check}
        onProceed={screen.proceed}
      />
    )
  }
  if (screen.isFailed && !state.isWithdrawing) return <LoadFailed onRetry={screen.retry} />
  return (
    <>
      {state.step === 1 ? <WithdrawalAmountStep screen={screen} support={support} /> : null}
      {state.step === 2 ? <ConfirmStep screen={screen} /> : null}
      {state.step === 5 ? <PayoutAccountStep screen={screen} /> : null}
      <CheckDialogs screen={screen} />
    </>
  )
}
