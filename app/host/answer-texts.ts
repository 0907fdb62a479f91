import { createHash } from 'node:crypto'
import type { ResolvedManifest } from '../../runtime/manifest/index.ts'
import { compressPage } from './page-cache.ts'
import { buildSiteData } from './build-site-data.ts'

/** Addresses by manifest and locale. The texts themselves are not kept: browsers ask for each address once. */
const addresses = new WeakMap<ResolvedManifest, Map<string, string>>()

/** The address of all texts of a brand in one locale. It changes with the texts. */
export function textsAddress(resolved: ResolvedManifest, locale: string, texts: unknown): string {
  const known = addresses.get(resolved) ?? new Map<string, string>()
  addresses.set(resolved, known)
  const address = known.get(locale) ?? addressOf(locale, JSON.stringify(texts))
  known.set(locale, address)
  return address
}

/** The answer at such an address; undefined if the brand has no such locale. */
export async function answerTexts(
  resolved: ResolvedManifest,
  locale: string,
  path: string,
  encodings: string,
): Promise<Response | undefined> {
  if (!Object.hasOwn(resolved.manifest.locales, locale)) return undefined
  const body = JSON.stringify(buildSiteData(resolved, locale).messages)
  const brotli = encodings.includes('br')
  // A page from before a change gets the present texts, and must not cache them under the old address.
  const isCurrent = addressOf(locale, body) === path
  return new Response(brotli ? new Uint8Array(await compressPage(Buffer.from(body))) : body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isCurrent ? 'public, max-age=31536000, immutable' : 'no-store',
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      ...(brotli ? { 'content-encoding': 'br' } : {}),
    },
  })
}

function addressOf(locale: string, json: string): string {
  return `/_livery/texts/${locale}/${createHash('sha256').update(json).digest('base64url').slice(0, 16)}.json`
}
