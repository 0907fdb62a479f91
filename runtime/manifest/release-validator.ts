import { allChecks } from './check/index.ts'
import { completenessChecks } from './check/completeness.ts'
import { commonLayer } from './layers.ts'
import { createLocator } from './locate.ts'
import { advance, type Checked, checkSet, findingsOf } from './memory/advance.ts'
import { foldFindings, placeIssue } from './place-issue.ts'
import type { Product } from './product.ts'
import { readFolder } from './read-folder.ts'
import { environments, type Environment, type Manifest, type MerchantFiles, type Verdict } from './stages.ts'

/**
 * Creates a validator of releases. The files of a release are a complete brand: nothing is merged below it, and every
 * check runs, so that a release of another version of Livery is served only if it fits this one.
 *
 * @returns validates the files of one release, made for one environment. It never throws for anything in the files.
 * `folder` is the name under which the release's text pages and assets are read. Default: the brand's.
 */
export function createReleaseValidator(product: Product) {
  const completeness = checkSet(product, completenessChecks)
  const checks = checkSet(product, allChecks(product))
  /** The first release without findings. A check runs again only where another release differs from it. */
  let first: { readonly complete: Checked; readonly checked: Checked } | undefined

  return (files: MerchantFiles, environment: Environment, folder = files.merchant): Verdict => {
    const { merchant } = files
    // The environments' own layers are in the manifest already.
    const layers = environments.map((name) => [`environments/${name}.json`, '{}'] as const)
    const reading = readFolder({ ...files, json: new Map([...layers, ...files.json]) })
    const layer = commonLayer(reading)
    const manifest = layer.value as unknown as Manifest
    const { content, assets } = filesByPath(files.others, folder)
    const brand = { merchant, manifest: layer.value, content, assets }
    // All later releases are validated from the first one only.
    const next = first ? [] : undefined
    const complete = advance(completeness, brand, first?.complete, next)
    const lacking = findingsOf(complete)
    const checked =
      reading.issues.length + lacking.length === 0 ? advance(checks, brand, first?.checked, next) : undefined
    const findings = checked ? findingsOf(checked) : lacking
    const locate = createLocator()
    const issues = [
      ...reading.issues,
      ...foldFindings(findings).map((one) => placeIssue(one, [layer], product, locate)),
    ]
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
      sandbox: reading.sandbox?.value ?? {},
    }
  }
}

/** Text pages by language and name, and assets by path: all of them are in the release's own folder. */
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
