import { environments, isObject, joinPointer, type Json, type JsonObject } from '../../../runtime/manifest/index.ts'
import { suggestName } from '../../../runtime/issues/suggest.ts'
import { isMerchantId } from '../../../schemas/formats.ts'

/** The file of rights, in the folder that contains the brands. */
export const rightsFile = 'rights.json'

/** A mistake in the file of rights, for an operator. */
export interface RightsMistake {
  /** The place in the file, as a JSON Pointer. */
  readonly pointer: string
  /** Whether the mistake is in the key or in its value. */
  readonly part: 'key' | 'value'
  readonly message: string
  readonly suggestion?: string
}

/** The names that a file of rights may refer to. */
export interface RightsNames {
  /** The folders of brands. */
  readonly brands: readonly string[]
  /** The keys of a manifest. */
  readonly keys: readonly string[]
}

const lists = ['brands', 'layers', 'places'] as const
const layers: readonly string[] = ['brand', ...environments]
/** The places in rights that are names, not pointers into a manifest. */
const folders: readonly string[] = ['content', 'assets']

/** The expected value of each key of a role, for a message. */
const keyWords = {
  brands: 'a list of folders of brands, such as ["acme"]',
  layers: `a list of ${layers.map((one) => `"${one}"`).join(', ')}`,
  places: 'a list of pointers such as "/messages", and of "content" and "assets"',
  create: 'true or false',
  reason: 'a text',
}

/** The mistakes of the whole file, except mistakes in roles: an unknown key, or no roles. */
export function mistakesOfFile(file: JsonObject): readonly RightsMistake[] {
  const { default: _default, roles, $schema: _schema, ...others } = file
  const unknown = Object.keys(others).map(
    (key): RightsMistake => ({
      pointer: joinPointer('', key),
      part: 'key',
      message: `${rightsFile} has an unknown key "${key}". The keys are "default" and "roles".`,
      ...suggested(key, ['default', 'roles']),
    }),
  )
  if (isObject(roles)) return unknown
  const message = `${rightsFile} needs "roles", an object with the rights of each role, such as { "writer": {} }.`
  return [...unknown, { pointer: '/roles', part: 'key', message }]
}

/** The mistakes in the keys and values of one role. */
export function mistakesOfRole(role: string, rights: JsonObject): readonly RightsMistake[] {
  return Object.entries(rights).flatMap(([key, value]): RightsMistake[] => {
    const pointer = joinPointer('/roles', role, key)
    if (!Object.hasOwn(keyWords, key)) {
      const names = Object.keys(keyWords)
      const message = `In ${rightsFile}, the role "${role}" has an unknown key "${key}". The keys are ${names.join(', ')}.`
      return [{ pointer, part: 'key', message, ...suggested(key, names) }]
    }
    if (isValueOf(key, value)) return []
    const expected = keyWords[key as keyof typeof keyWords]
    const message = `In ${rightsFile}, the role "${role}" has a wrong "${key}": ${JSON.stringify(value)}. It has to be ${expected}.`
    return [{ pointer, part: 'value', message }]
  })
}

/**
 * All mistakes of a file of rights. The studio itself reports only the first mistake of the file or of the chosen role.
 * It accepts unknown names of brands and keys.
 */
export function mistakesOfRights(file: JsonObject, names: RightsNames): readonly RightsMistake[] {
  const { default: chosen, roles } = file
  const known = isObject(roles) ? roles : {}
  const mistakes = [...mistakesOfFile(file)]
  if (isObject(roles) && chosen !== undefined && !(typeof chosen === 'string' && Object.hasOwn(roles, chosen)))
    mistakes.push({
      pointer: '/default',
      part: 'value',
      message: `${rightsFile} has no role ${JSON.stringify(chosen)}. The roles are: ${Object.keys(roles).join(', ')}.`,
      ...suggested(String(chosen), Object.keys(roles)),
    })
  for (const [role, rights] of Object.entries(known)) {
    const pointer = joinPointer('/roles', role)
    const message = `In ${rightsFile}, the role "${role}" has to be an object with its rights, such as { "brands": ["acme"] }.`
    if (isObject(rights)) mistakes.push(...mistakesOfRole(role, rights), ...unknownNames(rights, pointer, names))
    else mistakes.push({ pointer, part: 'value', message })
  }
  return mistakes
}

/**
 * Finds the brands and places of a role that do not exist. Because of them, the role may change less than its author
 * meant.
 */
function unknownNames(rights: JsonObject, pointer: string, { brands, keys }: RightsNames): readonly RightsMistake[] {
  const ofBrands = entriesOf(rights.brands).map(([name, index]): RightsMistake | undefined =>
    brands.includes(name) || !isMerchantId(name)
      ? undefined
      : {
          pointer: `${pointer}/brands/${index}`,
          part: 'value',
          message: `There is no brand "${name}", so this entry allows nothing. Correct the name, or remove the entry.`,
          ...suggested(name, brands),
        },
  )
  const ofPlaces = entriesOf(rights.places).map(([place, index]): RightsMistake | undefined => {
    const [, key = ''] = place.split('/')
    return key === '' || keys.includes(key)
      ? undefined
      : {
          pointer: `${pointer}/places/${index}`,
          part: 'value',
          message: `No manifest has the key "${key}", so this entry allows nothing. Correct the key, or remove the entry.`,
          ...suggested(key, keys),
        }
  })
  return [...ofBrands, ...ofPlaces].filter((one) => one !== undefined)
}

/** The texts of a list with their positions. Empty for any other value. */
const entriesOf = (list: Json | undefined): readonly (readonly [text: string, index: number])[] =>
  Array.isArray(list) ? list.flatMap((one, index) => (typeof one === 'string' ? [[one, index] as const] : [])) : []

function isValueOf(key: string, value: Json): boolean {
  if (!(lists as readonly string[]).includes(key)) return typeof value === (key === 'create' ? 'boolean' : 'string')
  return Array.isArray(value) && value.every((one) => typeof one === 'string' && isEntry(key, one))
}

function isEntry(list: string, entry: string): boolean {
  if (list === 'layers') return layers.includes(entry)
  return list === 'brands' ? isMerchantId(entry) : entry.startsWith('/') || folders.includes(entry)
}

function suggested(name: string, known: readonly string[]): Pick<RightsMistake, 'suggestion'> {
  const suggestion = suggestName(name, known)
  return suggestion === undefined ? {} : { suggestion }
}
