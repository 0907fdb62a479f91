import { banksOf } from '../catalogue/banks.ts'
import { openEndpoint } from '../../../../sandbox/index.ts'

/** Banks of the currency; there are banks for THB (AUT-12). */
export const userGetBankList = openEndpoint('user/get-bank-list', ({ payload, language }) => ({
  status: true,
  data: { data: [...banksOf(payload.currency, language)] },
}))
