import { createLocalCache, createMemoryStore } from '../../runtime/api/local-cache.ts'
import { escapeHtml } from '../../runtime/html/escape.ts'
import { parseServerTime } from '../../runtime/i18n/locale-formats.ts'
import { localisedPath } from '../../runtime/i18n/locale-path.ts'
import { hostNames, type ResolvedManifest } from '../../runtime/manifest/index.ts'
import { buildSiteData } from './build-site-data.ts'
import { createByteCache } from './byte-cache.ts'
import { createPages } from './serve-pages.ts'
import type { PageDependencies } from './page-dependencies.ts'
import { plainBody } from './plain-body.ts'
import type { HostDependencies } from './routes/host-dependencies.ts'
import { createPageCache, nextBoundary, type RenderedResponse } from './page-cache.ts'
import { asksCountry } from './sharing.ts'
import { OperatorError } from '../../runtime/errors/operator-error.ts'

/** The most memory for the public data and the blocks that the pages of a brand share, in bytes. */
const dataMemory = 64 * 1024 * 1024

/** Marks a page that was rendered when its brand was published, so that the browser fetches its data again. */
const publishedMark = '<html data-published '

/** The pages of a brand cannot be files, or their data is missing. The message is for an operator. */
export class PagesNotRendered extends OperatorError {
  override readonly name = 'PagesNotRendered'
}

/** The parts of a host that rendering needs. */
export type RenderingDependencies = Omit<
  PageDependencies,
  'configCache' | 'isForVisitors' | 'isSelfContained' | 'pages' | 'memory' | 'notices'
> &
  Pick<HostDependencies, 'guestPaths'>

/**
 * Renders the public pages of a brand as a host would now: in each locale, under each host name. Pages that depend on
 * time or country cannot be files.
 *
 * @returns the pages by host name and path, such as `www.acme.example/en-th/faq`
 * @throws PagesNotRendered
 */
export async function renderPages(
  resolved: ResolvedManifest,
  dependencies: RenderingDependencies,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const { merchant, manifest } = resolved
  const { routes, shell, navigation, availability } = manifest
  const boundary = nextBoundary([routes, shell, navigation, availability], dependencies.now(), parseServerTime)
  if (Number.isFinite(boundary))
    throw new PagesNotRendered(
      `Something on the pages of ${merchant} begins or ends at ${new Date(boundary).toISOString()}, so they cannot be files. Publish without --pages.`,
    )
  if (asksCountry(manifest))
    throw new PagesNotRendered(
      `The pages of ${merchant} depend on the visitor’s country, so they cannot be files. Publish without --pages.`,
    )
  let failed: string | undefined
  const pages = createPages({
    ...dependencies,
    backend: async (request) => {
      const response = await dependencies.backend(request)
      if (response.status >= 500) failed ??= new URL(request.url).pathname
      return response
    },
    configCache: createLocalCache(createMemoryStore(), dependencies.now),
    isForVisitors: true,
    // A file may outlive the hosts of its release.
    isSelfContained: true,
    pages: createPageCache(createByteCache(0)),
    memory: createByteCache(dataMemory),
  })
  const codes = Object.keys(manifest.locales)
  const rendered = new Map<string, Uint8Array>()
  for (const host of hostNames(resolved))
    for (const locale of codes)
      for (const page of await dependencies.guestPaths(buildSiteData(resolved, locale), dependencies.now())) {
        const path = localisedPath(page, locale, codes)
        const requested = { resolved, scheme: 'https', host, path, cookie: undefined, country: undefined }
        const response = await pages.serve(requested)
        if (response.status !== 200) continue
        rendered.set(`${host}${path}`, publishedPage({ ...response, body: await plainBody(response, dependencies) }))
      }
  if (failed !== undefined)
    throw new PagesNotRendered(
      `The backend of ${merchant} failed at ${failed}, so its pages would lack data. Try again, or publish without --pages.`,
    )
  return rendered
}

/** Turns a page into a file: adds the mark, and the policy, because a file has no headers. */
export function publishedPage({
  body,
  headers,
}: Pick<RenderedResponse, 'headers'> & { readonly body: Uint8Array }): Uint8Array {
  // Browsers take `frame-ancestors` from a header only. The server of the files can send `x-frame-options` instead.
  const policy = (headers['content-security-policy'] ?? '').replace(/; frame-ancestors [^;]*/, '')
  const meta = `<meta http-equiv="content-security-policy" content="${escapeHtml(policy)}">`
  return Buffer.from(
    new TextDecoder().decode(body).replace('<html ', publishedMark).replace('<meta charset="utf-8">', `$&\n${meta}`),
  )
}
