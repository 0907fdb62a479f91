import type { QuickRegisterSetting, RegistrationDraft } from '../../../../schemas/generated/records.ts'
import { isPinPassword, isTextPassword } from '../profile/password-bounds.ts'
import { isEmail, isPersonName, isTaxId } from '../profile/personal-fields.ts'
import type { RefusalName } from '../messages.ts'

/** Whether a sign-up asks for an e-mail address, as a detail or for the one-time password. */
export const asksForEmail = ({ email, send_type }: QuickRegisterSetting): boolean =>
  email === 1 || send_type === 'email'

/**
 * The refusal for the first required detail of a draft that is missing or malformed. Undefined for a complete draft
 * (AUT-15, VAL-08).
 */
export function checkDetails(setting: QuickRegisterSetting, draft: RegistrationDraft): RefusalName | undefined {
  const isRightPassword = setting.password_mode === 'pin' ? isPinPassword : isTextPassword
  if (!isRightPassword(draft.password)) return 'password-bounds'
  if (setting.fullname === 1 && !isPersonName(draft.fullname ?? '')) return 'fullname'
  if (asksForEmail(setting) && !isEmail(draft.email ?? '')) return 'email'
  if (setting.tax_id === 1 && !isTaxId(draft.tax_id ?? '')) return 'tax-id'
  return undefined
}
