import type { Block } from '../../../schemas/generated/manifest.ts'
import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { manifestReferences, recursivePlaces } from '../../../schemas/generated/references.ts'
import { languageOf } from '../../../schemas/locale-code.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { hasKey, readWhole } from '../incremental/recorded-reads.ts'
import { joinPointer, pointerKeys } from '../pointer.ts'
import type { Product, ReferenceFacts } from '../product.ts'
import type { Json, JsonObject } from '../stages.ts'
import { type Check, type CheckedPlace, defineCheck } from './define-check.ts'
import { eachReference, type ReferenceTree, referenceTree } from './collect-references.ts'
import { finding, orOfWidget, orRemovedBy } from './make-finding.ts'
import { inWords, languageName } from './language-names.ts'

/**
 * Checks that every reference of a manifest has a target. Formats in the schemas, such as `route-id`, mark
 * references.
 */
export function referenceChecks(product: Product): Check[] {
  const kinds = kindsOf(product)
  return [...manifestChecks(kinds), ...propsChecks(product, kinds)]
}

/** The patterns of entries that Livery checks one by one. */
const entries = [
  ['navigation', '*', 'items', '*'],
  ['shell', '*', 'blocks', '*'],
  ['routes', '*', 'regions', '*', 'blocks', '*'],
]

/**
 * The number of a pointer's first keys that lead to the checked part. This part is an entry of a map, or a part of the
 * manifest.
 */
function depthOf(at: readonly string[]): number {
  const entry = entries.find((keys) => keys.length < at.length && keys.every((key, index) => key === at[index]))
  return entry?.length ?? (at[1] === '*' && at.length > 2 ? 2 : 1)
}

function manifestChecks(kinds: Kinds): Check[] {
  const partOf = (at: readonly string[]) => `/${at.slice(0, depthOf(at)).join('/')}`
  const byPart = Map.groupBy(manifestReferences, ({ at }) => partOf(at))
  const recursionsByPart = Map.groupBy(recursivePlaces, ({ at }) => partOf(at))
  return [...byPart].map(([part, places]) => {
    const recursions = recursionsByPart.get(part) ?? []
    const tree = referenceTree(
      places.map(({ at, kind }) => ({ at: at.slice(depthOf(at)), kind })),
      recursions.map(({ at, sameAs }) => ({ at: at.slice(depthOf(at)), sameAs: sameAs.slice(depthOf(at)) })),
    )
    return defineCheck<Json>(part, (value, { pointer, brand }) => missingReferences(tree, value, brand, pointer, kinds))
  })
}

/** Checks that the names in the props of blocks exist. */
function propsChecks({ widgets }: Product, kinds: Kinds): Check[] {
  const trees = new Map(Object.entries(widgets.references).map(([widget, places]) => [widget, referenceTree(places)]))
  return ['/shell/*/blocks/*', '/routes/*/regions/*/blocks/*'].map((at) =>
    defineCheck<Block>(at, (block, { pointer, brand }) => {
      const tree = trees.get(block.widget)
      if (!tree || tree.below.size === 0) return []
      const ofProps = `${pointer}/props`
      const missing = missingReferences(tree, block.props as Json | undefined, brand, ofProps, kinds).map((one) =>
        orOfWidget(one, pointer),
      )
      // Leaves out names of the wrong form, because the check of the props against their schema reports them.
      const validator = missing.length > 0 ? widgets.validators[block.widget] : undefined
      if (!validator || validator(block.props ?? {})) return missing
      const malformed = new Set(validator.errors?.map(({ instancePath }) => `${ofProps}${instancePath}`))
      return missing.filter((one) => !malformed.has(one.pointer))
    }),
  )
}

function missingReferences(
  tree: ReferenceTree,
  value: Json | undefined,
  brand: Brand,
  pointer: string,
  kinds: Kinds,
): Finding[] {
  const found: Finding[] = []
  eachReference(tree, value, ({ kind, name, path }) => {
    const known = kinds.get(kind)
    const missing = known?.missing(brand, name)
    if (!known || missing === undefined) return
    const at = joinPointer(pointer, ...path)
    found.push(missingReference(brand, known, { kind, name, pointer: at, missing }))
  })
  return found
}

type Brand = CheckedPlace['brand']

/** A kind of name that references use, such as texts or pages. */
interface Kind {
  readonly issue: string
  /** The pointer of the map with the names, if the manifest has one. */
  readonly at?: string
  /**
   * Returns undefined for an existing name. For a missing name, returns the brand's languages without it, or an empty
   * list if names of this kind have no language.
   */
  readonly missing: (brand: Brand, name: string) => readonly string[] | undefined
  /** The file of a language that can contain the name. */
  readonly file?: (language: string, name: string) => string
  readonly candidates: (brand: Brand) => Iterable<string>
}
type Kinds = ReadonlyMap<string, Kind>

/** All kinds of names: texts, text pages and files, the kernel's kinds, and those of the areas. */
function kindsOf(product: Product): Kinds {
  return new Map([
    ...Object.entries(kindsOutsideOfMaps(product)),
    ...Object.entries(product.references).map(([kind, facts]) => [kind, kindOfMap(facts)] as const),
  ])
}

/** A kind of name that is a key of one object of the manifest. */
function kindOfMap({ issue, names: at }: ReferenceFacts): Kind {
  const path = pointerKeys(at)
  const mapOf = ({ manifest }: Brand) =>
    path.reduce<JsonObject | undefined>(
      (here, key) => here?.[key] as JsonObject | undefined,
      manifest as unknown as JsonObject,
    ) ?? {}
  return {
    issue,
    at,
    missing: (brand, name) => (hasKey(mapOf(brand), name) ? undefined : []),
    candidates: (brand) => Object.keys(mapOf(brand)),
  }
}

type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The brand's languages without the name. Undefined if the fallback language or every language of the brand has it. */
function missingIn(brand: Brand, isIn: (language: string) => boolean): readonly string[] | undefined {
  if (isIn(fallbackLanguage)) return undefined
  const without = languagesOf(brand).filter((language) => !isIn(language))
  return without.length > 0 ? without : undefined
}

/** The kinds of names that are not keys of one object of the manifest. */
function kindsOutsideOfMaps({ widgets: { messages } }: Product): Readonly<Record<string, Kind>> {
  const own = ({ manifest }: Brand) => manifest.messages as Texts
  const isIn = (all: Texts, language: string, name: string) => {
    const texts = all[language]
    return texts !== undefined && hasKey(texts, name)
  }
  return {
    message: {
      issue: 'unknown-message',
      at: '/messages',
      missing: (brand, name) =>
        missingIn(brand, (language) => isIn(messages, language, name) || isIn(own(brand), language, name)),
      file: (language) => `messages/${language}.json`,
      candidates: (brand) => [own(brand), messages].flatMap((one) => Object.keys(one[fallbackLanguage] ?? {})),
    },
    content: {
      issue: 'unknown-content',
      missing: (brand, name) => missingIn(brand, (language) => isIn(brand.content, language, name)),
      file: (language, name) => `content/${language}/${name}.md`,
      candidates: ({ content }) => Object.keys(content[fallbackLanguage] ?? {}),
    },
    asset: {
      issue: 'unknown-asset',
      missing: ({ assets }, name) => (Object.hasOwn(assets, name) ? undefined : []),
      candidates: ({ assets }) => Object.keys(assets),
    },
  }
}

const languagesOf = ({ manifest: { locales } }: Brand) => [
  ...new Set(Object.values(readWhole(locales)).map(({ code }) => languageOf(code))),
]

interface MissingName {
  readonly kind: string
  readonly name: string
  /** The pointer of the value with the name. */
  readonly pointer: string
  /** The brand's languages without the name, if names of this kind have a language. */
  readonly missing: readonly string[]
}

function missingReference(
  brand: Brand,
  { issue, at: map, candidates, file }: Kind,
  { kind, name, pointer, missing }: MissingName,
): Finding {
  const isInOthers = file !== undefined && missing.length < languagesOf(brand).length
  const context = {
    name,
    ...(file ? { expected: inWords(missing.map((language) => file(language, name))) } : {}),
    ...(isInOthers ? { owner: inWords(missing.map(languageName)) } : {}),
  }
  // Livery reports a missing name once, even if several places use it.
  const fold = `${issue} ${name}`
  const known = [...candidates(brand)]
  const inFolder = issue === 'unknown-asset' ? known.find((one) => name === `assets/${one}`) : undefined
  const suggestion = inFolder === undefined ? suggestName(name, known) : `Did you mean "${inFolder}"?`
  const missingName = { ...finding(issue, pointer, context, suggestion), fold }
  if (map === undefined) return missingName
  const language = missing.includes(fallbackLanguage) ? fallbackLanguage : missing[0]
  return orRemovedBy(missingName, joinPointer(map, ...(kind === 'message' ? [language ?? fallbackLanguage] : []), name))
}
