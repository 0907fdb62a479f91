import type { Envelope } from './minimal-backend.ts'
import type { NamedCall } from './call-table.ts'

/** A member of the backend. Amounts are in satang. */
export interface Member {
  readonly uid: string
  readonly username: string
  password: string
  balance: number
}

interface Reply {
  readonly response: Envelope
  /** The session that the response's cookie starts. An empty text ends the session. */
  readonly setsSession?: string
}

const ok = (data?: unknown): Reply => ({ response: { status: true, ...(data === undefined ? {} : { data }) } })
const refused = (code: number, msg: string): Reply => ({ response: { status: false, code, msg } })

/** The one-time code of every message. */
export const oneTimeCode = '123456'

const channel = (id: number, name: string, bankType: string, more: object = {}) => ({
  id,
  sequence: id,
  bank_name: name,
  bank_image: '/static/bank.svg',
  category: bankType,
  bank_type: bankType,
  minimum_deposit: '100',
  maximum_deposit: '50000',
  automanual: 'Auto',
  automanual_flag: 1,
  bankbot: '0',
  rapid_auto: 0,
  account_holder_name: 'Minimal Company',
  account_number: '1234567890',
  payment_method: `method-${id}`,
  payment_type: 'transfer',
  qr_img: '',
  redirect_page: 0,
  ...more,
})

const banks = [
  { id: 11, bank_name: 'Kasikorn', img: '/static/k.svg', min_account_number: 10, max_account_number: 12, VERIFY: 0 },
  { id: 12, bank_name: 'Bangkok', img: '/static/b.svg', min_account_number: 10, max_account_number: 12, VERIFY: 0 },
]

/** Creates the data of one backend, and `handle`, which responds to the backend's calls. */
export function createMinimalState() {
  const members = new Map<string, Member>()
  const ledger: {
    readonly kind: 'deposit' | 'withdrawal'
    readonly amount: string
    readonly key: string | undefined
  }[] = []
  const add = (username: string, password: string, balance: number): Member => {
    const member = { uid: String(1001 + members.size), username, password, balance }
    members.set(member.uid, member)
    return member
  }
  add('660812345678', 'Passw0rd1', 765_432_150)

  const byName = (name: unknown) => [...members.values()].find(({ username }) => username === name)
  const walletOf = ({ balance }: Member) => [{ display: 'THB', balance: (balance / 100).toFixed(2) }]

  function register({ content, page }: Record<string, unknown>): Reply {
    const draft = JSON.parse(String(content)) as Record<string, string>
    if (String(page) === '1') return ok({ status: 'SUCCESS', message: '' })
    if (draft.sms_otp !== oneTimeCode) return refused(4100, 'The code is wrong.')
    add(String(draft.username), String(draft.password), 0)
    return ok({ status: 'SUCCESS', message: '', bank_holder_name: draft.acc_name })
  }

  function withdraw(member: Member, { amount }: Record<string, unknown>): Reply {
    const satang = Math.round(Number(amount) * 100)
    if (satang > member.balance) return refused(4211, 'The amount is above your balance.')
    member.balance -= satang
    ledger.push({ kind: 'withdrawal', amount: String(amount), key: undefined })
    return { response: { status: true, msg: 'Sent' } }
  }

  function deposit({ amount, bank_id: id }: Record<string, unknown>): Reply {
    if (String(amount) === '666') return refused(500, 'Daily deposit limit reached')
    ledger.push({ kind: 'deposit', amount: String(amount), key: String(id) })
    return ok({})
  }

  function handle(name: NamedCall, payload: Record<string, unknown>, member: Member | undefined): Reply {
    const someone = member as Member
    switch (name) {
      case 'user/get-country-list':
        return ok([{ code: '66', abr: 'TH', currency: 'THB', mobileno_length_min: 9, mobileno_length_max: 10 }])
      case 'index/auth': {
        const found = byName(payload.username)
        if (found?.password !== payload.password) return refused(4001, 'Wrong number or password.')
        const data = { country_lang: 'th-th', default_lang: 'th', uid: found?.uid }
        return { response: { status: true, data }, setsSession: String(found?.uid) }
      }
      case 'index/logout':
        return { response: { status: true }, setsSession: '' }
      case 'user/dashboard':
        if (!member) return ok({ provider_maintenance: [] })
        return ok({
          profile: { email: '', mobileno: `66-${member.username.slice(2)}` },
          crm: { affiliate_username: 'aff1', link: 'https://minimal.example/?aff=aff1' },
          wallet: walletOf(member),
          provider_maintenance: [],
        })
      case 'user/get-bal':
        return ok(walletOf(someone))
      case 'user/get-quick-register-setting':
        return ok({})
      case 'user/forgot-password-tac':
        return byName(payload.username)
          ? ok({ data: '08*****678', sendType: 'sms' })
          : refused(4002, 'No such account.')
      case 'user/verify-forget-tac':
        return payload.otp === oneTimeCode ? ok() : refused(4100, 'The code is wrong.')
      case 'user/reset-login-password': {
        const found = byName(payload.username)
        if (found) found.password = String(payload.new_password)
        return ok()
      }
      case 'register/register-v2':
        return register(payload)
      case 'user/get-bank-list':
        return ok({ data: banks })
      case 'provider/provider-list':
        return ok([
          {
            providerName: 'Jade',
            providerKey: 'jade',
            game_maintenance: 0,
            maintenance_start: '',
            maintenance_end: '',
          },
        ])
      case 'notice/notice-list':
        return ok({ item: [{ title: 'Welcome' }] })
      case 'promotion/get-promotion-content-list':
        return ok([{ promotion_id: 1, content_id: 1, title: 'Welcome bonus' }])
      case 'promotion/get-promotion-center-list':
        return ok([{ promotion_id: 1, content_id: 1, title: 'Welcome bonus', state: 'available' }])
      case 'promotion/apply-promotion':
        return 'bonus_code' in payload && payload.bonus_code !== 'GIFT'
          ? refused(4230, 'This code is not known.')
          : { response: { status: true, msg: 'Applied' } }
      case 'game/get-wallet':
        return ok([{ wallet_id: 'main', name: 'Main', amount: '100' }])
      case 'game/login-game':
        return ok({ data: '<!doctype html><title>Jade Reels</title><p>Jade Reels', type: 'html' })
      case 'game/get-pt-player':
        return refused(4300, 'This provider is not offered.')
      case 'deposit/get-deposit-channel':
        return ok({
          bankbomb: [channel(1, 'PromptPay', 'other', { account_number: '' }), channel(2, 'Kasikorn', 'bank')],
          preset_amount: ['100', '300', '666'],
        })
      case 'deposit/add-deposit':
        return deposit(payload)
      case 'user/get-user-bank-detail':
        return ok({
          bank: [
            {
              type: 'bank',
              bank_type: 'bank',
              bank_name: 'Kasikorn',
              account_number: '9876543210',
              bank_image: '',
            },
          ],
          crypto: [],
          settings: {
            minimum_withdraw: '100',
            maximum_withdraw: '100000',
            crypto_min_withdrawal: '100',
            crypto_max_withdrawal: '100000',
            withdraw_daily_limit: '500000',
            withdraw_daily_count: 5,
          },
        })
      case 'withdraw/get-withdraw-limit':
        return ok({ withdraw_limit: (someone.balance / 100).toFixed(2) })
      case 'withdraw/do-withdraw':
        return withdraw(someone, payload)
      case 'general/get-sts-token':
      case 'general/get-sts-token-new':
        return refused(4400, 'Uploads are closed.')
      default:
        return ok()
    }
  }

  return {
    members,
    ledger,
    handle,
    games: [
      {
        game_id: 'reels',
        provider_id: 'jade',
        provider_name: 'Jade',
        provider_fullname: 'Jade Gaming',
        game_name: 'Jade Reels',
        currency: 'THB',
        category: 'slot',
        img: '/static/reels.svg',
        maintenance: 0,
        utk: 'u1',
      },
    ],
  }
}

export type MinimalState = ReturnType<typeof createMinimalState>
