import { manifestReferences, type ReferencePlace } from '../../../schemas/generated/references.ts'
import type { IssueCode } from '../../issues/catalogue.ts'
import type { Finding } from '../../issues/finding.ts'
import { suggestName } from '../../issues/suggest.ts'
import { joinPointer } from '../pointer.ts'
import type { Json } from '../types.ts'
import { type Reference, type ReferenceCollector, referenceCollector } from './collect-references.ts'
import type { Check, CheckContext } from './context.ts'
import { allBlocks } from './each-block.ts'
import { finding, orTakenAway } from './finding.ts'

type ReferenceKind = ReferencePlace['kind']

/** What an environment says of its own differs in each; asked about apart, so that the rest is asked about once. */
const collectSite = referenceCollector(manifestReferences.filter(({ at }) => at[0] === 'site'))
const collectRest = referenceCollector(manifestReferences.filter(({ at }) => at[0] !== 'site'))

/** The same as `checkReferences` for the part `site`. */
export const checkSiteReferences: Check = (context) => missingAmong(collectSite(context.value), '', context)

/** Everything that a manifest names exists. The places come from the schemas: a format such as `route-id` marks one. */
export const checkReferences: Check = (context) => {
  const found = missingAmong(collectRest(context.value), '', context)
  for (const { block, blockPointer } of allBlocks(context.manifest)) {
    const collect = collectorOf(context.widgets.references[block.widget])
    if (!collect) continue
    found.push(...missingAmong(collect(block.props as Json | undefined), `${blockPointer}/props`, context))
  }
  return foldSameName(found)
}

function missingAmong(references: readonly Reference[], pointer: string, context: CheckContext): Finding[] {
  if (references.length === 0) return []
  const known = knownNames(context)
  return references.flatMap(({ kind, name, path }) => {
    const missing = known[kind](name)
    return missing === undefined ? [] : [missingReference(kind, name, joinPointer(pointer, ...path), missing, context)]
  })
}

const collectors = new WeakMap<readonly ReferencePlace[], ReferenceCollector>()

function collectorOf(places: readonly ReferencePlace[] | undefined): ReferenceCollector | undefined {
  if (!places || places.length === 0) return undefined
  const collector = collectors.get(places) ?? referenceCollector(places)
  collectors.set(places, collector)
  return collector
}

/** Per kind: undefined where the name is known, else where it is missing (a language, or nothing to add). */
function knownNames({
  manifest,
  widgets,
  content,
  assets,
}: CheckContext): Record<ReferenceKind, (name: string) => string | undefined> {
  const inMap = (map: object) => (name: string) => (Object.hasOwn(map, name) ? undefined : '')
  const languages = new Set(Object.values(manifest.locales).map((locale) => locale.code.slice(0, 2)))
  const inLanguages = (has: (language: string, name: string) => boolean) => (name: string) =>
    [...languages].find((language) => !has(language, name))
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
