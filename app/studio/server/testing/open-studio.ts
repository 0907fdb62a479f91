import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFileSource } from '../../../../runtime/sources/file-source.ts'
import { smallBrand } from '../../../../tests/support/small-brand.ts'
import { projectRoot } from '../../../../tests/support/run-command.ts'
import { createEnvironments } from '../../../preview/environments.ts'
import { studioPages } from '../../build-ui.ts'
import { openDraftFolder } from '../../engine/draft-folder.ts'
import { createDrafts } from '../../engine/drafts.ts'
import type { BrandState, StudioProduct } from '../../messages.ts'
import { createBrandFileReader } from '../../../../runtime/sources/brand-file-reader.ts'
import type { Rights } from '../../rights.ts'
import { createShareServer } from '../../share/share-server.ts'
import type { Share } from '../../share/shares.ts'
import { draftReader, draftSource } from '../draft-source.ts'
import { studioRoutes } from '../routes.ts'

export const port = 6180
export const token = 'the-token-of-this-start'

interface OpenStudioOptions {
  readonly rights?: Rights
  /** The folder of another studio, which is still running or was ended by `stop()`. Default: a new folder. */
  readonly outside?: string
}

/**
 * Creates a folder with two brands and starts a studio for it, without a network. Beside the folder of brands is a file
 * that does not belong to the studio.
 */
export async function openStudio({ rights, outside = makeBrands() }: OpenStudioOptions = {}) {
  const root = join(outside, 'merchants')
  const draftFolder = openDraftFolder(join(outside, 'cache'), root)
  const drafts = createDrafts(root, draftFolder)
  const disk = createFileSource({ folders: [root, join(projectRoot, 'merchants')] })
  const environments = await createEnvironments(draftSource(disk, drafts), 'development', new Map())
  const shares = createShareServer({ port: 0, prepare: async () => {}, openSite: async (share) => describeSite(share) })
  const routes = studioRoutes({
    port,
    token,
    shares,
    drafts,
    environments,
    refresh: async (brands) => void (await environments.refresh(brands)),
    onValidated: () => () => {},
    product: (rights ? { rights } : {}) as StudioProduct,
    readFile: draftReader(createBrandFileReader([root, join(projectRoot, 'merchants')]), drafts),
    createBrand: async () => {
      throw new Error('This studio cannot create a brand.')
    },
    page: studioPages({ scripts: ['/files/main.js'], styles: [], files: new Map() }, port + 1),
  })

  /**
   * Sends a request as the studio's own page does. An entry of `changed` replaces a header, `null` removes it, and
   * `:method` replaces the method.
   */
  function ask(path: string, body?: unknown, changed: Readonly<Record<string, string | null>> = {}) {
    const host = changed.host ?? `localhost:${port}`
    const text = body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body)
    const given: Record<string, string | null> = {
      host,
      'x-livery-token': token,
      'sec-fetch-site': 'same-origin',
      ...(text === undefined
        ? {}
        : {
            origin: `http://${host}`,
            'content-type': 'application/json',
            'content-length': String(Buffer.byteLength(text)),
          }),
      ...changed,
    }
    const headers = Object.entries(given).filter((one): one is [string, string] => one[1] !== null)
    const method = changed[':method'] ?? (text === undefined ? 'GET' : 'POST')
    return routes.fetch(
      new Request(`http://localhost:${port}${path}`, {
        method,
        headers: headers.filter(([name]) => !name.startsWith(':')),
        ...(text === undefined || method === 'GET' ? {} : { body: text }),
      }),
    )
  }

  const change = async (path: string, body: object): Promise<BrandState> => {
    const response = await ask(path, { brand: 'acme', environment: 'development', known: [], ...body })
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
    return (await response.json()) as BrandState
  }

  return {
    /** Validates brands again, as after a change by another program. */
    refresh: (brands: readonly string[]) => environments.refresh(brands),
    outside,
    root,
    drafts,
    shares,
    ask,
    change,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** One line for each file of the studio's folder except the cache: its path and its SHA-256. */
    fingerprint: () =>
      readdirSync(outside, { recursive: true, encoding: 'utf8' })
        .filter((path) => !path.startsWith('cache') && statSync(join(outside, path)).isFile())
        .map(
          (path) =>
            `${path} ${createHash('sha256')
              .update(readFileSync(join(outside, path)))
              .digest('hex')}`,
        )
        .toSorted((one, other) => (one < other ? -1 : 1))
        .join('\n'),
    /** Stops the studio and keeps its drafts, as after a kill of its process. */
    stop: async () => {
      await shares.close()
      draftFolder.close()
    },
    close: async () => {
      await shares.close()
      draftFolder.close()
      rmSync(outside, { recursive: true })
    },
  }
}

function makeBrands(): string {
  const outside = mkdtempSync(join(tmpdir(), 'livery-studio-'))
  const root = join(outside, 'merchants')
  for (const [id, name] of [
    ['acme', 'Acme'],
    ['other', 'Other'],
  ] as const) {
    const files = { ...smallBrand, 'manifest.json': JSON.stringify({ merchant: { id, name } }) }
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, id, path)), { recursive: true })
      writeFileSync(join(root, id, path), text)
    }
    for (const environment of ['development', 'staging', 'production'])
      writeFileSync(
        join(root, id, `environments/${environment}.json`),
        JSON.stringify({ site: { domains: { [`${environment}.${id}.example`]: {} } } }),
      )
    cpSync(join(projectRoot, 'merchants/base/assets'), join(root, id, 'assets'), { recursive: true })
  }
  writeFileSync(join(outside, 'manifest.json'), '{}')
  return outside
}

/** A site that responds with the draft's name and text pages, and with the request's path and headers. */
function describeSite({ draft: { resolved, readFile } }: Share) {
  return {
    fetch: async (request: Request) => {
      const pages = [...resolved.content].map(([page, folder]) => [
        page,
        new TextDecoder().decode(readFile(folder, `content/${page}`)),
      ])
      const { name } = resolved.manifest.merchant
      return Response.json(
        { name, path: new URL(request.url).pathname, headers: Object.fromEntries(request.headers), pages },
        { headers: { 'content-security-policy': "script-src 'self'; connect-src https://bank.example" } },
      )
    },
    close: () => {},
  }
}
