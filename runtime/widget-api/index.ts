/** The only door for widgets: what stands here is what a widget may use of the runtime. */
export { FormattedMessage as Message } from 'react-intl'
export { Link, useNavigate } from 'react-router'
export type { PublicData } from '../api/queries.ts'
export { formatAmount, formatDate, formatMoney, parseServerTime } from '../i18n/formats.ts'
export { accountKey } from '../countdown/account-key.ts'
export { countdownKinds } from '../countdown/countdowns.ts'
export { resendSeconds } from '../countdown/resend-seconds.ts'
export { checkForm, type Fault, type FormName, type FormValues, type Rule } from '../forms/check-form.ts'
export { firstCountry } from '../forms/countries.ts'
export { accountNumberMask, filterInput, type InputFilter, taxIdMask } from '../forms/formats.ts'
export {
  accountOf,
  anyCountry,
  digitsOf,
  phoneBounds,
  phoneDigits,
  phoneMask,
  type PhoneCountry,
  splitPhone,
} from '../forms/phone.ts'
export { useIsLive } from '../page/live-location.ts'
export { type AuthTab, type DialogState, useAuthDialog, useDialog } from '../page/dialogs.ts'
export { keptAffiliate } from '../session/affiliate.ts'
export { announceEvent } from '../tracking/announce-event.ts'
export { plainText, randomId } from '../state/toasts.ts'
export { defineWidget, type PropsOf, type WidgetDefinition } from './define-widget.ts'
export { useBanks, useCountdown, useCountries, useUrlLogin } from './form-data.ts'
export {
  type LocaleLink,
  type MenuLink,
  useAuthLinks,
  useBrand,
  useCall,
  useContentPage,
  useLocaleLinks,
  useLocalPath,
  useMenu,
  usePublicData,
  useServerNow,
  useSession,
  useSessionActions,
  useSettings,
  useTellFailure,
  useVisit,
} from './hooks.ts'
export {
  useClosedGames,
  useGameCenter,
  useGameList,
  useGamePage,
  useGameShell,
  useLaunch,
  usePage,
  useRestrictedProviders,
  useReturnToGame,
  useRoutePath,
  useSection,
  useSectionStart,
  useShelf,
} from './games.ts'
export {
  isPayoutDetails,
  type PayoutDetails,
  type TransactionFilter,
  useGameRounds,
  useIdDocument,
  useMemberDataChanged,
  usePayoutDetails,
  usePromotionBalance,
  useTransactions,
} from './member-data.ts'
export { RichHtml } from './RichHtml.tsx'
export { chooseGames, gamePath, gameSlug } from '../games/choose-games.ts'
export { gameCategories, isGameCategory } from '../games/categories.ts'
export { sendForm } from '../games/game-window.ts'
export type { LaunchState } from '../games/launch-state.ts'
export { gameKey } from '../games/read-list.ts'
export { searchGames } from '../games/search-games.ts'
export { decodePlayPayload } from '../routing/play-payload.ts'
export { useSidewaysPhone } from '../page/use-sideways-phone.ts'
export { useRouteId, useRouteIsOn } from './use-route-id.ts'
export { keepInterface } from '../page/interface-state.ts'
export { useBackendMenu } from './use-backend-menu.ts'
export { useContacts } from './use-contacts.ts'
export { brandAsset } from './brand-asset.ts'
export { withdrawalBounds } from '../money/check-amount.ts'
export { percents } from '../money/percent-amount.ts'
export {
  actualAmount,
  canConfirm,
  type WithdrawalEffect,
  type WithdrawalEvent,
  withdrawalFlow,
  withdrawalStart,
} from '../withdrawal/withdrawal-flow.ts'
export { withdrawalPayload } from '../withdrawal/withdrawal-payload.ts'
export { useMoney } from './use-money.ts'
export { useSendOnce } from './use-send-once.ts'
export { useDepositDialog } from '../page/dialogs.ts'
export { useLiveLocation } from '../page/live-location.ts'
export { askTransaction } from '../money/ask-transaction.ts'
export type { AmountFault } from '../money/check-amount.ts'
export { isNoLimit } from '../money/check-amount.ts'
export { presetAmounts } from '../money/presets.ts'
export { readAmount } from '../money/amount.ts'
export { hasFaults, mostReceipts, needsReceipt } from '../deposit/deposit-faults.ts'
export {
  type DepositEvent,
  depositFlow,
  depositStart,
  type DepositState,
  subStepOf,
} from '../deposit/deposit-flow.ts'
export { depositPayload } from '../deposit/deposit-payload.ts'
export { paymentUrl } from '../deposit/payment-url.ts'
export { depositQuery, promotionsAddress, readDepositQuery, readTrip } from '../deposit/promotions-trip.ts'
export { type DepositOffer, useDepositChannels } from './use-deposit-channels.ts'
export { type OpenPromotion, useOpenPromotions } from './use-open-promotions.ts'
export { compareDecimals } from '../money/decimal.ts'
export { useIntl } from './use-intl.ts'
export { useUpload } from './use-upload.ts'
