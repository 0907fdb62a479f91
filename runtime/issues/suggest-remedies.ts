import { isCountryCode, isHost, isHttpsUrl, isMessageId, isRoutePath } from '../../schemas/formats.ts'
import { isObject } from '../manifest/pointer.ts'
import type { Json, JsonObject } from '../manifest/stages.ts'
import type { Finding } from './finding.ts'
import type { ReadableSchema } from './readable-schema.ts'
import { suggestName } from './suggest.ts'
import { shortJson, typeList } from './value-words.ts'

/** Suggests a similar name. */
export function similarName(name: string, knownNames: Iterable<string>): Partial<Finding> {
  const suggestion = suggestName(name, knownNames)
  return suggestion ? { suggestion } : {}
}

/** Suggests a similar key, or lists the keys of a small object. */
export function suggestKey(key: string, schema: ReadableSchema | undefined): Partial<Finding> {
  const keys = Object.keys(schema?.properties ?? {})
  const similar = similarName(key, keys)
  return similar.suggestion === undefined ? keysOf(keys) : similar
}

function keysOf(keys: readonly string[]): Partial<Finding> {
  const own = keys.filter((one) => !one.startsWith('$'))
  if (own.length === 0 || own.length > 12) return {}
  const names = own.map((one) => `"${one}"`).join(', ')
  return { suggestion: own.length === 1 ? `The only key is ${names}.` : `The keys are ${names}.` }
}

/**
 * Suggests how to write a value of the wrong type: in a list, as a `$value`, or under the only fitting key. Otherwise,
 * lists the keys of a small object.
 *
 * @param expected the types in words, from `typeList`
 * @param schema the schema of the expected value
 */
export function suggestValue(
  value: Json | undefined,
  expected: string,
  schema: ReadableSchema | undefined,
): Partial<Finding> {
  if (isObject(value)) return {}
  if (expected === typeList('array')) return { suggestion: `Write [${shortJson(value)}].` }
  const { properties = {} } = schema ?? {}
  if (typeof value === 'string' && Object.hasOwn(properties, '$value'))
    return { suggestion: `Write { "$value": ${shortJson(value)} }.` }
  const keys = Object.keys(properties)
  const fitting = keys.filter((key) => [properties[key]?.type].flat().includes(typeof value))
  return fitting.length === 1 ? { suggestion: `Write { "${fitting[0]}": ${shortJson(value)} }.` } : keysOf(keys)
}

/** Suggests the id of the first text in nested objects of texts, such as `home.title`. */
export function suggestText(keys: readonly string[], value: JsonObject): Partial<Finding> {
  const [key, inner] = Object.entries(value)[0] ?? []
  if (key === undefined || keys.length > 8) return {}
  const path = [...keys, key]
  if (isObject(inner)) return suggestText(path, inner)
  const id = path.join('.')
  return typeof inner === 'string' && isMessageId(id) ? { suggestion: `Write "${id}": ${shortJson(inner)}.` } : {}
}

/** Suggests a path with one slash before each segment, or the code of a country in capitals. */
export function suggestForm(format: string, value: string): Partial<Finding> {
  const path = `/${value.split('/').filter(Boolean).join('/')}`
  const country = value.toUpperCase().replace(/^UK$/, 'GB')
  const meant =
    format === 'route-path' && isRoutePath(path)
      ? path
      : format === 'country-code' && isCountryCode(country)
        ? country
        : value
  return meant === value ? {} : { suggestion: `Did you mean "${meant}"?` }
}

/** Suggests the host name of an address, in the form that browsers send: in lowercase letters, and Thai in Punycode. */
export function suggestHost(value: unknown): Partial<Finding> {
  const address = `https://${String(value).replace(/^https?:\/\//i, '')}`
  const host = URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : ''
  return isHost(host) && host !== value ? { suggestion: `Did you mean "${host}"?` } : {}
}

/** Suggests a valid origin or address for a mistyped one, or the word that the value misspells, such as `embedded`. */
export function suggestOrigin(format: string, value: string): Partial<Finding> {
  if (!value.startsWith('https://')) {
    const secure = `https://${value.replace(/^http:\/\//i, '')}`
    if (/^(?:http:\/\/)?[^/:]+\.[^/:]/i.test(value) && isHttpsUrl(secure)) {
      const meant = format === 'https-url' ? secure : new URL(secure).origin
      return { suggestion: `Did you mean "${meant}"?` }
    }
    return /^(?:https-url|origin)$/.test(format)
      ? {}
      : similarName(value, format === 'own-origin' ? ['embedded', 'none'] : ['embedded'])
  }
  if (format === 'https-url') return {}
  const origin = URL.canParse(value) ? new URL(value).origin : value
  return origin === value ? {} : { suggestion: `Did you mean "${origin}"?` }
}
