/** A backend's form of numbers: a JSON number, or a text. */
export type Typing = 'numbers' | 'texts'

/** Fields that are texts in both typings, such as names, codes and numbers of accounts. */
const texts: ReadonlySet<string> = new Set([
  'account_number',
  'mobileno',
  'msg',
  'message',
  'address',
  'data',
  'live_chat',
  'fullname',
])

/**
 * A response in one of the two typings. The typing decides the form of each number whose type the specification leaves
 * open.
 */
export function typed(value: unknown, typing: Typing, name = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => typed(one, typing, name))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, typed(inner, typing, key)]))
  }
  if (texts.has(name)) return value
  if (typing === 'texts') return typeof value === 'number' ? String(value) : value
  return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
}
