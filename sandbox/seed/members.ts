/** A member that every brand of a fresh sandbox has. */
export interface SeedMember {
  readonly phone: string
  readonly password: string
  readonly fullname: string
  readonly vip: number
  /** Wallets as name and balance in minor units; the first is the balance. */
  readonly wallets: readonly (readonly [display: string, balance: number])[]
  readonly locale: string
  readonly currency: string
  readonly group: string
  readonly restricted: readonly string[]
  readonly firstDeposit: boolean
  readonly pin: string | undefined
  /** What the member is for. */
  readonly note: string
}

/** The password of every seeded member but the one with a PIN: 9 characters (VAL-08). */
export const demoPassword = 'Passw0rd1'

const member = (phone: string, fullname: string, note: string, more: Partial<SeedMember> = {}): SeedMember => ({
  phone,
  fullname,
  note,
  password: demoPassword,
  vip: 1,
  wallets: [['THB', 100_000]],
  locale: 'th-th',
  currency: 'THB',
  group: 'member_group_1',
  restricted: [],
  firstDeposit: false,
  pin: undefined,
  ...more,
})

const levels: readonly SeedMember[] = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((vip) =>
  member(`66-081000000${vip}`, `สมาชิก ระดับ ${vip}`, `VIP level ${vip}`, {
    vip,
    wallets: [['THB', vip * vip * 150_000 + 25]],
    group: vip >= 7 ? 'member_group_2' : 'member_group_1',
  }),
)

/** The members of a fresh sandbox. The first is the one for demonstrations: 081-234-5678. */
export const seedMembers: readonly SeedMember[] = [
  member('66-0812345678', 'นรินทร์ สุขสวัสดิ์', 'the demo member', {
    vip: 3,
    wallets: [
      ['THB', 1_248_050],
      ['Bonus', 50_000],
    ],
    pin: '246810',
  }),
  ...levels,
  member('66-0810000010', 'กานดา ใจดี', 'three restricted providers', { restricted: ['101', '104', '119'] }),
  member('66-0810000011', 'ปรีชา ทองแท้', 'an empty wallet, no deposit yet', {
    wallets: [['THB', 0]],
    firstDeposit: true,
  }),
  member('66-0810000012', 'วิภา แสงจันทร์', 'a 6-digit PIN as password: 246810', { password: '246810' }),
  member('66-0810000013', 'Daniel Hart', 'English as language', { locale: 'en-th' }),
  member('63-9171234567', 'Maria Santos', 'another country: country_lang en-ph', {
    locale: 'en-ph',
    currency: 'PHP',
    wallets: [['PHP', 250_000]],
  }),
]
