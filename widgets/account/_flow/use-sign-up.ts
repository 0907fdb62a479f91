import { useEffect, useReducer, useState } from 'react'
import { announceEvent } from '../../../runtime/widget-api/events.ts'
import { keptAffiliate } from '../model/affiliate.ts'
import { useBrand, useVisit } from '../../../runtime/widget-api/site.ts'
import { useCall, useTellFailure } from '../../../runtime/widget-api/data.ts'
import { useSessionActions } from '../../../runtime/widget-api/session.ts'
import type { QuickRegisterSetting, RegistrationDraft } from '../../../schemas/generated/records.ts'
import { successTime } from './login-flow.ts'
import {
  keptSignUp,
  lastStep,
  needsLookUp,
  readKeptSignUp,
  type SignUpEvent,
  signUpFlow,
  signUpStart,
  type SignUpState,
  type PersonalDetails,
} from './sign-up-flow.ts'
import { useOneTimeCode } from './use-one-time-code.ts'

/** Sign-up with its calls (AUT-12, AUT-13). What was given is kept for this tab, the password aside. */
export function useSignUp(setting: QuickRegisterSetting) {
  const call = useCall()
  const { login } = useSessionActions()
  const tellFailure = useTellFailure()
  const visit = useVisit()
  const brand = useBrand()
  const place = `livery:sign-up:${brand.environment}:${brand.id}`
  const [state, dispatch] = useReducer(
    (before: SignUpState, event: SignUpEvent) => signUpFlow(before, event, setting),
    undefined,
    () => readKeptSignUp(visit?.tabStorage.getItem(place) ?? null) ?? signUpStart,
  )
  const [hasFailed, setFailed] = useState(false)
  const { step, draft } = state

  useEffect(() => {
    if (step === 1 && draft.username === '') visit?.tabStorage.removeItem(place)
    else if (step === 7) visit?.tabStorage.removeItem(place)
    else visit?.tabStorage.setItem(place, JSON.stringify(keptSignUp(state)))
  }, [visit, place, state, step, draft])

  // The success stands for a while, then the member is logged in.
  useEffect(() => {
    if (step !== 7) return
    const logIn = async () => {
      const answer = await login(draft.username, draft.password)
      if (answer.status) announceEvent({ name: 'login' })
      else setFailed(true)
    }
    const timer = setTimeout(() => void logIn(), successTime)
    return () => clearTimeout(timer)
  }, [step, login, draft.username, draft.password])

  const requestCode = ({ currency, code: countryCode, mobileno, email }: RegistrationDraft) =>
    call('user/request-register-tac', {
      sendType: setting.send_type,
      currency,
      country_code: countryCode,
      mobileno,
      ...(setting.send_type === 'email' && email !== undefined ? { email } : {}),
    })
  const code = useOneTimeCode('register', draft.username, () => requestCode(draft))
  const submitDraft = (sent: RegistrationDraft, page: 1 | 2) =>
    call('register/register-v2', { content: JSON.stringify(sent), page })

  return {
    state,
    dispatch,
    code,
    /** Whether the automatic login after the success has failed: the member logs in by hand. */
    hasFailed,

    /** Step 1: the number is checked, and a code sent where the brand has one. */
    givePhone: async (phone: {
      code: string
      number: string
      currency: string
      email: string
      termsVersion: string
    }) => {
      const ref = visit ? keptAffiliate(visit.storage) : ''
      const event: SignUpEvent = { type: 'phone-given', ...phone, ref }
      const next = signUpFlow(state, event, setting)
      const answer = await submitDraft({ ...next.draft, sms_otp: '', acc_number: '', smsverify: 0 }, 1)
      if (!answer.status) return tellFailure(answer)
      if (next.step === 2 && !(await sendFirstCode(next.draft))) return
      dispatch(event)
    },

    /** Step 2. False where the code is wrong. */
    giveCode: async (otp: string): Promise<boolean | undefined> => {
      const answer = await submitDraft({ ...draft, sms_otp: otp, acc_number: '' }, 1)
      if (!answer.status) {
        tellFailure(answer)
        return undefined
      }
      const isRight = answer.data?.status === 'SUCCESS'
      if (isRight) dispatch({ type: 'code-right', otp })
      else tellFailure({ msg: answer.data?.message ?? answer.msg })
      return isRight
    },

    /** Step 3, which is the last one of a brand without banks. */
    givePassword: async (password: string, details: PersonalDetails) => {
      dispatch({ type: 'password-given', password, details })
      if (lastStep(setting) === 3) await register({ ...draft, ...details, password })
    },

    /** Step 5: the name of the account, where the bank tells it. */
    lookUp: async (number: string) => {
      const answer = await submitDraft({ ...draft, acc_number: number, acc_name: '', account_name_verify: 0 }, 1)
      const { status, bank_holder_name: name, message } = answer.data ?? {}
      if (!answer.status || status === undefined || status === 'ERROR')
        return tellFailure({ msg: message ?? answer.msg })
      if (status === 'SUCCESS') dispatch({ type: 'name-found', number, name: name ?? '' })
      else dispatch({ type: 'name-not-found', number })
    },

    /** Step 5: the last one. */
    giveAccount: async (number: string, name: string) => {
      const event: SignUpEvent = { type: 'account-typed', number, name }
      const next = signUpFlow(state, event, setting)
      dispatch(event)
      if (!needsLookUp(next)) await register(next.draft)
    },
  }

  async function sendFirstCode(sent: RegistrationDraft): Promise<boolean> {
    return (await code.request(sent.username, () => requestCode(sent))) !== undefined
  }

  async function register(sent: RegistrationDraft): Promise<void> {
    const answer = await submitDraft(sent, 2)
    if (!answer.status || answer.data?.status !== 'SUCCESS') {
      return tellFailure({ msg: answer.data?.message ?? answer.msg })
    }
    announceEvent({ name: 'register' })
    code.clear()
    dispatch({ type: 'registered' })
  }
}

export type SignUp = ReturnType<typeof useSignUp>
