import type { MemberRow } from '../session/members.ts'

/** A member that every brand of a fresh sandbox has. An area adds data to it by its number. */
export interface SeedMember {
  /** Number of the seed. The demo member is 0. */
  readonly number: number
  readonly phone: string
  readonly password: string
  readonly fullname: string
  readonly locale: string
  readonly currency: string
  readonly group: string
  /** The purpose of the member. */
  readonly note: string
}

/** A seed, and the brand's member that was created from it. */
export interface SeededMember {
  readonly seed: SeedMember
  readonly member: MemberRow
}

/** The demo member. Undefined if `members` does not contain it. */
export function demoMember(members: readonly SeededMember[]): MemberRow | undefined {
  return members.find(({ seed }) => seed.number === 0)?.member
}

/** The password of the seeded members, with 9 characters (VAL-08). Member 12 has a 6-digit PIN instead. */
export const demoPassword = 'Passw0rd1'

const member = (
  number: number,
  phone: string,
  fullname: string,
  note: string,
  more: Partial<SeedMember> = {},
): SeedMember => ({
  number,
  phone,
  fullname,
  note,
  password: demoPassword,
  locale: 'th-th',
  currency: 'THB',
  group: 'member_group_1',
  ...more,
})

/** One to nine in Thai words: a field for a person's name accepts no digits. */
const numbers = ['หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า']

const plain: readonly SeedMember[] = numbers.map((word, index) =>
  member(index + 1, `66-081000000${index + 1}`, `สมาชิก ระดับ${word}`, '', {
    group: index >= 6 ? 'member_group_2' : 'member_group_1',
  }),
)

/** The members of a fresh sandbox. The first is the demo member: 081-234-5678. */
export const seedMembers: readonly SeedMember[] = [
  member(0, '66-0812345678', 'นรินทร์ สุขสวัสดิ์', 'the demo member'),
  ...plain,
  member(10, '66-0810000010', 'กานดา ใจดี', ''),
  member(11, '66-0810000011', 'ปรีชา ทองแท้', ''),
  member(12, '66-0810000012', 'วิภา แสงจันทร์', 'a 6-digit PIN as password: 246810', { password: '246810' }),
  member(13, '66-0810000013', 'Daniel Hart', 'English as language', { locale: 'en-th' }),
  member(14, '63-9171234567', 'Maria Santos', 'another country: country_lang en-ph', {
    locale: 'en-ph',
    currency: 'PHP',
  }),
]
