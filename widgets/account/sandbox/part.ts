import type { SandboxPart } from '../../../sandbox/part.ts'
import { banks } from './catalogue/banks.ts'
import { drawAvatar } from './catalogue/draw-avatar.ts'
import { drawBank } from './catalogue/draw-bank.ts'
import { userChangePassword } from './endpoints/change-password.ts'
import { userForgotPasswordTac } from './endpoints/forgot-password-tac.ts'
import { userGetBankList } from './endpoints/get-bank-list.ts'
import { userGetCountryList } from './endpoints/get-country-list.ts'
import { userGetIdDocument } from './endpoints/get-id-document.ts'
import { userGetQuickRegisterSetting } from './endpoints/get-quick-register-setting.ts'
import { registerRegisterV2 } from './endpoints/register-v2.ts'
import { userRequestRegisterTac } from './endpoints/request-register-tac.ts'
import { userRequestVerifyTac } from './endpoints/request-verify-tac.ts'
import { userResetLoginPassword } from './endpoints/reset-login-password.ts'
import { userSubmitIdDocument } from './endpoints/submit-id-document.ts'
import { userUpdateProfile } from './endpoints/update-profile.ts'
import { userVerifyContact } from './endpoints/verify-contact.ts'
import { userVerifyForgetTac } from './endpoints/verify-forget-tac.ts'
import { seedBankAccounts } from './seed-bank-accounts.ts'
import { tables } from './tables.ts'

const part: SandboxPart = {
  name: 'account',
  data: ['register', 'otp_receipt'],
  tables,
  seed: seedBankAccounts,
  endpoints: [
    registerRegisterV2,
    userChangePassword,
    userForgotPasswordTac,
    userGetBankList,
    userGetCountryList,
    userGetIdDocument,
    userGetQuickRegisterSetting,
    userRequestRegisterTac,
    userRequestVerifyTac,
    userResetLoginPassword,
    userSubmitIdDocument,
    userUpdateProfile,
    userVerifyContact,
    userVerifyForgetTac,
  ],
  drawings: {
    avatars: (id, { seed }) => drawAvatar(id, seed),
    banks: (id, { seed }) => (banks.some(({ code }) => code === id) ? drawBank(id, seed) : undefined),
  },
}

export default part
