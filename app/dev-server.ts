import { randomBytes } from 'node:crypto'
import { createServer as createHttpServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { dirname, join, relative, sep } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createViteServer, type ViteDevServer } from 'vite'
import type { Environment, ManifestSource, ResolvedManifest } from '../runtime/manifest/index.ts'
import { createFileSource } from '../runtime/sources/file-source.ts'
import { demoPassword } from '../sandbox/index.ts'
import { type ClearableStore, createLocalCache, createMemoryStore } from '../runtime/api/local-cache.ts'
import { loadAreaHosts } from './areas/area-hosts.ts'
import { programFile } from './areas/code-file.ts'
import { installationFolder } from './areas/installation-folder.ts'
import { installedAreas } from './areas/installed-areas.ts'
import { generatedFile } from './areas/own-generated.ts'
import { type Backend, remoteBackend, sandboxBackend } from './backends.ts'
import type { DataEvent, FollowEvent, SaveEvent } from './client/follow-saves.ts'
import { readBrandFile } from '../runtime/sources/read-brand-file.ts'
import type { ReadBrandFile } from './host/brand-content.ts'
import { brandNotices } from './host/brand-notices.ts'
import type { ServedBrand } from './host/brand-store.ts'
import { createBackendNotices } from './host/backend-notices.ts'
import { createHost, type HostWorld } from './host/create-host.ts'
import { hostName } from './host/request-headers.ts'
import { buildSiteData } from './host/build-site-data.ts'
import { themeStyles } from './host/theme-styles.ts'
import { loadSandboxParts } from './sandbox-parts.ts'
import { studioElement, tokenElement } from './preview/bar-info.ts'
import { createEnvironments, type Environments } from './preview/environments.ts'
import { allowFraming } from './preview/framing.ts'
import { watchGenerated } from './preview/generated-notice.ts'
import { replaceStyles, styleElement } from './preview/replace-styles.ts'
import { previewRoutes } from './preview/preview-routes.ts'

export interface StartPreviewOptions {
  readonly projectFolder: string
  readonly merchantsFolder: string
  readonly merchant?: string
  readonly environment: Environment
  /** 0 takes any free port. */
  readonly port: number
  /** An own backend: scheme and host. */
  readonly api?: string
  /** The studio that shows its drafts in this preview. */
  readonly studio?: PreviewStudio
}

/** The studio's side of a preview: brands as they are edited, and the pages that may frame them. */
export interface PreviewStudio {
  /** Brands of the disk with the drafts on them. */
  readonly source: (disk: ManifestSource) => ManifestSource
  readonly readFile: (disk: ReadBrandFile) => ReadBrandFile
  /** The port of the studio's own pages. */
  readonly port: number
  /** Called after brands were validated: their files or drafts have changed. */
  readonly validated: () => void
}

export interface Preview {
  readonly port: number
  readonly addresses: readonly { readonly name: string; readonly url: string }[]
  readonly member?: { readonly phone: string; readonly password: string }
  /** Messages about brands with errors. */
  readonly notices: readonly string[]
  readonly environments: Environments
  /** Validates brands again and shows them in the open pages. */
  readonly look: (brands: readonly string[]) => Promise<void>
  close(): Promise<void>
}

/**
 * Starts the preview: every brand at `http://<brand>.localhost:<port>/` over the sandbox, or over an own backend, with
 * components and manifests replaced in the open page as they are saved (BRD-05). Throws where the port is in use.
 */
export async function startPreview(options: StartPreviewOptions): Promise<Preview> {
  const folders = [options.merchantsFolder, join(options.projectFolder, 'merchants')]
  const { studio } = options
  const disk = createFileSource({ folders })
  const source = studio?.source(disk) ?? disk
  const readFile = studio?.readFile(readBrandFile(folders)) ?? readBrandFile(folders)
  const areas = installedAreas(options.projectFolder)
  const codeFolders = [...areas.map(({ folder }) => folder), installationFolder() ?? options.projectFolder]
  const areaHosts = await loadAreaHosts(areas)
  const environments = await createEnvironments(source, options.environment, areaHosts, options.merchant)
  const store = environments.initialStore
  const backend =
    options.api === undefined
      ? sandboxBackend(store, await loadSandboxParts(), environments.storeFor)
      : remoteBackend(options.api)
  // Vite and its plugins take an inherited NODE_ENV for the kind of React that a page gets.
  process.env.NODE_ENV = 'development'
  const token = randomBytes(24).toString('base64url')
  const server = createHttpServer()
  const vite = await createViteServer({
    root: options.projectFolder,
    configFile: programFile(join(options.projectFolder, 'vite.config')),
    appType: 'custom',
    plugins: [replaceStyles],
    logLevel: 'error',
    server: {
      middlewareMode: true,
      hmr: { server },
      watch: { ignored: ['**/test-results/**', '**/dist/**'] },
      fs: { allow: [options.projectFolder, ...codeFolders] },
    },
  })
  const kept = createMemoryStore()
  const followed = new Set<string>()
  const look = followBrands(vite, environments, backend, kept, followed, studio?.validated)
  watchBrands(vite, folders, look)
  answerFollowers(vite, environments, followed)
  watchGenerated(vite.watcher, dirname(generatedFile(options.projectFolder, 'layer.schema.json')), console.log)
  const loadRenderer = async () =>
    (await vite.ssrLoadModule(moduleAddress(options.projectFolder, 'app/server/entry-server'))) as {
      renderPage: HostWorld['render']
      guestPaths: HostWorld['guestPaths']
    }
  await loadRenderer()
  const head = (entry: string) => developmentHead(vite, options.projectFolder, entry)
  const notices = createBackendNotices((line) => console.warn(line), Date.now)
  const host = createHost({
    brandOf: (name, request) => environments.storeFor(request).ofHost(name)?.resolved,
    ownNameOf: (name) => store.ownNameOf(name),
    areaHosts,
    backend: backend.fetch,
    render: async (...given) => (await loadRenderer()).renderPage(...given),
    guestPaths: async (...given) => (await loadRenderer()).guestPaths(...given),
    program: async () => ({
      head: `${await head('app/client/entry-client')}\n${barHead(options.projectFolder, token, studio)}`,
      end: '',
    }),
    readFile,
    now: () => Date.now() + backend.clockOffset(),
    configCache: createLocalCache(kept, () => Date.now() + backend.clockOffset()),
    notices,
    isStrict: false,
    isSandbox: backend.isSandbox,
  })
  const tools = { environments, folders, backend, notices, token, head, studioPort: studio?.port }
  const isModule = moduleTest(options.projectFolder, codeFolders)
  const routes = previewRoutes(tools, (request) => host.fetch(request))
  const answer = getRequestListener(async (request) => {
    if (backend.ownHosts.includes(hostName(request.headers.get('host')))) return backend.fetch(request)
    const response = await routes.fetch(request)
    return allowFraming(response, [new URL(request.url).port, ...(studio ? [String(studio.port)] : [])])
  })
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    // The development server answers what it knows: modules, styles, its own client. Everything else is a page's.
    if (isModule(request.url ?? '')) vite.middlewares(request, response, () => void answer(request, response))
    else void answer(request, response)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  }).catch(async (error: unknown) => {
    await vite.close()
    throw error
  })
  const { port } = server.address() as { port: number }
  return {
    port,
    addresses: [
      { name: 'all brands', url: `http://localhost:${port}/` },
      ...store
        .all()
        .map(({ resolved }) => ({ name: resolved.merchant, url: `http://${resolved.merchant}.localhost:${port}/` })),
    ],
    notices: brandNotices(
      store,
      store.broken().map(({ merchant }) => merchant),
    ),
    environments,
    look,
    ...(options.api === undefined ? { member: { phone: '081-234-5678', password: demoPassword } } : {}),
    close: async () => {
      await vite.close()
      backend.close()
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** The address of a module of the program, by its path without an ending. */
const moduleAddress = (root: string, path: string) =>
  `/${relative(root, programFile(join(root, path))).replaceAll('\\', '/')}`

/** Tells the addresses of modules: the program's rooms, and folders with code of areas that are below the project's. */
function moduleTest(projectFolder: string, codeFolders: readonly string[]): (url: string) => boolean {
  const inside = codeFolders
    .filter((folder) => folder.startsWith(join(projectFolder, sep)))
    .map((folder) => `/${relative(projectFolder, folder).replaceAll('\\', '/')}/`)
  const rooms = /^\/(?:@|app\/|runtime\/|widgets\/|schemas\/|node_modules\/|__vite)/
  return (url) => rooms.test(url) || inside.some((beginning) => url.startsWith(beginning))
}

/** Validates brands whose files have changed, one after the other, and tells open pages: the new page, or the issues. */
function followBrands(
  vite: ViteDevServer,
  environments: Environments,
  backend: Backend,
  kept: ClearableStore,
  followed: ReadonlySet<string>,
  validated?: () => void,
): (brands: readonly string[]) => Promise<void> {
  const dataOf = ({ resolved }: ServedBrand) => JSON.stringify(resolved.sandbox)
  const data = new Map(environments.initialStore.all().map((brand) => [brand.resolved.merchant, dataOf(brand)]))
  let running = Promise.resolve()
  return (brands) => {
    running = running
      .then(async () => {
        const changes = await environments.refresh(brands)
        backend.follow()
        for (const { store, changed } of changes) {
          if (store === environments.initialStore) for (const line of brandNotices(store, changed)) console.log(line)
          for (const merchant of changed) {
            const brand = store.find(merchant)
            if (brand) vite.ws.send('livery:save', saveEvent(brand.resolved, brand.issues, followed))
          }
        }
        for (const brand of backend.isSandbox ? environments.initialStore.all() : []) {
          const { merchant } = brand.resolved
          const before = data.get(merchant)
          data.set(merchant, dataOf(brand))
          if (before === undefined || before === data.get(merchant)) continue
          await kept.clear()
          vite.ws.send('livery:data', { merchant } satisfies DataEvent)
        }
        validated?.()
      })
      // A failed check, such as of a folder that is just being moved, must not prevent the next one.
      .catch((error: unknown) => vite.config.logger.error(String(error)))
    return running
  }
}

/** Sends the missed saves to a page that starts to follow them, and notes its locale in `followed`. */
function answerFollowers(vite: ViteDevServer, environments: Environments, followed: Set<string>): void {
  vite.ws.on('livery:follow', ({ merchant, environment, hash, locale }: FollowEvent, client) => {
    followed.add(locale)
    for (const store of environments.all()) {
      const brand = store.find(merchant)
      if (brand?.resolved.environment === environment && brand.resolved.hash !== hash)
        client.send('livery:save', saveEvent(brand.resolved, brand.issues, followed))
    }
  })
}

/** Looks at the brands of folders whose files change. */
function watchBrands(
  vite: ViteDevServer,
  folders: readonly string[],
  look: (brands: readonly string[]) => Promise<void>,
): void {
  for (const folder of folders) vite.watcher.add(folder)
  const due = new Set<string>()
  let later: ReturnType<typeof setTimeout> | undefined
  const refresh = (path: string) => {
    const folder = folders.find((one) => path.startsWith(join(one, sep)))
    if (folder === undefined) return
    const [brand = ''] = relative(folder, path).split(sep)
    due.add(brand)
    void look([brand])
    // The watcher drops a second change of a file within 50 ms, so check once more after that.
    clearTimeout(later)
    later = setTimeout(() => {
      void look([...due])
      due.clear()
    }, 100)
  }
  for (const event of ['change', 'add', 'unlink', 'unlinkDir'] as const) vite.watcher.on(event, refresh)
}

/** The message to open pages. Sites are made in the locales that a page has followed since the start. */
function saveEvent(resolved: ResolvedManifest, issues: SaveEvent['issues'], followed: ReadonlySet<string>): SaveEvent {
  const { merchant, environment } = resolved
  if (issues.some(({ severity }) => severity === 'error')) return { merchant, environment, issues }
  const locales = Object.keys(resolved.manifest.locales).filter((locale) => followed.has(locale))
  return {
    merchant,
    environment,
    issues: [],
    theme: themeStyles(resolved.manifest, false),
    sites: Object.fromEntries(locales.map((locale) => [locale, buildSiteData(resolved, locale)])),
  }
}

/** The styles as the build would link them, so that a page has its styles before its scripts run; then the scripts. */
async function developmentHead(vite: ViteDevServer, root: string, entry: string): Promise<string> {
  const { globSync } = await import('node:fs')
  const folders = ['widgets', ...installedAreas(root).map(({ folder }) => relative(root, folder))]
  const areas = folders.flatMap((folder) => globSync(`${folder}/**/*.module.css`, { cwd: root }))
  const files = ['app/styles/base.css', ...new Set(areas.sort())]
  const styles = await Promise.all(
    files.map(async (file) =>
      styleElement(join(root, file), (await vite.transformRequest(`/${file}?direct`))?.code ?? ''),
    ),
  )
  return [
    ...styles,
    '<script type="module">import{injectIntoGlobalHook}from"/@react-refresh";injectIntoGlobalHook(window);window.$RefreshReg$=()=>{};window.$RefreshSig$=()=>type=>type</script>',
    '<script type="module" src="/@vite/client"></script>',
    `<script type="module" src="${moduleAddress(root, entry)}"></script>`,
  ].join('\n')
}

/** The preview bar, and the token that shows that a request comes from a page of this start. */
const barHead = (root: string, token: string, studio?: PreviewStudio) =>
  [
    `<meta name="${tokenElement}" content="${token}">`,
    ...(studio ? [`<meta name="${studioElement}" content="${studio.port}">`] : []),
    `<script type="module" src="${moduleAddress(root, 'app/preview/bar/main')}"></script>`,
  ].join('\n')
