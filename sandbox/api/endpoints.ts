import type { Endpoint } from './endpoint.ts'
import { gameGetPtPlayer } from './game/get-pt-player.ts'
import { gameGetWallet } from './game/get-wallet.ts'
import { gameLoginGame } from './game/login-game.ts'
import { gameSetWallet } from './game/set-wallet.ts'
import { indexAuth } from './index/auth.ts'
import { indexLogout } from './index/logout.ts'
import { missionGetCalendar } from './mission/get-calendar.ts'
import { noticeNoticeList } from './notice/notice-list.ts'
import { promotionGetPromotionCenterList } from './promotion/get-promotion-center-list.ts'
import { promotionGetPromotionContentList } from './promotion/get-promotion-content-list.ts'
import { providerProviderList } from './provider/provider-list.ts'
import { registerRegisterV2 } from './register/register-v2.ts'
import { userChangePassword } from './user/change-password.ts'
import { userDashboard } from './user/dashboard.ts'
import { userForgotPasswordTac } from './user/forgot-password-tac.ts'
import { userGetBal } from './user/get-bal.ts'
import { userGetBankList } from './user/get-bank-list.ts'
import { userGetCountryList } from './user/get-country-list.ts'
import { userGetQuickRegisterSetting } from './user/get-quick-register-setting.ts'
import { userLogoutAll } from './user/logout-all.ts'
import { userRequestRegisterTac } from './user/request-register-tac.ts'
import { userRequestVerifyTac } from './user/request-verify-tac.ts'
import { userResetLoginPassword } from './user/reset-login-password.ts'
import { userSetWithdrawPin } from './user/set-withdraw-pin.ts'
import { userUpdateClick } from './user/update-click.ts'
import { userUpdateProfile } from './user/update-profile.ts'
import { userVerifyContact } from './user/verify-contact.ts'
import { userVerifyForgetTac } from './user/verify-forget-tac.ts'

/** Every endpoint that the sandbox answers. */
export const endpoints: readonly Endpoint[] = [
  gameGetPtPlayer,
  gameGetWallet,
  gameLoginGame,
  gameSetWallet,
  indexAuth,
  indexLogout,
  missionGetCalendar,
  noticeNoticeList,
  promotionGetPromotionCenterList,
  promotionGetPromotionContentList,
  providerProviderList,
  registerRegisterV2,
  userChangePassword,
  userDashboard,
  userForgotPasswordTac,
  userGetBal,
  userGetBankList,
  userGetCountryList,
  userGetQuickRegisterSetting,
  userLogoutAll,
  userRequestRegisterTac,
  userRequestVerifyTac,
  userResetLoginPassword,
  userSetWithdrawPin,
  userUpdateClick,
  userUpdateProfile,
  userVerifyContact,
  userVerifyForgetTac,
]
