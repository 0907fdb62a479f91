import { type Flow, useFlow } from '../../../runtime/widget-api/flow.ts'
import { affiliateOf } from '../model/affiliate.ts'
import { resendKind, useCountdown } from '../../../runtime/widget-api/countdown.ts'
import { useVisit } from '../../../runtime/widget-api/site.ts'
import type { QuickRegisterSetting } from '../../../schemas/generated/records.ts'
import { createSignUp, type SignUpEvent } from './create-sign-up.ts'
import { codeGiver } from './code-giver.ts'
import { resendKey } from './one-time-code.ts'
import { type PhoneStepValues, type PersonalDetails, initialSignUp, type SignUpState } from './sign-up-flow.ts'
import { useAuthDependencies } from './use-auth-dependencies.ts'

/** The state of a sign-up, and the visitor's actions in each step (AUT-12, AUT-13). */
export function useSignUp(setting: QuickRegisterSetting) {
  const visit = useVisit()
  const authDependencies = useAuthDependencies()
  const { state, flow } = useFlow(
    (context): Flow<SignUpState, SignUpEvent> => createSignUp(setting, authDependencies(context)),
    initialSignUp,
  )
  const { secondsLeft } = useCountdown(resendKey('register', state.draft.username), resendKind)
  const act = async (event: SignUpEvent) => flow()?.act(event)

  return {
    state,
    act,
    /** Seconds until the visitor may request another code. */
    codeLeft: secondsLeft,
    /** Step 1: checks the number, and sends a code if the brand uses codes. */
    givePhone: (phone: Omit<PhoneStepValues, 'ref'>) =>
      act({ type: 'phone-submitted', phone: { ...phone, ref: visit ? affiliateOf(visit) : '' } }),
    /** Step 2: checks the code. */
    giveCode: codeGiver(flow),
    /** Step 3, the last step if the sign-up asks for no bank. */
    givePassword: (password: string, details: PersonalDetails) =>
      act({ type: 'password-submitted', password, details }),
    /** Step 5: looks up the name of the account. Only for a bank that reports names. */
    lookUp: (number: string) => act({ type: 'look-up-requested', number }),
    /** Step 5, the last step if the sign-up asks for a bank. */
    giveAccount: (number: string, name: string) => act({ type: 'account-submitted', number, name }),
  }
}

export type SignUp = ReturnType<typeof useSignUp>
