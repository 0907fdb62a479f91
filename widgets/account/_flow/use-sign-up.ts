import { type Flow, useFlow } from '../../../runtime/widget-api/flow.ts'
import { affiliateOf } from '../model/affiliate.ts'
import { resendKind, useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { useVisit } from '../../../runtime/widget-api/site.ts'
import type { QuickRegisterSetting } from '../../../schemas/generated/records.ts'
import { createSignUp, type SignUpAct } from './create-sign-up.ts'
import { codeGiver } from './code-giver.ts'
import { resendKey } from './one-time-code.ts'
import { type GivenPhone, type PersonalDetails, signUpStart, type SignUpState } from './sign-up-flow.ts'
import { useAuthWorld } from './use-auth-world.ts'

/** Sign-up on the page (AUT-12, AUT-13). */
export function useSignUp(setting: QuickRegisterSetting) {
  const visit = useVisit()
  const authWorld = useAuthWorld()
  const { state, flow } = useFlow(
    (world): Flow<SignUpState, SignUpAct> => createSignUp(setting, authWorld(world)),
    signUpStart,
  )
  const { left } = useCountdown(resendKey('register', state.draft.username), resendKind)
  const act = async (event: SignUpAct) => flow()?.act(event)

  return {
    state,
    act,
    /** Seconds until another code may be asked for. */
    codeLeft: left,
    /** Step 1: the number is checked, and a code sent where the brand has one. */
    givePhone: (phone: Omit<GivenPhone, 'ref'>) =>
      act({ type: 'phone-submitted', phone: { ...phone, ref: visit ? affiliateOf(visit) : '' } }),
    /** Step 2. False where the code is wrong. */
    giveCode: codeGiver(flow),
    /** Step 3, which is the last one of a brand without banks. */
    givePassword: (password: string, details: PersonalDetails) =>
      act({ type: 'password-submitted', password, details }),
    /** Step 5: the name of the account, where the bank tells it. */
    lookUp: (number: string) => act({ type: 'look-up-asked', number }),
    /** Step 5: the last one. */
    giveAccount: (number: string, name: string) => act({ type: 'account-submitted', number, name }),
  }
}

export type SignUp = ReturnType<typeof useSignUp>
