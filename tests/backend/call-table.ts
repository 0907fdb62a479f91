/** One row of the specification's call tables. */
interface CallRow {
  /**
   * The payload's fields without `language` and `langCountry`, which every call has. `any`: the specification does not
   * list the fields.
   */
  readonly payload: readonly string[] | 'any'
  /** Whether the call needs a member. */
  readonly isMembers?: true
}

const empty: readonly string[] = []
const game = ['currency', 'provider_id', 'game_id']

/** All calls of the specification's tables. */
export const callTable = {
  'user/get-country-list': { payload: empty },
  'user/forgot-password-tac': { payload: ['type', 'username'] },
  'user/verify-forget-tac': { payload: ['username', 'otp', 'sendType', 'type'] },
  'user/reset-login-password': { payload: ['username', 'new_password', 'confirm_new_password', 'otp'] },
  'user/request-register-tac': { payload: ['sendType', 'currency', 'country_code', 'mobileno', 'email'] },
  'register/register-v2': { payload: ['content', 'page'] },
  'user/get-bank-list': { payload: ['currency', 'page'] },
  'index/auth': { payload: ['username', 'password', 'mobile_check'] },
  'index/logout': { payload: empty },
  'user/dashboard': { payload: ['page_name'] },
  'user/get-bal': { payload: empty, isMembers: true },
  'user/get-quick-register-setting': { payload: empty },
  'user/update-click': { payload: ['aff_code'] },
  'user/update-signal-token': { payload: ['uid', 'subscribe_domain'], isMembers: true },
  'user/update-signal-unsub-token': { payload: ['uid', 'subscribe_domain'], isMembers: true },
  'general/get-sts-token': { payload: ['filename', 'filetype', 'is_public'], isMembers: true },
  'general/get-sts-token-new': {
    payload: ['filename', 'filetype', 'file_name', 'content_type', 'is_public'],
    isMembers: true,
  },
  'slack/notify-block': { payload: ['title', 'block'] },
  'game/login-game': { payload: game, isMembers: true },
  'game/get-pt-player': { payload: game, isMembers: true },
  'game/get-wallet': { payload: ['provider_id', 'game_id'], isMembers: true },
  'game/set-wallet': { payload: ['provider_id', 'wallet_type'], isMembers: true },
  'promotion/get-promotion-content-list': { payload: ['currency'] },
  'promotion/get-promotion-center-list': { payload: 'any', isMembers: true },
  'promotion/complete-promotion': { payload: empty, isMembers: true },
  'promotion/apply-promotion': {
    payload: ['promotion_id', 'content_id', 'bonus_code', 'page', 'is_from_deposit_page'],
    isMembers: true,
  },
  'deposit/get-deposit-channel': { payload: 'any', isMembers: true },
  'deposit/insert-express-deposit-log': { payload: 'any', isMembers: true },
  'deposit/add-deposit': {
    payload: [
      'amount',
      'bank_id',
      'payment_method',
      'pay_t',
      'payment_type',
      'receipt',
      'payment_code',
      'currency',
      'method',
      'rapid_auto',
      'receipt_file',
    ],
    isMembers: true,
  },
  'user/get-user-bank-detail': { payload: 'any', isMembers: true },
  'withdraw/get-withdraw-limit': { payload: 'any', isMembers: true },
  'withdraw/do-withdraw': {
    payload: ['amount', 'account_id', 'actual_amount', 'address', 'tangki_id'],
    isMembers: true,
  },
  'provider/provider-list': { payload: empty },
  'notice/notice-list': { payload: ['notification'] },
} as const satisfies Readonly<Record<string, CallRow>>

export type NamedCall = keyof typeof callTable
