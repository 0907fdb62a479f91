import type {
  Banner,
  Country,
  FooterEntry,
  MenuEntry,
  MissionCalendar,
  Promotion,
  Provider,
  QuickRegisterSetting,
} from '../../schemas/generated/records.ts'

/** What a field has to be; with a question mark it may be absent, and is where it is wrong. */
type Kind = 'text' | 'number' | 'texts' | 'text?' | 'number?' | 'texts?' | readonly unknown[]
/** The kinds that a field of this type may be read as. */
type KindOf<Value> = [Value] extends [string | undefined]
  ? 'text' | 'text?' | readonly Value[]
  : [Value] extends [number | undefined]
    ? 'number' | 'number?' | readonly Value[]
    : 'texts' | 'texts?'
type Shape<Row> = { readonly [Name in keyof Row & string]?: KindOf<Row[Name]> }

/** A text longer than this is no label, address or description. */
const longest = 100_000

function fits(value: unknown, kind: Kind): boolean {
  if (typeof kind !== 'string') return kind.includes(value)
  if (kind.startsWith('texts')) return Array.isArray(value) && value.every((one) => typeof one === 'string')
  if (kind.startsWith('text')) return typeof value === 'string' && value.length <= longest
  return Number.isSafeInteger(value)
}

/** A row from outside as its type says it is; undefined where it lacks something that it cannot be shown without. */
function readRow<Row extends object>(row: unknown, shape: Shape<Row>): Row | undefined {
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return undefined
  const read: Record<string, unknown> = { ...row }
  for (const [name, kind] of Object.entries(shape) as [string, Kind][]) {
    if (fits(read[name], kind)) continue
    if (typeof kind !== 'string' || !kind.endsWith('?')) return undefined
    delete read[name]
  }
  return read as Row
}

/** The whole rows of a list, the first of each key. Undefined where it is no list. */
function readList<Row extends object>(list: unknown, shape: Shape<Row>, key?: keyof Row): Row[] | undefined {
  if (!Array.isArray(list)) return undefined
  const rows = list.flatMap((one) => readRow(one, shape) ?? [])
  return key === undefined ? rows : [...new Map(rows.toReversed().map((row) => [row[key], row])).values()].toReversed()
}

/** How each public record is read: what comes from the network or out of a local database is looked at before it is shown. */
export const readRecords = {
  banners: (list: unknown) =>
    readList<Banner>(
      list,
      { id: 'text', title: 'text', img: 'text', link: 'text?', start_date: 'text', end_date: 'text' },
      'id',
    ),
  providers: (list: unknown) =>
    readList<Provider>(
      list,
      {
        provider_id: 'text',
        providerName: 'text',
        providerKey: 'text',
        img: 'text',
        categories: 'texts',
        tags: 'texts?',
        game_maintenance: [0, 1],
        maintenance_start: 'text?',
        maintenance_end: 'text?',
      },
      'provider_id',
    ),
  promotions: (list: unknown) =>
    readList<Promotion>(
      list,
      {
        promotion_id: 'number',
        content_id: 'number',
        title: 'text',
        description: 'text',
        content: 'text',
        img: 'text',
        category: 'text',
        start_date: 'text',
        end_date: 'text',
        minimum_deposit: 'text?',
        bonus_percent: 'number?',
        maximum_bonus: 'text?',
        turnover: 'number?',
      },
      'promotion_id',
    ),
  countries: (list: unknown) =>
    readList<Country>(
      list,
      {
        code: 'text',
        abr: 'text',
        currency: 'text',
        mobileno_length_min: 'number',
        mobileno_length_max: 'number',
        name: 'text?',
      },
      'abr',
    ),
  footer: (list: unknown) =>
    readList<FooterEntry>(list, { language: 'text', title: 'text', content: 'text', display_type: 'text' }),
  menu: (list: unknown) =>
    readList<MenuEntry>(list, {
      language: 'text',
      title: 'text',
      url: 'text',
      icon: 'text',
      sequence: 'number',
      placement: ['header', 'sidebar', 'footer'],
      after_login: [0, 1],
    }),
  missions: (data: unknown): MissionCalendar | undefined => {
    const calendar = readRow<MissionCalendar>(data, { month: 'text', today: 'text', streak: 'number' })
    const days = readList<MissionCalendar['days'][number]>(
      calendar?.days,
      {
        date: 'text',
        reward: 'text',
        is_special: [0, 1],
        state: ['claimed', 'available', 'missed', 'upcoming', 'locked'],
      },
      'date',
    )
    const missions = readList<MissionCalendar['missions'][number]>(
      calendar?.missions,
      { id: 'number', title: 'text', description: 'text', progress: 'text', target: 'text', reward: 'text' },
      'id',
    )
    return calendar && days && missions ? { ...calendar, days, missions } : undefined
  },
  signUp: (data: unknown) =>
    readRow<QuickRegisterSetting>(data, {
      register: [0, 1],
      otp: [0, 1],
      otp_length: 'number',
      send_type: ['sms', 'email'],
      password_mode: ['pin', 'text'],
      bank: [0, 1],
      verify_account_name: [0, 1],
      fullname: [0, 1],
      email: [0, 1],
      tax_id: [0, 1],
      terms_version: 'text',
    }),
}
