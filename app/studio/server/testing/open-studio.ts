import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createFileSource } from '../../../../runtime/sources/file-source.ts'
import { smallBrand } from '../../../../tests/support/small-brand.ts'
import { projectRoot } from '../../../../tests/support/run-command.ts'
import { createEnvironments } from '../../../preview/environments.ts'
import { openDraftFolder } from '../../engine/draft-folder.ts'
import { createDrafts } from '../../engine/drafts.ts'
import type { BrandState, StudioProduct } from '../../messages.ts'
import { readBrandFile } from '../../../../runtime/sources/read-brand-file.ts'
import type { Rights } from '../../rights.ts'
import { createShareServer } from '../../share/share-server.ts'
import type { Share } from '../../share/shares.ts'
import { draftReader, draftSource } from '../draft-source.ts'
import { studioRoutes } from '../routes.ts'

export const port = 6180
export const token = 'the-token-of-this-start'

interface OpenStudioOptions {
  readonly rights?: Rights
  /** The folder of an earlier studio that was closed. Default: a new folder. */
  readonly outside?: string
}

/** A folder of two brands beside files that do not belong to the studio, and the studio's responses about it. */
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
    readFile: draftReader(readBrandFile([root, join(projectRoot, 'merchants')]), drafts),
    createBrand: async () => {
      throw new Error('No brand is made here.')
    },
    writable: new Set(['acme', 'other']),
    page: () => new Response('<!doctype html>'),
  })

  /** A request as the studio's own page sends it. `headers` replace its headers; `null` removes one. */
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
    outside,
    root,
    drafts,
    shares,
    ask,
    change,
    read: (file: string) => readFileSync(join(root, file), 'utf8'),
    /** One line for everything on the disk, in and around the folder of brands. */
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
    /** Ends the studio as a kill does: the drafts stay. */
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

/** A site whose responses contain its draft and the request. */
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
