import { defineExamples } from '../../runtime/widget-api/area.ts'

const settings = {
  minimum_withdraw: '100.00',
  maximum_withdraw: '200000.00',
  crypto_min_withdrawal: '500.00',
  crypto_max_withdrawal: '100000.00',
  withdraw_daily_limit: '500000.00',
  withdraw_daily_count: 5,
} as const

const channel = {
  category: 'bank',
  bank_type: 'bank',
  automanual: 'Auto',
  automanual_flag: 1,
  bankbot: '0',
  rapid_auto: 0,
  payment_method: '1',
  payment_type: '1',
} as const

export default defineExamples({
  member: { is_first_time_deposit: 0, wallet: [{ display: 'THB', balance: '12480.50' }] },
  responses: {
    'user/get-user-bank-detail': {
      full: {
        bank: [
          {
            id: 1,
            type: 'bank',
            bank_type: 'bank',
            bank_name: 'Kasikornbank',
            account_number: '1234565678',
            account_name: 'นรินทร์ สุขสวัสดิ์',
            bank_image: '/static/art/banks/kbank.svg',
          },
        ],
        crypto: [
          { id: 2, type: 'crypto', coin: 'USDT', address: 'TQ7hV3kExample', bank_id: 90, currency_rate: '36.10' },
        ],
        coins: [{ bank_id: 90, coin: 'USDT' }],
        settings,
      },
      empty: { bank: [], crypto: [], coins: [], settings },
    },
    'user/get-transactions': {
      full: {
        items: [
          {
            id: '1003',
            kind: 'withdrawal',
            state: 'pending',
            amount: '1200.00',
            currency: 'THB',
            method: 'Kasikornbank',
            account: '5678',
            created: '2026-11-21 20:15:00',
          },
          {
            id: '1002',
            kind: 'bonus',
            state: 'done',
            amount: '100.00',
            currency: 'THB',
            method: 'Bonus',
            account: '',
            created: '2026-11-20 19:00:00',
          },
          {
            id: '1001',
            kind: 'deposit',
            state: 'refused',
            amount: '500.13',
            currency: 'THB',
            method: 'PromptPay QR',
            account: '',
            created: '2026-11-19 10:30:00',
          },
        ],
        page: 1,
        page_size: 10,
        total: 3,
      },
      empty: { items: [], page: 1, page_size: 10, total: 0 },
    },
    'deposit/get-deposit-channel': {
      full: {
        bankbomb: [
          {
            ...channel,
            id: 1,
            sequence: 1,
            bank_name: 'Kasikornbank',
            bank_image: '/static/art/banks/kbank.svg',
            minimum_deposit: '100',
            maximum_deposit: '500000',
          },
          {
            ...channel,
            id: 2,
            sequence: 2,
            bank_name: 'PromptPay QR',
            bank_image: '/static/art/banks/qr.svg',
            bank_type: 'other',
            minimum_deposit: '20',
            maximum_deposit: '999999999',
          },
        ],
        preset_amount: [],
      },
      empty: { bankbomb: [], preset_amount: [] },
    },
    'withdraw/get-withdraw-limit': { full: { withdraw_limit: '12480.50' }, empty: { withdraw_limit: '0.00' } },
  },
})
