import { manifestReferences, type ReferencePlace } from '../../../schemas/generated/references.ts'
import type { Region } from '../../../schemas/generated/manifest.ts'
import type { IssueCode } from '../../issues/catalogue.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Json } from '../types.ts'
import { collectReferences, type Reference, referenceWalker } from './collect-references.ts'
import type { Check, CheckContext, WidgetCatalogue } from './context.ts'
import { allRegions } from './each-block.ts'
import { finding, orTakenAway } from './finding.ts'

type ReferenceKind = ReferencePlace['kind']

/** What an environment says of its own differs in each; asked about apart, so that the rest is asked about once. */
const walkSite = referenceWalker(manifestReferences.filter(({ at }) => at[0] === 'site'))
const walkRest = referenceWalker(manifestReferences.filter(({ at }) => at[0] !== 'site'))

/** The same as `checkReferences` for the part `site`. */
export const checkSiteReferences: Check = (context) => {
  const missing = missingIn(context)
  walkSite(context.value, (reference, prefix) => missing.look(reference, prefix))
  return missing.found
}

/** Everything that a manifest names exists. The places come from the schemas: a format such as `route-id` marks one. */
export const checkReferences: Check = (context) => {
  const missing = missingIn(context)
  walkRest(context.value, (reference, prefix) => missing.look(reference, prefix))
  for (const { region, pointer } of allRegions(context.manifest)) {
    for (const reference of referencesOfRegion(region, context.widgets)) missing.look(reference, [], pointer)
  }
  return foldSameName(missing.found)
}

/** Collects what is missing of the references that are looked at. */
function missingIn(context: CheckContext) {
  const known = knownNames(context)
  const found: Finding[] = []
  const look = ({ kind, name, path }: Reference, prefix: Reference['path'], pointer = '') => {
    const missing = known[kind](name)
    if (missing === undefined) return
    found.push(missingReference(kind, name, joinPointer(pointer, ...prefix, ...path), missing, context))
  }
  return { found, look }
}

const regionsAsked = new WeakMap<
  object,
  { readonly widgets: WidgetCatalogue; readonly references: readonly Reference[] }
>()

/** What the props of a region's blocks name, paths from the region on. Brands share most regions with `base`. */
function referencesOfRegion(region: Region, widgets: WidgetCatalogue): readonly Reference[] {
  const known = regionsAsked.get(region)
  if (known?.widgets === widgets) return known.references
  const references = Object.entries(region.blocks).flatMap(([id, block]) => {
    const places = widgets.references[block.widget] ?? []
    if (places.length === 0) return []
    const inProps = collectReferences(walkerOf(places), block.props as Json | undefined)
    return inProps.map((one) => ({ ...one, path: ['blocks', id, 'props', ...one.path] }))
  })
  regionsAsked.set(region, { widgets, references })
  return references
}

const walkers = new WeakMap<readonly ReferencePlace[], ReturnType<typeof referenceWalker>>()

function walkerOf(places: readonly ReferencePlace[]): ReturnType<typeof referenceWalker> {
  const walker = walkers.get(places) ?? referenceWalker(places)
  walkers.set(places, walker)
  return walker
}

/** Per kind: undefined where the name is known, else where it is missing (a language, or nothing to add). */
function knownNames({
  manifest,
  widgets,
  content,
  assets,
}: CheckContext): Record<ReferenceKind, (name: string) => string | undefined> {
  const inMap = (map: object) => (name: string) => (Object.hasOwn(map, name) ? undefined : '')
  const languages = [...new Set(Object.values(manifest.locales).map((locale) => locale.code.slice(0, 2)))]
  const inLanguages = (has: (language: string, name: string) => boolean) => (name: string) =>
    languages.find((language) => !has(language, name))
  return {
    message: inLanguages(
      (language, name) =>
        Object.hasOwn(manifest.messages[language as 'en'] ?? {}, name) ||
        Object.hasOwn(widgets.messages[language] ?? {}, name),
    ),
    content: inLanguages((language, name) => content.get(language)?.has(name) ?? false),
    asset: (name) => (assets.has(name) ? undefined : ''),
    route: inMap(manifest.routes),
    layout: inMap(manifest.layouts),
    feature: inMap(manifest.features),
    menu: inMap(manifest.navigation),
    locale: inMap(manifest.locales),
    section: inMap(manifest.games.sections),
  }
}

const codes: Record<ReferenceKind, IssueCode> = {
  message: 'unknown-message',
  content: 'unknown-content',
  asset: 'unknown-asset',
  route: 'unknown-route',
  layout: 'unknown-layout',
  feature: 'unknown-feature',
  menu: 'unknown-menu',
  locale: 'unknown-locale',
  section: 'unknown-section',
}

/** Where in the manifest the things are that a reference names. */
const targets: Partial<Record<ReferenceKind, string>> = {
  message: '/messages',
  route: '/routes',
  layout: '/layouts',
  feature: '/features',
  menu: '/navigation',
  locale: '/locales',
  section: '/games/sections',
}

const languageNames: Readonly<Record<string, string>> = { en: 'English', th: 'Thai' }

function missingReference(
  kind: ReferenceKind,
  name: string,
  pointer: string,
  missing: string,
  context: CheckContext,
): Finding {
  const { manifest, widgets, content, assets } = context
  const candidates: Record<ReferenceKind, () => Iterable<string>> = {
    message: () => [...Object.keys(manifest.messages.en), ...Object.keys(widgets.messages.en ?? {})],
    content: () => content.get('en') ?? [],
    asset: () => assets,
    route: () => Object.keys(manifest.routes),
    layout: () => Object.keys(manifest.layouts),
    feature: () => Object.keys(manifest.features),
    menu: () => Object.keys(manifest.navigation),
    locale: () => Object.keys(manifest.locales),
    section: () => Object.keys(manifest.games.sections),
  }
  const missingName = finding(
    codes[kind],
    pointer,
    { name, ...(languageNames[missing] ? { owner: languageNames[missing] } : {}) },
    suggestName(name, candidates[kind]()),
  )
  const target = targets[kind]
  return target
    ? orTakenAway(missingName, joinPointer(target, ...(kind === 'message' ? [missing] : []), name))
    : missingName
}

/** One missing name is one mistake, however many places use it: the first is told. */
function foldSameName(findings: readonly Finding[]): Finding[] {
  const seen = new Set<string>()
  return findings.filter((one) => {
    const id = `${one.code} ${one.context.name}`
    if (seen.has(id)) return false
    seen.add(id)
    return true
  })
}
