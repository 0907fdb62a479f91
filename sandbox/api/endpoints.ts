import type { Endpoint } from './endpoint.ts'
import { gameLoginGame } from './game/login-game.ts'
import { indexAuth } from './index/auth.ts'
import { indexLogout } from './index/logout.ts'
import { missionGetCalendar } from './mission/get-calendar.ts'
import { noticeNoticeList } from './notice/notice-list.ts'
import { promotionGetPromotionCenterList } from './promotion/get-promotion-center-list.ts'
import { promotionGetPromotionContentList } from './promotion/get-promotion-content-list.ts'
import { providerProviderList } from './provider/provider-list.ts'
import { userDashboard } from './user/dashboard.ts'
import { userGetBal } from './user/get-bal.ts'
import { userGetBankList } from './user/get-bank-list.ts'
import { userGetCountryList } from './user/get-country-list.ts'
import { userGetQuickRegisterSetting } from './user/get-quick-register-setting.ts'
import { userUpdateClick } from './user/update-click.ts'

/** Every endpoint that the sandbox answers. */
export const endpoints: readonly Endpoint[] = [
  gameLoginGame,
  indexAuth,
  indexLogout,
  missionGetCalendar,
  noticeNoticeList,
  promotionGetPromotionCenterList,
  promotionGetPromotionContentList,
  providerProviderList,
  userDashboard,
  userGetBal,
  userGetBankList,
  userGetCountryList,
  userGetQuickRegisterSetting,
  userUpdateClick,
]
