import { allChecks } from './check/index.ts'
import { completenessChecks } from './check/completeness.ts'
import { commonLayer } from './layers.ts'
import { createLocator } from './locate.ts'
import { checkBrand, type CheckedBrand, checkSet, findingsOf } from './incremental/check-brand.ts'
import { placeIssues } from './place-issues.ts'
import type { Product } from './product.ts'
import { readFolder } from './read-folder.ts'
import { environments, type Environment, type Manifest, type MerchantFiles, type Verdict } from './stages.ts'

/**
 * Creates a validator of releases. A release is a complete brand, so nothing is merged below it. The checks show
 * whether a release from another version of Livery works with this version.
 *
 * @returns a function that validates the files of a release. It never throws because of the files. `folder` contains
 *   the text pages and assets of the release
 */
export function createReleaseValidator(product: Product) {
  const completeness = checkSet(product, completenessChecks)
  const checks = checkSet(product, allChecks(product))
  /**
   * The first release without issues. For a later release, a check runs again only if a value that the check read
   * differs.
   */
  let first: { readonly complete: CheckedBrand; readonly checked: CheckedBrand } | undefined

  return (files: MerchantFiles, environment: Environment, folder = files.merchant): Verdict => {
    const { merchant } = files
    // The manifest already includes the environments' own layers.
    const layers = environments.map((name) => [`environments/${name}.json`, '{}'] as const)
    const parsed = readFolder({ ...files, json: new Map([...layers, ...files.json]) })
    const layer = commonLayer(parsed)
    const manifest = layer.value as unknown as Manifest
    const { content, assets } = filesByPath(files.otherFiles, folder)
    const brand = { merchant, manifest: layer.value, content, assets }
    // Records no reads of a later release, because every release is compared with the first one.
    const next = first ? [] : undefined
    const complete = checkBrand(completeness, brand, first?.complete, next)
    // Without one of the files, most parts would count as missing.
    const incomplete = parsed.isComplete ? findingsOf(complete) : []
    const checked =
      parsed.issues.length + incomplete.length === 0 ? checkBrand(checks, brand, first?.checked, next) : undefined
    const findings = checked ? findingsOf(checked) : incomplete
    const locate = createLocator()
    const issues = [...parsed.issues, ...placeIssues(findings, [layer], product, locate)]
    const isGood = !issues.some(({ severity }) => severity === 'error')
    if (checked && issues.length === 0) first ??= { complete, checked }
    return {
      merchant,
      issues,
      layers: new Map([[environment, [layer]]]),
      manifests: isGood ? new Map([[environment, manifest]]) : new Map(),
      merged: new Map([[environment, layer.value]]),
      content,
      assets,
      sandbox: parsed.sandbox?.value ?? {},
    }
  }
}

/** Text pages by language and name, and assets by path, all in the release's own folder. */
function filesByPath(paths: readonly string[], folder: string): Pick<Verdict, 'content' | 'assets'> {
  const content: Record<string, Record<string, string>> = {}
  const assets: Record<string, string> = {}
  for (const path of paths) {
    const [, language = '', name = ''] = /^content\/([a-z]{2})\/(.+)\.md$/.exec(path) ?? []
    if (name !== '') content[language] = { ...content[language], [name]: folder }
    if (path.startsWith('assets/')) assets[path.slice('assets/'.length)] = folder
  }
  return { content, assets }
}
