import { catalogue } from '../../schemas/generated/catalogue.ts'
import { propsReferences } from '../../schemas/generated/references.ts'
import { widgetMessages } from '../../schemas/generated/widget-messages.ts'
import { propsValidators } from '../../schemas/generated/widget-validators.js'
import type { Finding } from '../issues/finding.ts'
import type { Issue } from '../issues/issue.ts'
import { checkLayerMessages } from './check/brand-messages.ts'
import { checkCompleteness } from './check/completeness.ts'
import type { CheckContext, WidgetCatalogue } from './check/context.ts'
import { checkManifest } from './check/index.ts'
import { checkOverrides } from './check/overrides.ts'
import { domainClaims } from './domains.ts'
import { issueAt } from './issue-at.ts'
import { type Chain, layersFor, mergeLayers, readChain } from './layers.ts'
import { originOf, writtenAt } from './origin.ts'
import { type FolderReading, readFolder } from './read-folder.ts'
import {
  environments,
  type Environment,
  type JsonObject,
  type Layer,
  type Manifest,
  type ManifestSource,
  type Verdict,
} from './types.ts'

/** The widgets of this build. */
export const builtWidgets: WidgetCatalogue = {
  facts: catalogue,
  validators: propsValidators,
  references: propsReferences,
  messages: widgetMessages,
}

/** The whole way of one brand: read, merge, check. Never throws for anything that an operator wrote. */
export async function judgeMerchant(
  source: ManifestSource,
  merchant: string,
  widgets = builtWidgets,
): Promise<Verdict> {
  return judge(merchant, reader(source).read, () => source.merchants(), widgets)
}

/**
 * The same for several brands, all of them where none are named, and what only shows between brands: a domain that two
 * of them claim.
 */
export async function judgeMerchants(
  source: ManifestSource,
  merchants?: readonly string[],
  widgets = builtWidgets,
): Promise<Verdict[]> {
  const verdicts: Verdict[] = []
  for await (const verdict of judgeEach(source, merchants, widgets)) verdicts.push(verdict)
  return verdicts
}

/** The same one by one, so that thousands of brands need no more memory than one: nothing is held of a verdict but its domains. */
export async function* judgeEach(
  source: ManifestSource,
  merchants?: readonly string[],
  widgets = builtWidgets,
): AsyncGenerator<Verdict> {
  const all = await source.merchants()
  const { read, forget } = reader(source)
  const claim = domainClaims()
  const others = merchants ? all.filter((merchant) => !merchants.includes(merchant)) : []
  for (const [names, isWanted] of [
    [others, false],
    [merchants ?? all, true],
  ] as const) {
    for (const merchant of names) {
      const verdict = await judge(merchant, read, async () => all, widgets)
      forget(merchant)
      const issues = claim(verdict)
      if (isWanted) yield issues.length > 0 ? { ...verdict, issues: [...verdict.issues, ...issues] } : verdict
    }
  }
}

/** Reads each folder once, however many brands build on it, until it is forgotten. */
function reader(source: ManifestSource) {
  const kept = new Map<string, Promise<FolderReading | undefined>>()
  const read = (merchant: string) => {
    const known = kept.get(merchant)
    if (known) return known
    const reading = source.load(merchant).then((files) => files && readFolder(files))
    kept.set(merchant, reading)
    return reading
  }
  return { read, forget: (merchant: string) => void kept.delete(merchant) }
}

async function judge(
  merchant: string,
  read: (merchant: string) => Promise<FolderReading | undefined>,
  known: () => Promise<readonly string[]>,
  widgets: WidgetCatalogue,
): Promise<Verdict> {
  const chain = await readChain(merchant, read, known)
  const layers = new Map(environments.map((environment) => [environment, layersFor(chain, environment)]))
  if (chain.folders.length === 0 || chain.issues.length > 0) {
    return { merchant, issues: unique(chain.issues), layers, manifests: new Map() }
  }
  const issues = overrideIssues(layers, widgets)
  const files = filesOf(chain)
  const manifests = new Map<Environment, Manifest>()
  for (const [environment, own] of layers) {
    const merged = mergeLayers(own)
    const findings = checkMerged(merged, own, { merchant, widgets, ...files })
    issues.push(...findings.map((finding) => placeIssue(finding, own)))
    if (findings.length === 0) manifests.set(environment, merged as unknown as Manifest)
  }
  const told = unique(issues)
  return {
    merchant,
    issues: told,
    layers,
    manifests: told.some((one) => one.severity === 'error') ? new Map() : manifests,
  }
}

/** First whether everything is there, then whether it fits together: what is missing would only echo in the second. */
function checkMerged(
  merged: JsonObject,
  layers: readonly Layer[],
  brand: Pick<CheckContext, 'merchant' | 'widgets' | 'content' | 'assets'>,
): Finding[] {
  const missing = checkCompleteness(merged, mergeLayers(layers.filter((layer) => layer.kind === 'base')))
  if (missing.length > 0) return missing
  return checkManifest({ ...brand, manifest: merged as unknown as Manifest, value: merged })
}

/** The text pages and assets of all folders of a chain: what is missing in one is looked for in those below. */
export function filesOf(chain: Chain): Pick<CheckContext, 'content' | 'assets'> {
  const content = new Map<string, Set<string>>()
  const assets = new Set<string>()
  for (const path of chain.folders.flatMap((folder) => folder.others)) {
    if (path.startsWith('assets/')) assets.add(path.slice('assets/'.length))
    const page = /^content\/([a-z]{2})\/(.+)\.md$/.exec(path)
    const [, language = '', name = ''] = page ?? []
    if (page) content.set(language, (content.get(language) ?? new Set()).add(name))
  }
  return { content, assets }
}

/**
 * What layers say without effect. What a brand says for all environments has no effect only where that is so in each
 * of them; the layers are the same objects in all, so they are told apart by name.
 */
function overrideIssues(layers: ReadonlyMap<Environment, readonly Layer[]>, widgets: WidgetCatalogue): Issue[] {
  const byLayer = new Map<string, Issue[][]>()
  for (const own of layers.values()) {
    const merged = mergeLayers(own)
    for (const [height, layer] of own.entries()) {
      const below = mergeLayers(own.slice(0, height))
      const findings = [
        ...(height === 0 ? [] : checkOverrides(layer.value, below)),
        ...messageFindings(layer, below, merged, widgets),
      ]
      byLayer.set(layer.name, [
        ...(byLayer.get(layer.name) ?? []),
        findings.map((finding) => placeIssue(finding, [layer])),
      ])
    }
  }
  return [...byLayer.values()].flatMap(([first = [], ...rest]) =>
    first.filter((issue) => rest.every((others) => others.some((other) => sameIssue(issue, other)))),
  )
}

/** Texts are asked about once for all environments that share them, and those of `base` once for all brands. */
function messageFindings(
  layer: Layer,
  below: JsonObject,
  merged: JsonObject,
  widgets: WidgetCatalogue,
): readonly Finding[] {
  if (layer.value.messages === undefined) return []
  const known = messagesAsked.get(layer)
  const asked = [below.messages, widgets, merged.shell, merged.routes, merged.navigation, merged.seo]
  const relevant = layer.kind === 'base' ? asked.slice(0, 2) : asked
  if (known && relevant.every((one, index) => one === known.asked[index])) return known.findings
  const findings = checkLayerMessages(layer, below, merged, widgets)
  messagesAsked.set(layer, { asked: relevant, findings })
  return findings
}

const messagesAsked = new WeakMap<
  Layer,
  { readonly asked: readonly unknown[]; readonly findings: readonly Finding[] }
>()

function placeIssue(finding: Finding, layers: readonly Layer[]): Issue {
  const { instead } = finding
  const written = writtenAt(layers, finding.pointer, finding.part)
  const other = instead && writtenAt(layers, instead.pointer, instead.part)
  if (other && other.height > (written?.height ?? -1)) return issueAt(instead, other.origin)
  return issueAt(finding, written?.origin ?? originOf(layers, finding.pointer, finding.part))
}

const sameIssue = (one: Issue, other: Issue) =>
  one.code === other.code && one.file === other.file && one.line === other.line && one.column === other.column

/** A mistake in a file that several environments or brands share is one mistake. */
function unique(issues: readonly Issue[]): Issue[] {
  return issues.filter((issue, index) => issues.findIndex((other) => sameIssue(issue, other)) === index)
}
