import { randomBytes } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { dirname, join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createLogger, createServer as createViteServer, type Logger } from 'vite'
import type { Environment, ManifestSource } from '../runtime/manifest/index.ts'
import { createFileSource } from '../runtime/sources/file-source.ts'
import { watchBrands } from '../runtime/sources/watch-brands.ts'
import { demoPassword } from '../sandbox/index.ts'
import { createLocalCache, createMemoryStore } from '../runtime/api/local-cache.ts'
import { loadAreaHosts } from './areas/load-area-hosts.ts'
import { programFile } from './areas/code-file.ts'
import { installationFolder } from './areas/installation-folder.ts'
import { installedAreas, ownAreaFolders } from './areas/installed-areas.ts'
import { generatedFile } from './areas/own-generated.ts'
import { renewCodeCheck } from './areas/renew-code-check.ts'
import { changedSinceStart, renewGenerated } from './areas/renew-generated.ts'
import { remoteBackend, sandboxBackend } from './backends.ts'
import { createBrandFileReader } from '../runtime/sources/brand-file-reader.ts'
import type { ReadBrandFile } from './host/brand-content.ts'
import { brandNotices } from './host/brand-notices.ts'
import { createBackendNotices } from './host/backend-notices.ts'
import { createHost } from './host/create-host.ts'
import type * as Renderer from './server/entry-server.tsx'
import { nodeHostParts } from './host/node-host-parts.ts'
import { hostName } from './host/request-headers.ts'
import { closeServer, listen, portOf } from './listen.ts'
import { type Closer, closeAll, openParts } from './open-parts.ts'
import { loadSandboxParts } from './sandbox-parts.ts'
import { createCodeMistakes } from './preview/code-mistakes.ts'
import { codeAtStart } from './preview/code-at-start.ts'
import { barHead, developmentHead, moduleAddress, createModuleMatcher } from './preview/development-head.ts'
import { createEnvironments, type Environments } from './preview/environments.ts'
import { checkReadable, renewAreas } from './preview/renew-areas.ts'
import { showSaves } from './preview/show-saves.ts'
import { allowFraming } from './preview/framing.ts'
import { watchGenerated } from './preview/generated-notice.ts'
import { replaceStyles } from './preview/replace-styles.ts'
import { previewRoutes } from './preview/preview-routes.ts'

export interface StartPreviewOptions {
  readonly projectFolder: string
  readonly merchantsFolder: string
  readonly merchant?: string
  readonly environment: Environment
  /** The port to listen at. 0 takes any free port. */
  readonly port: number
  /** The operator's own backend: scheme and host. */
  readonly api?: string
  /** The studio whose drafts this preview shows. */
  readonly studio?: PreviewStudio
  /**
   * Replaces this process by a new preview at the same port, after a change of an area in an installation. Without this
   * function, the preview prints that the operator has to start it again.
   */
  readonly restart?: ((port: number) => void) | undefined
  /**
   * Loads the areas' code for Node as a new preview would. Rejects with a message about a mistake, which would end the
   * new preview.
   */
  readonly tryCode?: () => Promise<void>
}

/** The studio's part of a preview. The studio's pages may frame the preview. */
export interface PreviewStudio {
  /** The brands on disk, with drafts applied. */
  readonly source: (disk: ManifestSource) => ManifestSource
  readonly readFile: (disk: ReadBrandFile) => ReadBrandFile
  /** The port of the studio's own pages. */
  readonly port: number
  /** Called after a change of files or drafts, after the validation of the brands. */
  readonly onValidated: () => void
}

export interface Preview {
  readonly port: number
  readonly addresses: readonly { readonly name: string; readonly url: string }[]
  readonly member?: { readonly phone: string; readonly password: string }
  /** Messages about brands with errors. */
  readonly notices: readonly string[]
  readonly environments: Environments
  /** Validates brands again and shows them in the open pages. */
  readonly refresh: (brands: readonly string[]) => Promise<void>
  close(): Promise<void>
}

/**
 * Starts the preview: every brand at `http://<brand>.localhost:<port>/` with the sandbox or another backend. Open pages
 * show saves (BRD-05). If it cannot start, it fails with the reason and leaves nothing open.
 */
export async function startPreview(options: StartPreviewOptions): Promise<Preview> {
  return openParts((closers) => openPreview(options, closers))
}

async function openPreview(options: StartPreviewOptions, closers: Closer[]): Promise<Preview> {
  const folders = [options.merchantsFolder, join(options.projectFolder, 'merchants')]
  const { studio, restart } = options
  const disk = createFileSource({ folders })
  const source = studio?.source(disk) ?? disk
  const readFile = studio?.readFile(createBrandFileReader(folders)) ?? createBrandFileReader(folders)
  const areas = installedAreas(options.projectFolder)
  const installation = installationFolder()
  const codeFolders = [...areas.map(({ folder }) => folder), installation ?? options.projectFolder]
  const areaHosts = await loadAreaHosts(areas)
  const environments = await createEnvironments(source, options.environment, areaHosts, options.merchant)
  const store = environments.initialStore
  const server = createHttpServer()
  closers.push(() => closeServer(server))
  const backend =
    options.api === undefined
      ? sandboxBackend(store, await loadSandboxParts(), environments.storeFor)
      : remoteBackend(options.api)
  closers.push(backend.close)
  const token = randomBytes(24).toString('base64url')
  const logger = quietLogger()
  const vite = await createVite(options.projectFolder, codeFolders, server, logger)
  // Vite closes before the server, because Vite's client uses connections of the server.
  closers.push(() => vite.close())
  const configStore = createMemoryStore()
  const { refresh, stop: stopFollowing } = showSaves({
    vite,
    watch: (...args) => watchBrands(folders, ...args).stop,
    environments,
    backend,
    configStore,
    onValidated: studio?.onValidated,
  })
  closers.push(stopFollowing)
  const catchUp = watchGenerated(
    vite.watcher,
    {
      generated: dirname(generatedFile(options.projectFolder, 'layer.schema.json')),
      installation,
      areas: () => ownAreaFolders(options.projectFolder),
      isCodeAtStart: codeAtStart(ownAreaFolders(options.projectFolder) ?? []),
      changed: () => (installation === undefined ? [] : changedSinceStart(installation)),
    },
    {
      print: (line) => console.log(line),
      renew: async () => {
        if (installation === undefined) return
        await renewAreas({
          check: () => renewCodeCheck(installation, options.projectFolder),
          generate: () => renewGenerated(installation, options.projectFolder),
          tryCode: async () => options.tryCode?.(),
        })
      },
      check: async () => {
        if (installation !== undefined) await checkReadable(() => renewCodeCheck(installation, options.projectFolder))
      },
      restart: restart && (() => restart(portOf(server, options.port))),
    },
  )
  const mistakes = createCodeMistakes(
    (line) => console.log(line),
    (error) => vite.ssrFixStacktrace(error),
  )
  const loadRenderer = () =>
    mistakes.load(
      async () =>
        (await vite.ssrLoadModule(moduleAddress(options.projectFolder, 'app/server/entry-server'))) as typeof Renderer,
    )
  await loadRenderer()
  const areaFolders = areas.map(({ folder }) => folder)
  const head = (entry: string) => mistakes.load(() => developmentHead(vite, options.projectFolder, areaFolders, entry))
  const notices = createBackendNotices((line) => console.warn(line), Date.now)
  const host = createHost({
    ...nodeHostParts(),
    brandOf: (name, request) => environments.storeFor(request).ofHost(name)?.resolved,
    areaNameOf: (name) => store.areaNameOf(name),
    areaHosts,
    backend: backend.fetch,
    render: async (...args) => (await loadRenderer()).renderPage(...args),
    guestPaths: async (...args) => (await loadRenderer()).guestPaths(...args),
    program: async () => ({
      head: `${await head('app/client/entry-client')}\n${barHead(options.projectFolder, token, studio?.port)}`,
      end: '',
    }),
    readFile,
    now: () => Date.now() + backend.clockOffset(),
    configCache: createLocalCache(configStore, () => Date.now() + backend.clockOffset()),
    notices,
    onFailure: mistakes.onFailure,
    isForVisitors: false,
    isSandbox: backend.isSandbox,
  })
  const tools = { environments, folders, backend, notices, token, head, studioPort: studio?.port }
  const isModule = createModuleMatcher(options.projectFolder, codeFolders)
  const routes = previewRoutes(tools, (request) => host.fetch(request))
  const listener = getRequestListener(async (request) => {
    if (backend.ownHosts.includes(hostName(request.headers.get('host')))) return backend.fetch(request)
    const response = mistakes.show(await routes.fetch(request), request)
    return allowFraming(response, [new URL(request.url).port, ...(studio ? [String(studio.port)] : [])])
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // Vite handles requests for modules, styles and its own client. The preview handles all other requests.
    if (isModule(request.url ?? '')) vite.middlewares(request, response, () => void listener(request, response))
    else void listener(request, response)
  })
  const port = await listen(server, options.port, '127.0.0.1')
  catchUp()
  const brands = store.all().map(({ resolved }) => resolved.merchant)
  return {
    port,
    addresses: [
      { name: 'all brands', url: `http://localhost:${port}/` },
      ...brands.map((name) => ({ name, url: `http://${name}.localhost:${port}/` })),
    ],
    notices: brandNotices(
      store,
      store.broken().map(({ merchant }) => merchant),
    ),
    environments,
    refresh,
    ...(options.api === undefined ? { member: { phone: '081-234-5678', password: demoPassword } } : {}),
    close: () => closeAll(closers),
  }
}

/** Vite's logger without the errors of code that the server cannot load. The preview itself prints these errors. */
function quietLogger(): Logger {
  const logger = createLogger('error')
  const { error: show } = logger
  logger.error = (message, options) => {
    if (!message.includes('Error when evaluating SSR module')) show(message, options)
  }
  return logger
}

/** Vite for the program and for areas in other folders. It sends updates through the connections of `server`. */
async function createVite(projectFolder: string, codeFolders: readonly string[], server: Server, logger: Logger) {
  // Vite and its plugins choose React's development or production version by an inherited NODE_ENV.
  process.env.NODE_ENV = 'development'
  return createViteServer({
    root: projectFolder,
    configFile: programFile(join(projectFolder, 'vite.config')),
    appType: 'custom',
    plugins: [replaceStyles],
    customLogger: logger,
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/test-results/**', '**/dist/**'] },
      fs: { allow: [projectFolder, ...codeFolders] },
    },
  })
}
