import { partValidators } from '../../../schemas/generated/manifest-validators.js'
import { requiredParts } from '../../../schemas/generated/required-parts.ts'
import type { Validator } from '../../../schemas/validator.ts'
import type { Finding } from '../../issues/finding.ts'
import { isBelow, missingKey, type PlaceCodes, schemaFindings } from '../../issues/schema-findings.ts'
import { suggestName } from '../../issues/suggest.ts'
import { chosenAreas } from '../chosen-areas.ts'
import { manifestCodes, tokensCodes } from '../place-codes.ts'
import { isObject, valueAt } from '../pointer.ts'
import type { Product } from '../product.ts'
import type { Json, JsonObject } from '../stages.ts'
import { type Check, defineCheck, defineOverview } from './define-check.ts'
import { findingBelow, keyFinding } from './make-finding.ts'

/** Maps whose schema has rules only for their entries. Their check runs once for each entry. */
const openParts: ReadonlySet<string> = new Set(['features', 'layouts', 'navigation', 'routes', 'shell'])

/** Checks that a manifest has all required values. Each check reads only its own part. */
export const completenessChecks: readonly Check[] = [
  defineOverview<JsonObject>('', (manifest, { product }) => {
    const missing = requiredParts.filter((key) => !Object.hasOwn(manifest, key))
    if (missing.length === 0) return []
    const chosen = chosenAreas(product, manifest.areas)
    return missing.filter((key) => chosen.has(product.settings[key] ?? '') || !product.settings[key]).map(missingPart)
  }),
  ...Object.entries(partValidators).map(([key, validator]) => {
    const findings = partFindings(key, validator)
    if (openParts.has(key))
      return defineCheck<Json>(`/${key}/*`, (entry, { keys: [name = ''] }) => findings({ [name]: entry }))
    return key === 'messages'
      ? defineOverview<JsonObject>(`/${key}`, (part) => findings(empty(part)))
      : defineCheck<JsonObject>(`/${key}`, findings)
  }),
]

/** An empty object for each language, because each text was already checked with its file. */
const empty = (messages: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(messages).map(([language, texts]) => [language, isObject(texts) ? {} : texts]))

const missingPart = (key: string): Finding => missingKey('', key, 'the manifest')

/** Returns a function for the findings about a part of a manifest. */
function partFindings(key: string, validator: Validator): (part: Json) => readonly Finding[] {
  const ofManifest: PlaceCodes = {
    ofChoice: (keys) => manifestCodes.ofChoice([key, ...keys]),
    ofKey: (keys) => manifestCodes.ofKey([key, ...keys]),
  }
  const codes = key === 'tokens' ? tokensCodes : ofManifest
  return (part) => schemaFindings(validator, part, {}, `"${key}"`, codes).map((one) => findingBelow(`/${key}`, one))
}

/** The pointers of the entries of the kernel's open maps. A layer may add entries to these maps. */
const openMaps = [
  /^\/(features|navigation|shell|layouts|routes|locales|site\/domains)\/[^/]+$/,
  /\/(blocks|items|regions)\/[^/]+$/,
  /^\/tokens\/palette\/[^/]+$/,
]

/** Whether a value is an entry of a map to which layers may add entries. */
function isEntry(pointer: string, references: Product['references']): boolean {
  const map = pointer.slice(0, pointer.lastIndexOf('/'))
  return openMaps.some((one) => one.test(pointer)) || Object.values(references).some(({ names }) => names === map)
}

/**
 * The findings about missing parts of a brand. An incomplete entry that only the brand defines gives one finding, and
 * its parts give none.
 *
 * @param inheritedLayers the merged layers below the brand's own
 * @param product the product with the names that areas declare
 */
export function missingInBrand(findings: readonly Finding[], inheritedLayers: JsonObject, product: Product): Finding[] {
  const rewritten = findings.map((one) => asOverrideWithoutTarget(one, inheritedLayers, product))
  const withoutTarget = new Set(
    rewritten.flatMap(({ code, pointer }) => (code === 'override-without-target' ? [pointer] : [])),
  )
  return rewritten.filter(({ pointer }) => !isBelow(pointer, withoutTarget))
}

/**
 * Rewrites a finding about an incomplete entry that the brand does not inherit: the operator probably meant an
 * inherited entry. Returns any other finding unchanged.
 */
function asOverrideWithoutTarget(one: Finding, inherited: JsonObject, { references }: Product): Finding {
  if (one.code !== 'missing-key' || !isEntry(one.pointer, references)) return one
  if (valueAt(inherited, one.pointer) !== undefined) return one
  const slash = one.pointer.lastIndexOf('/')
  const name = one.pointer.slice(slash + 1)
  const siblings = valueAt(inherited, one.pointer.slice(0, slash))
  const suggestion = isObject(siblings) ? suggestName(name, Object.keys(siblings)) : undefined
  const owner = `"${one.pointer.slice(0, slash).split('/').at(-1)}"`
  const context = { name, owner, expected: `also set ${one.context.name ?? 'all it needs'}` }
  return keyFinding('override-without-target', one.pointer, context, suggestion)
}
