import { randomBytes } from 'node:crypto'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { environments as environmentNames, type JsonObject, parseObject } from '../runtime/manifest/index.ts'
import { languages } from '../schemas/generated/languages.ts'
import { loadAreaHosts } from './areas/load-area-hosts.ts'
import { cacheFolder } from './areas/home-folder.ts'
import { installedAreas } from './areas/installed-areas.ts'
import { generatedFile } from './areas/own-generated.ts'
import { closeServer, listen } from './listen.ts'
import { startPreview } from './start-preview.ts'
import { createBrandFileReader } from '../runtime/sources/brand-file-reader.ts'
import { openBuiltSite } from './host/built-site.ts'
import { loadProduct } from './load-product.ts'
import { type Closer, closeAll, openParts } from './open-parts.ts'
import { loadSandboxParts } from './sandbox-parts.ts'
import { buildStudioPages, studioPages } from './studio/build-ui.ts'
import { openDraftFolder } from './studio/engine/draft-folder.ts'
import { createDrafts } from './studio/engine/drafts.ts'
import { readRights } from './studio/engine/read-rights.ts'
import type { NewBrandRequest, StudioProduct } from './studio/messages.ts'
import { draftReader, draftSource } from './studio/server/draft-source.ts'
import { readWords } from './studio/server/read-words.ts'
import { studioRoutes } from './studio/server/routes.ts'
import { buildProgram } from './studio/share/build-program.ts'
import { openSharedSite, type ShareProgram } from './studio/share/open-shared-site.ts'
import { createShareServer } from './studio/share/share-server.ts'

export interface StartStudioOptions {
  readonly projectFolder: string
  readonly merchantsFolder: string
  /** Port of the studio. 0 takes any free port. */
  readonly port: number
  /** Port of the preview that the studio shows. 0 takes any free port. */
  readonly previewPort: number
  /** Port of preview links. 0 takes any free port. */
  readonly sharePort: number
  /** The name or address of this computer under which colleagues open preview links. Default: loopback. */
  readonly shareAddress?: string
  readonly createBrand: (brand: NewBrandRequest) => Promise<void>
  /** The role of the operator in the file of rights. Default: the default role of that file. */
  readonly role?: string
}

export interface RunningStudio {
  /** The address to open. It contains the token of this run of the studio. */
  readonly url: string
  readonly token: string
  readonly port: number
  readonly previewPort: number
  close(): Promise<void>
}

/**
 * Starts the studio on loopback, and a preview of the drafts at another port, which has a different origin (BRD-06). If
 * it cannot start, it fails with the reason and leaves nothing open.
 */
export async function startStudio(options: StartStudioOptions): Promise<RunningStudio> {
  return openParts((closers) => openStudio(options, closers))
}

async function openStudio(options: StartStudioOptions, closers: Closer[]): Promise<RunningStudio> {
  const { projectFolder, merchantsFolder } = options
  const rights = readRights(merchantsFolder, options.role)
  const pages = await buildStudioPages(projectFolder)
  const token = randomBytes(24).toString('base64url')
  const owner = `${realpathSync(merchantsFolder)} ${rights?.role ?? ''}`
  const cache = resolve(projectFolder, process.env.LIVERY_CACHE ?? cacheFolder(projectFolder))
  const draftFolder = openDraftFolder(cache, owner)
  closers.push(draftFolder.close)
  const drafts = createDrafts(merchantsFolder, draftFolder)
  const listeners = new Set<() => void>()
  // An open page of an earlier start may send requests before this start is ready.
  let listener = getRequestListener(() => new Response(null, { status: 503 }))
  const server = createServer((request, response) => void listener(request, response))
  closers.push(() => closeServer(server))
  const port = await listen(server, options.port, '127.0.0.1')
  const preview = await startPreview({
    projectFolder,
    merchantsFolder,
    environment: 'development',
    port: options.previewPort,
    studio: {
      source: (disk) => draftSource(disk, drafts),
      readFile: (disk) => draftReader(disk, drafts),
      port,
      onValidated: () => {
        for (const call of listeners) call()
      },
    },
  })
  closers.push(preview.close)
  const shared = shareProgram(projectFolder, join(draftFolder.path, 'program'))
  const shares = createShareServer({
    ...(options.shareAddress === undefined ? {} : { address: options.shareAddress }),
    port: options.sharePort,
    prepare: shared.open,
    openSite: async (share) => openSharedSite(share, await shared.open()),
  })
  closers.push(shares.close, shared.stop)
  const routes = studioRoutes({
    port,
    token,
    shares,
    drafts,
    environments: preview.environments,
    refresh: preview.refresh,
    onValidated: (call) => {
      listeners.add(call)
      return () => listeners.delete(call)
    },
    product: {
      ...(await describeProduct(projectFolder, merchantsFolder, preview.port)),
      ...(rights ? { rights } : {}),
    },
    readFile: draftReader(createBrandFileReader([merchantsFolder, join(projectFolder, 'merchants')]), drafts),
    createBrand: options.createBrand,
    page: studioPages(pages, preview.port),
  })
  listener = getRequestListener((request) => routes.fetch(request))
  return {
    url: `http://localhost:${port}/#${token}`,
    token,
    port,
    previewPort: preview.port,
    close: () => closeAll(closers),
  }
}

/** The program of production for preview links, built when the first link is made. */
function shareProgram(projectFolder: string, outFolder: string) {
  let opened: Promise<ShareProgram> | undefined
  let build: ChildProcess | undefined
  async function make(): Promise<ShareProgram> {
    await buildProgram(projectFolder, outFolder, (started) => {
      build = started
    })
    const { build: _build, ...site } = await openBuiltSite(outFolder)
    const areaHosts = await loadAreaHosts(installedAreas(projectFolder))
    return { ...site, areaHosts, sandboxParts: await loadSandboxParts() }
  }
  return {
    open: (): Promise<ShareProgram> => {
      opened ??= make().catch((error: unknown) => {
        opened = undefined
        throw error
      })
      return opened
    },
    stop: () => void build?.kill(),
  }
}

async function describeProduct(
  projectFolder: string,
  merchantsFolder: string,
  previewPort: number,
): Promise<StudioProduct> {
  const { widgets, areas, settings, references } = await loadProduct()
  const schema = (name: string) =>
    parseObject(readFileSync(generatedFile(projectFolder, `${name}.schema.json`), 'utf8')) ?? {}
  return {
    layer: schema('layer'),
    tokens: schema('tokens-layer'),
    widgets: Object.values(widgets.facts).map(({ name, title, description, regions, props, examples }) => ({
      name,
      title,
      description,
      regions,
      props: props as unknown as JsonObject,
      examples: examples as unknown as readonly JsonObject[],
      isOfEveryBrand: areas[name.slice(0, name.indexOf('/'))]?.always === true,
    })),
    settings,
    languages,
    names: Object.fromEntries(
      Object.entries(references).map(([kind, { names }]) => [kind === 'locale' ? 'locale-code' : `${kind}-id`, names]),
    ),
    messages: widgets.messages,
    environments: environmentNames,
    words: readWords([join(projectFolder, 'schemas'), ...installedAreas(projectFolder).map(({ folder }) => folder)]),
    previewPort,
    merchantsFolder,
  }
}
