import type { FormatName } from '../../schemas/formats.ts'

const identifierWords =
  'a name of at most 64 lowercase letters, digits and single hyphens between them, such as "opening-hours"'

/** The expected value of each format, for a message. */
export const formatWords: Readonly<Record<FormatName, string>> = {
  host: 'a host name in lowercase letters, such as "www.example"',
  'https-url': 'an address that begins with "https://", without spaces, user name or password',
  origin: '"https://" and a host name without a path, such as "https://api.example"',
  'origin-or-embedded':
    '"https://" and a host name without a path, such as "https://api.example", or the word "embedded"',
  'parameter-source': 'a prop or a parameter of the address, such as "props.section" or "route.provider"',
  'own-origin':
    '"https://" and a host name without a path, such as "https://api.example", or one of the words "embedded" and "none"',
  'route-path':
    'a path such as "/slot/{provider}": parts of letters, digits, "-", "_" and ".", or parameters in braces, each after a "/", and no "/" at the end',
  colour: '#rrggbb, such as "#1b2a6b", or the name of another token in braces, such as "{palette.gold}"',
  'plain-colour': '#rrggbb, such as "#1b2a6b"',
  'token-alias': 'another token in braces, such as "{radius.card}", if it is a text',
  decimal: 'a number written as text, with at most 9 digits before the point, such as "100.50"',
  date: 'an existing day, such as "2026-11-21"',
  'date-time': 'an existing day and time with the offset from UTC, such as "2026-12-01T00:00:00+07:00"',
  identifier: identifierWords,
  'merchant-id': '2 to 32 lowercase letters, digits and single hyphens between them',
  'locale-code': 'a language and a country in lowercase letters, such as "th-th"',
  'country-code': 'the code of a country in capitals, such as "TH"',
  country: 'the code of a country in lowercase letters, such as "th"',
  currency: 'three capital letters that name a currency, such as "THB"',
  'header-name': 'the name of an HTTP header, such as "Idempotency-Key"',
  'time-zone': 'a time zone, such as "Asia/Bangkok"',
  digits: '1 to 12 digits, such as "08"',
  email: 'an e-mail address, such as "name@example.com"',
  'tax-id': 'a Brazilian tax id, such as "123.456.789-01"',
  'push-key':
    'the public key of the push service: 87 letters, digits, "-" and "_" that begin with "B" and a letter from "A" to "P"',
  bucket: '3 to 63 lowercase letters, digits, hyphens and single dots, with a letter or digit at both ends',
  'token-name': 'a lowercase letter followed by lowercase letters, digits and hyphens, such as "indigo-900"',
  'message-id': 'the id of a text, such as "home.title": words of letters, digits, "-" and "_" with dots between them',
  asset:
    'a picture in the assets folder with a name of letters, digits, "-" and "_" that ends in .svg, .png, .jpg, .jpeg, .webp, .avif or .ico',
  'widget-name': 'area and name of a widget, such as "layout/footer"',
  'route-id':
    'a page name of at most 64 lowercase letters, digits and single hyphens between them, such as "opening-hours"',
  'layout-id': identifierWords,
  'region-id': identifierWords,
  'feature-id': identifierWords,
  'menu-id': identifierWords,
  'content-page': identifierWords,
}

/** Describes a value for a message. Names only the type of a list or an object. */
export function describeValue(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'an object in braces'
  if (typeof value === 'string') return `the text ${shortJson(value)}`
  return typeof value === 'number' ? `the number ${value}` : String(value)
}

/** The types that a schema allows, in words for a message. Leaves out `null`, which removes a value. */
export function typeList(type: unknown): string {
  const names: Record<string, string> = {
    string: 'a text in double quotes',
    integer: 'a whole number',
    number: 'a number',
    boolean: 'true or false',
    object: 'an object in braces',
    array: 'a list in square brackets',
  }
  const types = (Array.isArray(type) ? type : String(type).split(',')).filter((one) => one !== 'null')
  return types.map((one) => names[String(one)] ?? String(one)).join(' or ')
}

/**
 * Whether a described value has the right type without its quotation marks: a number, `true` or `false`.
 *
 * @param describedValue the value in words, from `describeValue`
 * @param describedTypes the types in words, from `typeList`
 */
export function isQuoted(describedValue: string, describedTypes: string): boolean {
  const [, text = ''] = /^the text "(.*)"$/.exec(describedValue) ?? []
  if (/^(?:true|false)$/.test(text)) return describedTypes.includes('true or false')
  if (/^-?\d+$/.test(text) && describedTypes.includes('a whole number')) return true
  return /^-?\d+(?:\.\d+)?$/.test(text) && describedTypes.includes('a number')
}

/** A value as JSON, in at most 80 characters. For undefined, the word `nothing`. */
export function shortJson(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
