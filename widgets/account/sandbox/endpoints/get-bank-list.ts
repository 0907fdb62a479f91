import { banksOf } from '../catalogue/banks.ts'
import { openEndpoint } from '../../../../sandbox/index.ts'

/** The banks of the currency. Only THB has banks (AUT-12). */
export const userGetBankList = openEndpoint('user/get-bank-list', ({ payload, language }) => ({
  status: true,
  data: { data: [...banksOf(payload.currency, language)] },
}))
