import { validateManifest } from '../../../schemas/generated/manifest-validators.js'
import type { Finding } from '../../issues/finding.ts'
import { schemaFindings } from '../../issues/schema-findings.ts'
import { suggestName } from '../../issues/suggest.ts'
import { isObject, valueAt } from '../pointer.ts'
import type { JsonObject } from '../types.ts'

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
  return schemaFindings(validateManifest, merged, {}, 'the manifest').map((one) => {
    if (one.code !== 'missing-key' || !openMaps.some((map) => map.test(one.pointer))) return one
    if (valueAt(base, one.pointer) !== undefined) return one
    const slash = one.pointer.lastIndexOf('/')
    const name = one.pointer.slice(slash + 1)
    const siblings = valueAt(base, one.pointer.slice(0, slash))
    const suggestion = isObject(siblings) ? suggestName(name, Object.keys(siblings)) : undefined
    const owner = `"${one.pointer.slice(0, slash).split('/').at(-1)}"`
    return {
      code: 'override-without-target',
      context: { name, owner, expected: one.context.name ?? 'all it needs' },
      pointer: one.pointer,
      part: 'key',
      ...(suggestion ? { suggestion } : {}),
    }
  })
}
