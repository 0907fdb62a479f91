import type { Endpoint } from './endpoint.ts'
import { depositAddDeposit } from './deposit/add-deposit.ts'
import { depositGetDepositChannel } from './deposit/get-deposit-channel.ts'
import { depositInsertExpressDepositLog } from './deposit/insert-express-deposit-log.ts'
import { gameGetGameHistory } from './game/get-game-history.ts'
import { gameGetPtPlayer } from './game/get-pt-player.ts'
import { gameGetWallet } from './game/get-wallet.ts'
import { gameLoginGame } from './game/login-game.ts'
import { gameSetWallet } from './game/set-wallet.ts'
import { generalGetStsToken } from './general/get-sts-token.ts'
import { generalGetStsTokenNew } from './general/get-sts-token-new.ts'
import { indexAuth } from './index/auth.ts'
import { indexLogout } from './index/logout.ts'
import { missionGetCalendar } from './mission/get-calendar.ts'
import { noticeNoticeList } from './notice/notice-list.ts'
import { promotionApplyPromotion } from './promotion/apply-promotion.ts'
import { promotionCompletePromotion } from './promotion/complete-promotion.ts'
import { promotionGetPromotionBalance } from './promotion/get-promotion-balance.ts'
import { promotionGetPromotionCenterList } from './promotion/get-promotion-center-list.ts'
import { promotionGetPromotionContentList } from './promotion/get-promotion-content-list.ts'
import { providerProviderList } from './provider/provider-list.ts'
import { registerRegisterV2 } from './register/register-v2.ts'
import { userAddBankAccount } from './user/add-bank-account.ts'
import { slackNotifyBlock } from './slack/notify-block.ts'
import { userChangePassword } from './user/change-password.ts'
import { userDashboard } from './user/dashboard.ts'
import { userForgotPasswordTac } from './user/forgot-password-tac.ts'
import { userGetBal } from './user/get-bal.ts'
import { userGetBankList } from './user/get-bank-list.ts'
import { userGetCountryList } from './user/get-country-list.ts'
import { userGetIdDocument } from './user/get-id-document.ts'
import { userGetQuickRegisterSetting } from './user/get-quick-register-setting.ts'
import { userGetTransactions } from './user/get-transactions.ts'
import { userGetUserBankDetail } from './user/get-user-bank-detail.ts'
import { userLogoutAll } from './user/logout-all.ts'
import { userRequestRegisterTac } from './user/request-register-tac.ts'
import { userRequestVerifyTac } from './user/request-verify-tac.ts'
import { userResetLoginPassword } from './user/reset-login-password.ts'
import { userSetWithdrawPin } from './user/set-withdraw-pin.ts'
import { userSubmitIdDocument } from './user/submit-id-document.ts'
import { userUpdateClick } from './user/update-click.ts'
import { userUpdateProfile } from './user/update-profile.ts'
import { userVerifyContact } from './user/verify-contact.ts'
import { userVerifyForgetTac } from './user/verify-forget-tac.ts'
import { withdrawCheckFullname } from './withdraw/check-fullname.ts'
import { withdrawCheckPin } from './withdraw/check-pin.ts'
import { withdrawDoWithdraw } from './withdraw/do-withdraw.ts'
import { withdrawGetWithdrawLimit } from './withdraw/get-withdraw-limit.ts'

/** Every endpoint that the sandbox answers. */
export const endpoints: readonly Endpoint[] = [
  depositAddDeposit,
  depositGetDepositChannel,
  depositInsertExpressDepositLog,
  gameGetGameHistory,
  gameGetPtPlayer,
  gameGetWallet,
  gameLoginGame,
  gameSetWallet,
  generalGetStsToken,
  generalGetStsTokenNew,
  indexAuth,
  indexLogout,
  missionGetCalendar,
  noticeNoticeList,
  promotionApplyPromotion,
  promotionCompletePromotion,
  promotionGetPromotionBalance,
  promotionGetPromotionCenterList,
  promotionGetPromotionContentList,
  providerProviderList,
  registerRegisterV2,
  userAddBankAccount,
  slackNotifyBlock,
  userChangePassword,
  userDashboard,
  userForgotPasswordTac,
  userGetBal,
  userGetBankList,
  userGetCountryList,
  userGetIdDocument,
  userGetQuickRegisterSetting,
  userGetTransactions,
  userGetUserBankDetail,
  userLogoutAll,
  userRequestRegisterTac,
  userRequestVerifyTac,
  userResetLoginPassword,
  userSetWithdrawPin,
  userSubmitIdDocument,
  userUpdateClick,
  userUpdateProfile,
  userVerifyContact,
  userVerifyForgetTac,
  withdrawCheckFullname,
  withdrawCheckPin,
  withdrawDoWithdraw,
  withdrawGetWithdrawLimit,
]
