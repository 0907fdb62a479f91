import type { RegistrationDraft } from '../../../../schemas/generated/records.ts'
import { recordValidators } from '../../../../schemas/generated/record-validators.js'
import { describeErrors, normaliseUsername } from '../../../../sandbox/index.ts'

/** Reads the draft of a sign-up from JSON. Returns a message if the draft is malformed (AUT-12). */
export function readDraft(content: string): RegistrationDraft | string {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch {
    return 'content is not JSON.'
  }
  const validate = recordValidators['registration-draft']
  if (!validate?.(value)) return `content: ${describeErrors(validate?.errors)}`
  const draft = value as RegistrationDraft
  const username = normaliseUsername(`${draft.code}${draft.mobile}`)
  if (normaliseUsername(draft.mobileno) !== username || normaliseUsername(draft.username) !== username) {
    return 'content: mobileno and username must be code and mobile.'
  }
  return { ...draft, acc_number: draft.acc_number.replace(/[\s-]/g, '') }
}
