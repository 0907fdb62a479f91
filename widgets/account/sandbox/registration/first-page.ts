import { message, refusal } from '../messages.ts'
import { accountNameOf, bankOf } from './bank-account.ts'
import { hasRightCode, type Step, type StepResponse } from './step.ts'

/** Handles a call with `page: 1`: the next step of the draft (AUT-12, AUT-13). */
export async function handleFirstPage(step: Step): Promise<StepResponse> {
  const { draft, call } = step
  if (call.merchant.data.register.bank === 1 && draft.acc_number !== '') return handleLookUp(step)
  if (draft.sms_otp !== '') return handleCheck(step)
  return { status: true, data: { status: 'SUCCESS' } }
}

async function handleCheck({ call, draft, passwords, key }: Step): Promise<StepResponse> {
  const result = await passwords.check(key, draft.sms_otp)
  if (result === 'right') return { status: true, data: { status: 'SUCCESS' } }
  const { code, msg } = refusal(result === 'wrong' ? 'otp-wrong' : 'otp-ended', call.language)
  return { status: true, code, data: { status: 'FAILED', message: msg } }
}

async function handleLookUp(step: Step): Promise<StepResponse> {
  const { call, draft, phone } = step
  if (!(await hasRightCode(step))) return refusal('otp-ended', call.language)
  const bank = bankOf(draft, phone.country.currency)
  if (!bank) return refusal('bank-account', call.language)
  const name = accountNameOf(call.sandbox.seed, call.merchant.data.register, bank, draft.acc_number)
  if (name.status === 'SUCCESS') return { status: true, data: { status: 'SUCCESS', bank_holder_name: name.holder } }
  const sentence = name.status === 'FAILED' ? 'account-name-failed' : 'account-name-error'
  return { status: true, data: { status: name.status, message: message(sentence, call.language) } }
}
