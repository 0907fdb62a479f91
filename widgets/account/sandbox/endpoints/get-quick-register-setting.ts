import { openEndpoint } from '../../../../sandbox/index.ts'

/** The settings of sign-up, from the brand's sandbox.json (AUT-15). */
export const userGetQuickRegisterSetting = openEndpoint('user/get-quick-register-setting', ({ merchant }) => ({
  status: true,
  data: merchant.data.register,
}))
