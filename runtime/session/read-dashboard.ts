import type { Member, Wallet } from '../../schemas/generated/records.ts'
import type { AnswerOf } from '../api/call-api.ts'

export type Dashboard = NonNullable<AnswerOf<'user/dashboard'>['data']>

/** Longer than any text of a member is; a longer one is none of theirs. */
const longest = 1000

/**
 * What a dashboard's answer says, whatever came: undefined where it does not say who is here, and nothing that would not
 * be what its type says (STA-01, STA-04).
 */
export function readDashboard(data: unknown): Dashboard | undefined {
  if (!isObject(data) || typeof data.logged_in !== 'boolean') return undefined
  const user = data.logged_in ? readMember(data.user) : undefined
  if (data.logged_in && !user) return undefined
  const crm = isObject(data.crm) ? data.crm : undefined
  return {
    logged_in: data.logged_in,
    ...(user ? { user } : {}),
    ...(crm ? { crm: { affiliate_username: textOf(crm.affiliate_username), link: textOf(crm.link) } } : {}),
    wallet: readWallets(data.wallet) ?? user?.wallet ?? [],
    provider_maintenance: rowsOf(data.provider_maintenance, ['provider_id', 'start_time', 'end_time']),
  }
}

/** A member as the backend tells of one. Undefined without an identifier; a text that is none is empty, a flag that is none is absent. */
export function readMember(user: unknown): Member | undefined {
  if (!isObject(user)) return undefined
  const uid = textOf(user.uid)
  if (uid === '' || [...uid].length > 64) return undefined
  const vip = textOf(user.vip)
  return {
    uid,
    username: textOf(user.username),
    fullname: textOf(user.fullname),
    email: textOf(user.email),
    phone: textOf(user.phone),
    currency: textOf(user.currency),
    vip: (/^[1-9]$/.test(vip) ? vip : '1') as Member['vip'],
    mid: textOf(user.mid),
    is_first_time_deposit: user.is_first_time_deposit === 1 ? 1 : 0,
    utk: textOf(user.utk),
    live_chat: textOf(user.live_chat),
    restrict: textOf(user.restrict),
    wallet: readWallets(user.wallet) ?? [],
    ...Object.fromEntries(flags.flatMap((name) => (isFlag(user[name]) ? [[name, user[name]]] : []))),
  }
}

const flags = ['is_active_pin', 'need_pin', 'verify_email', 'verify_phone'] as const

/** The wallets of a list; undefined where it is no list. */
export function readWallets(list: unknown): Wallet[] | undefined {
  return Array.isArray(list)
    ? rowsOf(list, ['display', 'balance']).filter(({ balance }) => /^-?\d+(?:\.\d+)?$/.test(balance))
    : undefined
}

/** The rows of a list that have all of these texts, without anything else. */
function rowsOf<Name extends string>(list: unknown, names: readonly Name[]): Record<Name, string>[] {
  if (!Array.isArray(list)) return []
  return list.flatMap((row: unknown) =>
    isObject(row) && names.every((name) => typeof row[name] === 'string')
      ? [Object.fromEntries(names.map((name) => [name, row[name]])) as Record<Name, string>]
      : [],
  )
}

const textOf = (value: unknown): string => (typeof value === 'string' && value.length <= longest ? value : '')
const isFlag = (value: unknown): boolean => value === 0 || value === 1

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
