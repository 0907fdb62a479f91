import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { environments as environmentNames, type JsonObject } from '../runtime/manifest/index.ts'
import { createFileSource } from '../runtime/sources/file-source.ts'
import { languages } from '../schemas/generated/languages.ts'
import { generatedFile } from './areas/own-generated.ts'
import { startPreview } from './dev-server.ts'
import { readBrandFile } from '../runtime/sources/read-brand-file.ts'
import { loadProduct } from './load-product.ts'
import { buildStudioPages, studioPages } from './studio/build-ui.ts'
import { createDrafts } from './studio/engine/drafts.ts'
import { readRights } from './studio/engine/read-rights.ts'
import type { NewBrandRequest, StudioProduct } from './studio/messages.ts'
import { draftReader, draftSource } from './studio/server/draft-source.ts'
import { studioRoutes } from './studio/server/routes.ts'

export interface StartStudioOptions {
  readonly projectFolder: string
  readonly merchantsFolder: string
  /** Port of the studio; 0 takes any free one. */
  readonly port: number
  /** Port of the preview that it shows; 0 takes any free one. */
  readonly previewPort: number
  readonly createBrand: (brand: NewBrandRequest) => Promise<void>
  /** The role of the operator in the file of rights; its default if left out. */
  readonly role?: string
}

export interface RunningStudio {
  /** The address to open. It carries the token of this start. */
  readonly url: string
  readonly token: string
  readonly port: number
  readonly previewPort: number
  close(): Promise<void>
}

/**
 * Starts the studio on loopback: its pages and answers at one port, and a preview of the drafts at another, so that a page of
 * a brand is of another origin than the studio (BRD-06). Throws if a port is in use, and where the file of rights
 * cannot be obeyed.
 */
export async function startStudio(options: StartStudioOptions): Promise<RunningStudio> {
  const { projectFolder, merchantsFolder } = options
  const rights = readRights(merchantsFolder, options.role)
  const pages = await buildStudioPages(projectFolder)
  const token = randomBytes(24).toString('base64url')
  const drafts = createDrafts(merchantsFolder)
  const listeners = new Set<() => void>()
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(options.port, '127.0.0.1', resolve)
  })
  const { port } = server.address() as { port: number }
  const preview = await startPreview({
    projectFolder,
    merchantsFolder,
    environment: 'development',
    port: options.previewPort,
    studio: {
      source: (disk) => draftSource(disk, drafts),
      readFile: (disk) => draftReader(disk, drafts),
      port,
      validated: () => {
        for (const call of listeners) call()
      },
    },
  }).catch((error: unknown) => {
    server.close()
    throw error
  })
  const routes = studioRoutes({
    port,
    token,
    drafts,
    environments: preview.environments,
    look: preview.look,
    onJudged: (call) => {
      listeners.add(call)
      return () => listeners.delete(call)
    },
    product: {
      ...(await describeProduct(projectFolder, merchantsFolder, preview.port)),
      ...(rights ? { rights } : {}),
    },
    readFile: draftReader(readBrandFile([merchantsFolder, join(projectFolder, 'merchants')]), drafts),
    createBrand: options.createBrand,
    writable: await writableFolders(merchantsFolder),
    page: studioPages(pages, preview.port),
  })
  const answer = getRequestListener((request) => routes.fetch(request))
  server.on('request', (request, response) => void answer(request, response))
  return {
    url: `http://localhost:${port}/#${token}`,
    token,
    port,
    previewPort: preview.port,
    close: async () => {
      server.closeAllConnections()
      await new Promise<void>((resolve) => server.close(() => resolve()))
      await preview.close()
    },
  }
}

/** The brands of the folder, and `base` where the folder has one of its own. */
async function writableFolders(merchantsFolder: string): Promise<Set<string>> {
  const own = await createFileSource({ folders: [merchantsFolder] }).merchants()
  return new Set(existsSync(join(merchantsFolder, 'base')) ? ['base', ...own] : own)
}

async function describeProduct(
  projectFolder: string,
  merchantsFolder: string,
  previewPort: number,
): Promise<StudioProduct> {
  const { widgets, settings, references } = await loadProduct()
  const schema = (name: string) =>
    JSON.parse(readFileSync(generatedFile(projectFolder, `${name}.schema.json`), 'utf8')) as JsonObject
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
    })),
    settings,
    languages,
    names: Object.fromEntries(
      Object.entries(references).map(([kind, { names }]) => [kind === 'locale' ? 'locale-code' : `${kind}-id`, names]),
    ),
    messages: widgets.messages,
    environments: environmentNames,
    previewPort,
    merchantsFolder,
  }
}
