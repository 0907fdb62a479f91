import { fallbackLanguage } from '../../../../schemas/generated/languages.ts'
import type { Bank } from '../../../../schemas/generated/records.ts'
import { type Text, textIn } from '../../../../sandbox/index.ts'

type Line = readonly [
  id: number,
  code: string,
  english: string,
  thai: string,
  digits: number | readonly [number, number],
  verify: 0 | 1,
]

const lines: readonly Line[] = [
  [1, 'bbl', 'Bangkok Bank', 'ธนาคารกรุงเทพ', 10, 1],
  [2, 'kbank', 'Kasikornbank', 'ธนาคารกสิกรไทย', 10, 1],
  [3, 'ktb', 'Krungthai Bank', 'ธนาคารกรุงไทย', 10, 1],
  [4, 'scb', 'Siam Commercial Bank', 'ธนาคารไทยพาณิชย์', 10, 1],
  [5, 'bay', 'Bank of Ayudhya (Krungsri)', 'ธนาคารกรุงศรีอยุธยา', 10, 1],
  [6, 'ttb', 'TMBThanachart Bank', 'ธนาคารทหารไทยธนชาต', 10, 0],
  [7, 'gsb', 'Government Savings Bank', 'ธนาคารออมสิน', [12, 15], 0],
  [8, 'baac', 'Bank for Agriculture and Agricultural Cooperatives', 'ธนาคารเพื่อการเกษตรและสหกรณ์การเกษตร', 12, 0],
  [9, 'ghb', 'Government Housing Bank', 'ธนาคารอาคารสงเคราะห์', 12, 0],
  [10, 'uob', 'United Overseas Bank (Thai)', 'ธนาคารยูโอบี', 10, 0],
  [11, 'cimb', 'CIMB Thai Bank', 'ธนาคารซีไอเอ็มบี ไทย', 10, 0],
  [12, 'lhb', 'Land and Houses Bank', 'ธนาคารแลนด์ แอนด์ เฮ้าส์', 10, 0],
  [13, 'kkp', 'Kiatnakin Phatra Bank', 'ธนาคารเกียรตินาคินภัทร', 14, 0],
  [14, 'tisco', 'Tisco Bank', 'ธนาคารทิสโก้', 14, 0],
]

/** A bank with the letters that its neutral logo shows. */
export interface CatalogueBank {
  readonly code: string
  /** The record with the English name. */
  readonly record: Bank
  readonly names: Text
}

/** Banks of Thailand. Their logos are letters on a colour of our own. */
export const banks: readonly CatalogueBank[] = lines.map(([id, code, english, thai, digits, verify]) => {
  const [least, most] = typeof digits === 'number' ? [digits, digits] : digits
  return {
    code,
    names: { en: english, th: thai },
    record: {
      id,
      bank_name: english,
      img: `/static/art/banks/${code}.svg`,
      min_account_number: least,
      max_account_number: most,
      VERIFY: verify,
    },
  }
})

/** The banks for members with this currency. Only THB has banks. */
export function banksOf(currency: string, language = fallbackLanguage): readonly Bank[] {
  return currency === 'THB' ? banks.map(({ record, names }) => ({ ...record, bank_name: textIn(names, language) })) : []
}
