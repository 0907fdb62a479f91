import { partValidators } from '../../../schemas/generated/manifest-validators.js'
import type { Validator } from '../../../schemas/validator.ts'
import type { Finding } from '../../issues/finding.ts'
import { schemaFindings } from '../../issues/schema-findings.ts'
import { suggestName } from '../../issues/suggest.ts'
import { isObject, valueAt } from '../pointer.ts'
import type { Json, JsonObject } from '../types.ts'

/** The maps to which a layer may add entries under names of its own. */
const openMaps = [
  /^\/(features|navigation|shell|layouts|routes|locales|site\/domains|games\/sections)\/[^/]+$/,
  /\/(blocks|items|regions)\/[^/]+$/,
  /^\/tokens\/palette\/[^/]+$/,
]

/**
 * Whether the merged layers hold all that a manifest needs. An entry that lacks something and is said by one brand
 * alone was meant to change one that is there: an override aimed at nothing.
 *
 * @param base what the layers of `base` say, for the names that were probably meant
 */
export function checkCompleteness(merged: JsonObject, base: JsonObject): Finding[] {
  return Object.entries(partValidators)
    .flatMap(([key, validator]) => partFindings(key, validator, merged[key]))
    .map((one) => aimedAtNothing(one, base) ?? one)
}

const kept = new WeakMap<object, Finding[]>()

function partFindings(key: string, validator: Validator, part: Json | undefined): Finding[] {
  if (part === undefined) {
    return [{ code: 'missing-key', context: { name: `"${key}"`, owner: 'The manifest' }, pointer: '', part: 'key' }]
  }
  const known = typeof part === 'object' && part !== null ? kept.get(part) : undefined
  if (known) return known
  const findings = schemaFindings(validator, part, {}, `"${key}"`).map((one) => ({
    ...one,
    pointer: `/${key}${one.pointer}`,
  }))
  if (typeof part === 'object' && part !== null) kept.set(part, findings)
  return findings
}

function aimedAtNothing(one: Finding, base: JsonObject): Finding | undefined {
  if (one.code !== 'missing-key' || !openMaps.some((map) => map.test(one.pointer))) return undefined
  if (valueAt(base, one.pointer) !== undefined) return undefined
  const slash = one.pointer.lastIndexOf('/')
  const name = one.pointer.slice(slash + 1)
  const siblings = valueAt(base, one.pointer.slice(0, slash))
  const suggestion = isObject(siblings) ? suggestName(name, Object.keys(siblings)) : undefined
  return {
    code: 'override-without-target',
    context: {
      name,
      owner: `"${one.pointer.slice(0, slash).split('/').at(-1)}"`,
      expected: one.context.name ?? 'all it needs',
    },
    pointer: one.pointer,
    part: 'key',
    ...(suggestion ? { suggestion } : {}),
  }
}
