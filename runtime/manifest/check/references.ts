import type { Block } from '../../../schemas/generated/manifest.ts'
import { fallbackLanguage } from '../../../schemas/generated/languages.ts'
import { manifestReferences } from '../../../schemas/generated/references.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { whole } from '../memory/recorded-reads.ts'
import { isObject, joinPointer, valueAt } from '../pointer.ts'
import type { Product } from '../product.ts'
import type { Json } from '../types.ts'
import { type Check, type CheckedPlace, defineCheck } from './check.ts'
import { eachReference, type ReferenceTree, referenceTree } from './collect-references.ts'
import { finding, orTakenAway } from './finding.ts'
import { languageName } from './language-names.ts'

/** Everything that a manifest names exists. The places come from the schemas: a format such as `route-id` marks one. */
export function referenceChecks(product: Product): Check[] {
  return [...manifestChecks(), ...propsChecks(product)]
}

/** One check for each part of the manifest that names something, or for each entry where the part is a map. */
function manifestChecks(): Check[] {
  const depth = (at: readonly string[]) => (at[1] === '*' && at.length > 2 ? 2 : 1)
  const byPart = Map.groupBy(manifestReferences, ({ at }) => `/${at.slice(0, depth(at)).join('/')}`)
  return [...byPart].map(([part, places]) => {
    const tree = referenceTree(places.map(({ at, kind }) => ({ at: at.slice(depth(at)), kind })))
    return defineCheck<Json>(part, (value, place) => missingReferences(tree, value, place, place.pointer))
  })
}

/** Checks of the names in the props of blocks. */
function propsChecks({ widgets }: Product): Check[] {
  const trees = new Map(Object.entries(widgets.references).map(([widget, places]) => [widget, referenceTree(places)]))
  return ['/shell/*/blocks/*', '/routes/*/regions/*/blocks/*'].map((at) =>
    defineCheck<Block>(at, (block, place) => {
      const tree = trees.get(block.widget)
      if (!tree || tree.below.size === 0) return []
      return missingReferences(tree, block.props as Json | undefined, place, `${place.pointer}/props`)
    }),
  )
}

function missingReferences(
  tree: ReferenceTree,
  value: Json | undefined,
  place: CheckedPlace,
  pointer: string,
): Finding[] {
  const found: Finding[] = []
  const known = knownNames(place)
  eachReference(tree, value, ({ kind, name, path }) => {
    const names = known(kind)
    const missing = names?.missing(name)
    if (!names || missing === undefined) return
    found.push(missingReference(kind, names, name, joinPointer(pointer, ...path), missing))
  })
  return found
}

/** How names of one kind are looked up. */
interface Names {
  readonly issue: string
  /** The pointer of the map that holds the names, if they are in the manifest. */
  readonly at?: string
  /** Undefined if the name exists. Otherwise the language that lacks it, or an empty text. */
  readonly missing: (name: string) => string | undefined
  readonly candidates: () => Iterable<string>
}

/** Returns the lookup of a kind of name: texts, text pages and files, the kernel's kinds, and those of the areas. */
function knownNames({ brand, product }: CheckedPlace): (kind: string) => Names | undefined {
  const known = new Map<string, Names | undefined>()
  const named = (kind: string): Names | undefined => {
    const facts = product.references[kind]
    if (!facts) return kindsBeside[kind]?.(brand, product)
    const map = valueAt(brand.manifest as unknown as Json, facts.names)
    const names = isObject(map) ? map : {}
    return {
      issue: facts.issue,
      at: facts.names,
      missing: (name) => (Object.hasOwn(names, name) ? undefined : ''),
      candidates: () => Object.keys(names),
    }
  }
  return (kind) => {
    if (!known.has(kind)) known.set(kind, named(kind))
    return known.get(kind)
  }
}

type Brand = CheckedPlace['brand']

/** Kinds of names that are no keys of one object of the manifest. */
const kindsBeside: Readonly<Record<string, (brand: Brand, product: Product) => Names>> = {
  message: ({ manifest }, { widgets: { messages } }) => {
    const own = manifest.messages as Readonly<Record<string, Readonly<Record<string, string>>>>
    const texts = languagesOf(manifest).map((language) => {
      const some = [language, fallbackLanguage].flatMap((one) => [messages[one] ?? {}, own[one] ?? {}])
      return { language, some }
    })
    return {
      issue: 'unknown-message',
      at: '/messages',
      missing: (name) => texts.find(({ some }) => some.every((one) => !Object.hasOwn(one, name)))?.language,
      candidates: () => [own, messages].flatMap((one) => Object.keys(one[fallbackLanguage] ?? {})),
    }
  },
  content: ({ manifest, content }) => ({
    issue: 'unknown-content',
    missing: (name) =>
      Object.hasOwn(content[fallbackLanguage] ?? {}, name)
        ? undefined
        : languagesOf(manifest).find((one) => !Object.hasOwn(content[one] ?? {}, name)),
    candidates: () => Object.keys(content[fallbackLanguage] ?? {}),
  }),
  asset: ({ assets }) => ({
    issue: 'unknown-asset',
    missing: (name) => (Object.hasOwn(assets, name) ? undefined : ''),
    candidates: () => Object.keys(assets),
  }),
}

const languagesOf = ({ locales }: Brand['manifest']) => [
  ...new Set(Object.values(whole(locales)).map(({ code }) => code.slice(0, 2))),
]

function missingReference(kind: string, names: Names, name: string, pointer: string, missing: string): Finding {
  const owner = missing === '' ? undefined : languageName(missing)
  const context = { name, ...(owner ? { owner } : {}) }
  // One missing name is one mistake, however many places use it.
  const fold = `${names.issue} ${name}`
  const missingName = { ...finding(names.issue, pointer, context, suggestName(name, names.candidates())), fold }
  if (names.at === undefined) return missingName
  return orTakenAway(missingName, joinPointer(names.at, ...(kind === 'message' ? [missing] : []), name))
}
