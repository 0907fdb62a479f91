import { textIn } from '../../../../sandbox/index.ts'
import type { Country } from '../../../../schemas/generated/records.ts'

type Line = readonly [code: string, abr: string, currency: string, least: number, most: number, en: string, th: string]

const lines: readonly Line[] = [
  ['66', 'TH', 'THB', 10, 10, 'Thailand', 'ไทย'],
  ['63', 'PH', 'PHP', 10, 10, 'Philippines', 'ฟิลิปปินส์'],
  ['880', 'BD', 'BDT', 10, 10, 'Bangladesh', 'บังกลาเทศ'],
  ['84', 'VN', 'VND', 9, 10, 'Vietnam', 'เวียดนาม'],
  ['55', 'BR', 'BRL', 10, 11, 'Brazil', 'บราซิล'],
  ['856', 'LA', 'LAK', 8, 10, 'Laos', 'ลาว'],
  ['855', 'KH', 'KHR', 8, 9, 'Cambodia', 'กัมพูชา'],
  ['95', 'MM', 'MMK', 7, 10, 'Myanmar', 'เมียนมา'],
  ['60', 'MY', 'MYR', 9, 10, 'Malaysia', 'มาเลเซีย'],
  ['62', 'ID', 'IDR', 9, 12, 'Indonesia', 'อินโดนีเซีย'],
  ['65', 'SG', 'SGD', 8, 8, 'Singapore', 'สิงคโปร์'],
  ['91', 'IN', 'INR', 10, 10, 'India', 'อินเดีย'],
]

/** The countries whose phone numbers the sandbox accepts, with their names in a language of the site. */
export function countries(language: string): Country[] {
  return lines.map(([code, abr, currency, least, most, en, th]) => ({
    code,
    abr,
    currency,
    mobileno_length_min: least,
    mobileno_length_max: most,
    name: textIn({ en, th }, language),
  }))
}
