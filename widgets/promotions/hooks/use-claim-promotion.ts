import { useFlow } from '../../../runtime/widget-api/flow.ts'
import { useMemberDataChanged, useShowFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import { useMoneyDependencies } from '../../wallet/exports.ts'
import { claimStart, type ClaimDependencies, createClaim } from '../model/create-claim.ts'

type ClaimOptions = Pick<ClaimDependencies, 'sendName' | 'lookUp' | 'looksUpState' | 'onAccepted'>

/** Returns the state of a claim, and the functions that the member's buttons call. */
export function useClaimPromotion({ sendName, lookUp, looksUpState, onAccepted }: ClaimOptions) {
  const moneyDependencies = useMoneyDependencies()
  const showFailure = useShowFailure()
  const memberDataChanged = useMemberDataChanged()
  const { refreshPart } = useSessionActions()
  const { state: sendState, flow } = useFlow(
    (context): ReturnType<typeof createClaim> =>
      createClaim({
        ...moneyDependencies(context),
        sendName,
        lookUp,
        looksUpState,
        onAccepted,
        onRefused: showFailure,
        onChanged: async () => {
          void refreshPart('wallet')
          await memberDataChanged()
        },
      }),
    claimStart,
  )
  return {
    sendState,
    /** True while the claim is sent, and after a success until the next load of the member's data has ended. */
    isBusy: sendState.kind === 'sending' || sendState.kind === 'done',
    claim: (send: Parameters<ReturnType<typeof createClaim>['claim']>[0]) => flow()?.claim(send),
    check: () => flow()?.check(),
    proceed: () => flow()?.proceed(),
  }
}
