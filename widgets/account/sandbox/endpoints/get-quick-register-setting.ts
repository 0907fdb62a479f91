import { openEndpoint } from '../../../../sandbox/index.ts'

/** What sign-up asks for, as the brand's sandbox.json says (AUT-15). */
export const userGetQuickRegisterSetting = openEndpoint('user/get-quick-register-setting', ({ merchant }) => ({
  status: true,
  data: merchant.data.register,
}))
