import type { Member } from '../../../schemas/generated/records.ts'
import { LoadFailed } from '../../_ui/LoadFailed.tsx'
import { FlowStep } from '../_page/FlowStep.tsx'
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
  const isUnknown = sendState.kind === 'unknown'
  const isFailed = screen.isFailed && !state.isWithdrawing
  return (
    <FlowStep step={isUnknown ? 'unknown' : isFailed ? 'failed' : state.step}>
      {isUnknown ? (
        <UnknownOutcome
          messagePrefix="wallet.withdrawal-dialog"
          sendState={sendState}
          onCheck={screen.check}
          onProceed={screen.proceed}
        />
      ) : isFailed ? (
        <LoadFailed onRetry={screen.retry} />
      ) : state.step === 1 ? (
        <WithdrawalAmountStep screen={screen} support={support} />
      ) : state.step === 2 ? (
        <ConfirmStep screen={screen} />
      ) : (
        <PayoutAccountStep screen={screen} />
      )}
      {isUnknown || isFailed ? null : <CheckDialogs screen={screen} />}
    </FlowStep>
  )
}
