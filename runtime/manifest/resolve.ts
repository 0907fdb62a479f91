import type { Environment, ResolvedManifest, Verdict } from './stages.ts'

/**
 * Hashes and freezes the manifest of a valid brand.
 *
 * @returns undefined if the verdict has no manifest for the environment
 */
export async function resolveManifest(
  verdict: Verdict,
  environment: Environment,
): Promise<ResolvedManifest | undefined> {
  const manifest = verdict.manifests.get(environment)
  if (!manifest) return undefined
  return {
    merchant: verdict.merchant,
    environment,
    manifest: deepFreeze(manifest),
    hash: await sha256(JSON.stringify([manifest, verdict.content, verdict.assets])),
    content: contentByPath(verdict.content),
    assets: assetsByPath(verdict.assets),
    sandbox: verdict.sandbox,
  }
}

/**
 * Brands without text pages of their own share one map of the inherited text pages. Brands without assets of their own
 * share one map of the inherited assets.
 */
const contentByPath = memoize((content: Verdict['content']) => {
  const pages = Object.entries(content).flatMap(([language, names]) =>
    Object.entries(names).map(([name, folder]) => [`${language}/${name}.md`, folder] as const),
  )
  return new Map(pages)
})
const assetsByPath = memoize((assets: Verdict['assets']) => new Map(Object.entries(assets)))

function memoize<Source extends object, Result>(make: (source: Source) => Result): (source: Source) => Result {
  const results = new WeakMap<Source, Result>()
  return (source) => {
    const result = results.get(source) ?? make(source)
    results.set(source, result)
    return result
  }
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) deepFreeze(part)
  }
  return value
}
