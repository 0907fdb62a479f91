import type { ResponseOf, Call } from '../../../runtime/widget-api/data.ts'
import { type Change, createFlow } from '../../../runtime/widget-api/flow.ts'
import {
  type LookUpResult,
  createMoneySend,
  type IntentHeaders,
  type MoneyDependencies,
  type SendState,
} from '../../wallet/exports.ts'

type ClaimResponse = ResponseOf<'promotion/apply-promotion'>

/** The state of a claim: taking or ending a promotion, or redeeming a code. */
export type Claim = SendState<ClaimResponse, unknown>

interface ClaimEvent {
  readonly type: 'claim-known'
  readonly claim: Claim
}

type ClaimEffect =
  | { readonly type: 'give'; readonly msg: string | undefined }
  | { readonly type: 'refuse'; readonly response: ClaimResponse }
  | { readonly type: 'refresh' | 'refresh-for-next-claim' }

export interface ClaimDependencies extends MoneyDependencies {
  /** The name of the claim. Two claims of one name never run at the same time. */
  readonly sendName: string
  /** Asks the server whether the claim has arrived. */
  readonly lookUp: (call: Call, intent: string) => Promise<LookUpResult<unknown>>
  /** Whether `lookUp` reports the state of a promotion, and not the claim itself. */
  readonly looksUpState: boolean
  /**
   * Called after the server has accepted the claim. The message is the server's, or undefined after a lost response.
   */
  readonly onAccepted: (msg: string | undefined) => void
  readonly onRefused: (response: ClaimResponse) => void
  /** Fetches the member's promotions and money again. Resolves after the load of the promotions has ended. */
  readonly onChanged: () => Promise<void>
}

export const claimStart: Claim = { kind: 'ready' }

/** Returns the next state and the effects of an event of a claim. */
function reduceClaim(_before: Claim, { claim }: ClaimEvent): Change<Claim, ClaimEffect> {
  switch (claim.kind) {
    case 'done': {
      const msg = 'response' in claim ? claim.response.msg : undefined
      return { state: claim, effects: [{ type: 'give', msg }, { type: 'refresh-for-next-claim' }] }
    }
    case 'refused':
      return { state: claim, effects: [{ type: 'refresh' }, { type: 'refuse', response: claim.response }] }
    case 'absent':
    case 'continued':
      return { state: claim, effects: [{ type: 'refresh' }] }
    default:
      return { state: claim, effects: [] }
  }
}

/** Creates the claim of a mounted button. The claim is sent once, like a deposit (ENG-03, ENG-04, MOD-05). */
export function createClaim(dependencies: ClaimDependencies) {
  const { sendName, lookUp, looksUpState } = dependencies
  const flow = createFlow<Claim, ClaimEvent, ClaimEffect>(
    { start: claimStart, reduce: reduceClaim },
    {
      give: ({ msg }) => dependencies.onAccepted(msg),
      refuse: ({ response }) => dependencies.onRefused(response),
      refresh: () => dependencies.onChanged(),
      // Until the promotions have loaded, the page still offers the promotion that the member has just taken.
      'refresh-for-next-claim': async () => {
        await dependencies.onChanged()
        once.again()
      },
    },
    dependencies.flow,
  )
  const once = createMoneySend<'promotion/apply-promotion', unknown>(
    sendName,
    dependencies,
    undefined,
    lookUp,
    looksUpState,
  )
  const stopHearing = once.store.subscribe((claim) => flow.receive({ type: 'claim-known', claim }))
  const claim = once.store.getState()
  if (claim.kind !== 'ready') flow.receive({ type: 'claim-known', claim })

  return {
    ...flow,
    claim: (send: (headers: IntentHeaders) => Promise<ClaimResponse>) => once.confirm(send),
    check: once.check,
    proceed: once.proceed,
    /** Called when the button disappears. A running claim still reports its outcome. */
    close: () =>
      once.leave(() => {
        stopHearing()
        flow.close()
      }),
  }
}
