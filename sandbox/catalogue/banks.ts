import type { Bank } from '../../schemas/generated/records.ts'

type Line = readonly [id: number, code: string, name: string, digits: number | readonly [number, number], verify: 0 | 1]

const lines: readonly Line[] = [
  [1, 'bbl', 'Bangkok Bank', 10, 1],
  [2, 'kbank', 'Kasikornbank', 10, 1],
  [3, 'ktb', 'Krungthai Bank', 10, 1],
  [4, 'scb', 'Siam Commercial Bank', 10, 1],
  [5, 'bay', 'Bank of Ayudhya (Krungsri)', 10, 1],
  [6, 'ttb', 'TMBThanachart Bank', 10, 0],
  [7, 'gsb', 'Government Savings Bank', [12, 15], 0],
  [8, 'baac', 'Bank for Agriculture and Agricultural Cooperatives', 12, 0],
  [9, 'ghb', 'Government Housing Bank', 12, 0],
  [10, 'uob', 'United Overseas Bank (Thai)', 10, 0],
  [11, 'cimb', 'CIMB Thai Bank', 10, 0],
  [12, 'lhb', 'Land and Houses Bank', 10, 0],
  [13, 'kkp', 'Kiatnakin Phatra Bank', 14, 0],
  [14, 'tisco', 'Tisco Bank', 14, 0],
]

/** A bank with the letters that its neutral logo shows. */
export interface CatalogueBank {
  readonly code: string
  readonly record: Bank
}

/** Banks of Thailand. Their logos are letters on a colour of our own. */
export const banks: readonly CatalogueBank[] = lines.map(([id, code, name, digits, verify]) => {
  const [least, most] = typeof digits === 'number' ? [digits, digits] : digits
  return {
    code,
    record: {
      id,
      bank_name: name,
      img: `/static/art/banks/${code}.svg`,
      min_account_number: least,
      max_account_number: most,
      VERIFY: verify,
    },
  }
})

/** The banks whose accounts a member with this currency may have; there are banks for THB. */
export function banksOf(currency: string): readonly Bank[] {
  return currency === 'THB' ? banks.map(({ record }) => record) : []
}
