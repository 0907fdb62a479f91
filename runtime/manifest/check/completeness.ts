import { partValidators } from '../../../schemas/generated/manifest-validators.js'
import type { Validator } from '../../../schemas/validator.ts'
import type { Finding } from '../../issues/finding.ts'
import { schemaFindings } from '../../issues/schema-findings.ts'
import { suggestName } from '../../issues/suggest.ts'
import { isObject, valueAt } from '../pointer.ts'
import { remember } from '../remember.ts'
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
 * @param base what the layers of `base` say: what is still its own object needs no second look, and its names are the ones
 *   that were probably meant
 */
export function checkCompleteness(merged: JsonObject, base: JsonObject): Finding[] {
  return partChecks
    .flatMap(([key, check]) => check(merged[key], base[key]))
    .map((one) => aimedAtNothing(one, base) ?? one)
}

/** Per part of a manifest, what is wrong with it; the last few answers are remembered, as environments share most parts. */
const partChecks = Object.entries(partValidators).map(([key, validator]) => {
  const findingsOf = remember((part: Json | undefined) => partFindings(key, validator, part))
  const changedFindings = remember((part: Json | undefined, base: Json | undefined) => {
    const changed = openParts.has(key) && findingsOf(base).length === 0 ? changedEntries(part, base) : part
    return changed === part || partFindings(key, validator, changed).length > 0 ? findingsOf(part) : []
  })
  return [key, changedFindings] as const
})

/** Parts whose schema asks something of each entry and nothing of the whole: only entries that differ are looked at. */
const openParts: ReadonlySet<string> = new Set(['features', 'layouts', 'navigation', 'routes', 'shell'])

/** The entries of a map that are not the base's own objects. */
function changedEntries(part: Json | undefined, base: Json | undefined): Json | undefined {
  if (!isObject(part) || !isObject(base)) return part
  const changed: JsonObject = {}
  for (const key in part) if (part[key] !== base[key]) changed[key] = part[key] as Json
  return changed
}

function partFindings(key: string, validator: Validator, part: Json | undefined): Finding[] {
  if (part === undefined) {
    return [{ code: 'missing-key', context: { name: `"${key}"`, owner: 'The manifest' }, pointer: '', part: 'key' }]
  }
  return schemaFindings(validator, part, {}, `"${key}"`).map((one) => ({ ...one, pointer: `/${key}${one.pointer}` }))
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
