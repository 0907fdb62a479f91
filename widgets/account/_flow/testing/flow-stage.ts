import type { SimulatedTab } from '../../../../runtime/flow/testing/simulated-device.ts'
import { createSignUp, type SignUpEvent } from '../create-sign-up.ts'
import { createAuthStage, setting } from './auth-stage.ts'

const phone = { dialCode: '66', number: '0812345678', currency: 'THB', email: '', ref: '', termsVersion: '1' }
const bank = {
  id: 4,
  bank_name: 'K',
  img: '',
  min_account_number: 10,
  max_account_number: 10,
  VERIFY: 1 as const,
}
export const code = '135791'

export const right = { status: true, data: { status: 'SUCCESS', bank_holder_name: 'Somchai J' } }
export const sent = { status: true, data: { data: '*', sendType: 'sms' } }

/** A stage of the account flows whose calls succeed, except those of `responses`. */
export function openStage(responses: Parameters<typeof createAuthStage>[0] = {}) {
  const stage = createAuthStage({
    'register/register-v2': () => right,
    'user/request-register-tac': () => sent,
    'user/forgot-password-tac': () => sent,
    'user/get-bank-list': () => ({ status: true, data: { data: [bank] } }),
    ...responses,
  })
  const signUp = (tab: SimulatedTab) => createSignUp(setting, stage.dependencies(tab))
  return { ...stage, signUp }
}

type SignUp = ReturnType<ReturnType<typeof openStage>['signUp']>

/** The events of a whole sign-up. */
export const events: readonly SignUpEvent[] = [
  { type: 'phone-submitted', phone },
  { type: 'code-given', otp: code },
  { type: 'password-submitted', password: 'secret-1', details: {} },
  { type: 'bank-chosen', bank },
  { type: 'look-up-requested', number: '1234567890' },
  { type: 'account-submitted', number: '1234567890', name: 'Somchai J' },
]

/** Sends a flow the first `count` events, each after the response to the previous one. */
export async function go(stage: ReturnType<typeof openStage>, flow: SignUp, count: number): Promise<void> {
  for (const event of events.slice(0, count)) {
    void flow.act(event)
    await stage.time.run(stage.time.now() + 2500)
  }
}
