import { Hono } from 'hono'
import { brandColours, environments, type Environment, type Verdict } from '../../../runtime/manifest/index.ts'
import { isMerchantId } from '../../../schemas/formats.ts'
import type { Environments } from '../../preview/environments.ts'
import { brandFiles, isBrandPath, readLayerName, RefusedPath } from '../engine/brand-path.ts'
import { type Drafts, RefusedChange } from '../engine/drafts.ts'
import { createEditSession, type EditSession } from '../engine/edit-session.ts'
import {
  type BrandEntry,
  type ContentTexts,
  type NewBrandRequest,
  notThisStudio,
  type StudioProduct,
} from '../messages.ts'
import type { ReadBrandFile } from '../../host/brand-content.ts'
import type { ShareServer } from '../share/share-server.ts'
import { addShareRoutes } from './share-routes.ts'
import { writeAsset } from './assets.ts'
import { createBrandStates, versionOf } from './brand-state.ts'
import { mayCreate } from '../rights.ts'
import { requireRight, requireRightOfText } from './obey-rights.ts'
import { type Guard, isOwnHost, refusalOf } from './guard.ts'
import {
  BadBody,
  type Body,
  readBody,
  readEdits,
  readEnvironment,
  readKnown,
  readOptional,
  readText,
  readVersions,
} from './read-body.ts'

/** The dependencies of the studio's routes. */
export interface StudioDependencies extends Guard {
  readonly drafts: Drafts
  readonly environments: Environments
  /** Validates brands again and updates the preview. */
  readonly refresh: (brands: readonly string[]) => Promise<void>
  /** Calls back after each validation, until the returned function is called. */
  readonly onValidated: (call: () => void) => () => void
  readonly product: StudioProduct
  /** Reads a file of a brand or of a folder on which it builds, with its draft. */
  readonly readFile: ReadBrandFile
  /** Creates a brand. Throws with a message if that fails. */
  readonly createBrand: (brand: NewBrandRequest) => Promise<void>
  /** The folders of brands that may be written. */
  readonly writable: Set<string>
  /** The studio's pages: the document, its script and its styles. */
  readonly page: (path: string) => Response | undefined
  /** The server of preview links. */
  readonly shares: ShareServer
}

/**
 * The studio's routes: its pages at `/`, and their data at `/studio/*`. The studio refuses a request below
 * `/studio/` without the token of this run.
 */
export function studioRoutes(dependencies: StudioDependencies): Hono {
  const { drafts, environments: brands, refresh, writable } = dependencies
  const { rights } = dependencies.product
  const states = createBrandStates(brands.verdicts, drafts, writable)
  const sessions = new Map<string, EditSession>()
  const routes = new Hono()
  let revision = 0
  dependencies.onValidated(() => {
    revision += 1
  })

  function sessionOf(merchant: string): EditSession {
    const known = sessions.get(merchant)
    if (known) return known
    const isObjectBelow = (layer: string, pointer: string) => {
      const { environment } = readLayerName(layer)
      return states.isObjectBelow(merchant, (environment ?? 'development') as Environment, layer, pointer)
    }
    const session = createEditSession(drafts, isObjectBelow, drafts.stepsOf(merchant))
    sessions.set(merchant, session)
    return session
  }

  /** The brand of a request. Its folder exists. */
  function brandOf(name: string): string {
    if (!isMerchantId(name) || !brands.verdicts.find(name)) throw new BadBody()
    return name
  }

  function stateOf(brand: string, environment: unknown, known: unknown): Response {
    const state = states.stateOf(brand, readEnvironment(environment), sessionOf(brand), readKnown(known), revision)
    return state ? Response.json(state) : Response.json({ message: 'There is no such brand.' }, { status: 404 })
  }

  /** The folders whose files a brand's editor may change: its own, and those that it extends. */
  const editable = (brand: string) => new Set([brand, ...states.foldersOf(brand)].filter((one) => writable.has(one)))

  function requireFile(brand: string, file: string): string {
    const at = file.indexOf('/')
    if (!editable(brand).has(file.slice(0, at)) || !isBrandPath(file.slice(at + 1))) throw new RefusedPath()
    return file
  }

  const touched = (files: Iterable<string>) => [...new Set([...files].map((file) => file.split('/')[0] ?? ''))]

  /** Adds a change of a brand's drafts. The response is the changed brand. */
  const change = (path: string, make: (brand: string, body: Body) => Promise<Response | void> | Response | void) =>
    routes.post(path, async (context) => {
      const body = await readBody(context.req.raw)
      const brand = brandOf(readText(body, 'brand'))
      const before = new Set(drafts.all().keys())
      const response = await make(brand, body)
      await refresh(touched([...before, ...drafts.all().keys(), `${brand}/`]))
      return response ?? stateOf(brand, body.environment, body.known)
    })

  routes.use(async (context, next) => {
    const { raw } = context.req
    if (!isOwnHost(raw, dependencies)) return context.text('No studio has this name.', 421)
    if (context.req.path.startsWith('/studio/')) {
      const status = refusalOf(raw, dependencies)
      const message = 'Only a page of this studio may send requests.'
      if (status === 403) return Response.json({ message, code: notThisStudio }, { status })
      if (status !== undefined) return Response.json({ message }, { status })
    }
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  })
  routes.onError((error) => {
    const status = error instanceof BadBody ? 400 : error instanceof RefusedPath ? 403 : 422
    if (error instanceof BadBody || error instanceof RefusedPath || error instanceof RefusedChange)
      return Response.json({ message: error.message }, { status, headers })
    console.error(error)
    return Response.json({ message: `The studio failed: ${error.message}` }, { status: 500, headers })
  })

  routes.get('/studio/product', () => Response.json(dependencies.product))
  routes.get('/studio/brands', () => Response.json(brands.verdicts.all().map((id) => entryOf(brands, id))))
  routes.get('/studio/brand', (context) => {
    const { brand = '', environment, known = '' } = context.req.query()
    return stateOf(brandOf(brand), environment, known.split(',').map(Number))
  })
  routes.get('/studio/text', (context) => {
    const { brand = '', file = '' } = context.req.query()
    return Response.json({ file, text: drafts.read(requireFile(brandOf(brand), file)).text ?? '' })
  })
  routes.get('/studio/content', (context) => {
    const { brand = '', page = '' } = context.req.query()
    const folders = brands.verdicts.find(brandOf(brand))?.content ?? {}
    const texts = Object.entries(folders).flatMap(([language, pages]) => {
      const folder = Object.hasOwn(pages, page) ? pages[page] : undefined
      const bytes = folder === undefined ? undefined : dependencies.readFile(folder, `content/${language}/${page}.md`)
      return bytes ? [[language, new TextDecoder().decode(bytes)] as const] : []
    })
    return Response.json({ page, texts: Object.fromEntries(texts) } satisfies ContentTexts)
  })
  routes.get('/studio/drafts', (context) => {
    const { brand = '' } = context.req.query()
    return Response.json(states.textsOf(brandOf(brand)))
  })
  // A line with the number of each validation, after which a page asks again. The response ends with the connection.
  routes.get('/studio/events', (context) => {
    let stop = () => {}
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const sendRevision = () => controller.enqueue(new TextEncoder().encode(`${revision}\n`))
        stop = dependencies.onValidated(sendRevision)
        sendRevision()
      },
      cancel: () => stop(),
    })
    context.req.raw.signal.addEventListener('abort', () => stop())
    return new Response(lines, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  })

  routes.post('/studio/create', async (context) => {
    const body = await readBody(context.req.raw)
    const brand = readText(body, 'brand')
    if (!mayCreate(rights))
      throw new RefusedChange(`The role "${rights?.role}" may not make brands. ${rights?.reason ?? ''}`.trim())
    if (!isMerchantId(brand) || brand === 'base' || brands.verdicts.find(brand))
      throw new RefusedChange('A brand needs a new name of 2 to 32 lowercase letters, digits and hyphens.')
    const [accent, from] = [readOptional(body, 'accent'), readOptional(body, 'from')]
    const wanted = { brand, name: readText(body, 'name'), ...(accent ? { accent } : {}), ...(from ? { from } : {}) }
    await dependencies.createBrand(wanted).catch((error: unknown) => {
      throw new RefusedChange((error as Error).message)
    })
    writable.add(brand)
    await refresh([brand])
    return Response.json(entryOf(brands, brand))
  })

  change('/studio/edit', (brand, body) => {
    const edits = readEdits(body)
    const allowed = editable(brand)
    if (edits.some(({ layer }) => !allowed.has(readLayerName(layer).merchant))) throw new RefusedPath()
    for (const { layer, pointer } of edits) requireRight(rights, layer, pointer)
    sessionOf(brand).edit(edits, body.typed === true)
  })
  change('/studio/text', (brand, body) => {
    const file = requireFile(brand, readText(body, 'file'))
    const at = file.indexOf('/')
    const path = file.slice(at + 1)
    if (!brandFiles.includes(path) && !file.endsWith('.md')) throw new RefusedPath()
    const after = readText(body, 'text')
    requireRightOfText(rights, file.slice(0, at), path, { before: drafts.read(file).text ?? '', after })
    sessionOf(brand).write(file, after)
  })
  change('/studio/undo', (brand) => void sessionOf(brand).undo())
  change('/studio/redo', (brand) => void sessionOf(brand).redo())
  change('/studio/pause', (brand) => sessionOf(brand).pause())
  change('/studio/discard', (brand, body) => {
    for (const [file] of readVersions(body)) {
      requireFile(brand, file)
      const { base } = drafts.read(file)
      drafts.put(file, { base }, base)
    }
  })
  change('/studio/resolve', (brand, body) => {
    const choice = readText(body, 'choice')
    if (choice !== 'mine' && choice !== 'theirs') throw new BadBody()
    drafts.resolve(requireFile(brand, readText(body, 'file')), choice)
  })
  change('/studio/save', (brand, body) => {
    const versions = readVersions(body)
    for (const [file, version] of versions) {
      const draft = drafts.all().get(requireFile(brand, file))
      if (!draft || versionOf(draft) !== version)
        return Response.json({ message: 'The draft has changed since it was shown.' }, { status: 409 })
      // A draft may be of an earlier start, whose file of rights said something else.
      const [folder = '', ...path] = file.split('/')
      requireRightOfText(rights, folder, path.join('/'), { before: draft.base ?? '', after: draft.text })
    }
    const outcome = drafts.save([...versions.keys()])
    sessionOf(brand).pause()
    return 'conflicts' in outcome ? Response.json(outcome, { status: 409 }) : undefined
  })
  change('/studio/asset', (brand, body) => {
    requireRight(rights, brand, 'assets')
    writeAsset(drafts.root, brand, readText(body, 'path'), readText(body, 'bytes'))
  })

  addShareRoutes(routes, {
    server: dependencies.shares,
    verdictOf: (brand) => brands.verdicts.find(brandOf(brand)) as Verdict,
    readFile: dependencies.readFile,
  })

  routes.all('/studio/*', () => Response.json({ message: 'The studio has no such endpoint.' }, { status: 404 }))
  routes.get('*', (context) => dependencies.page(context.req.path) ?? context.text('There is no such page.', 404))
  return routes
}

/**
 * Headers of every response. The pages load nothing from elsewhere, and nothing frames them; they frame the preview.
 */
const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

function entryOf({ verdicts }: Environments, id: string): BrandEntry {
  const verdict = verdicts.find(id)
  const manifest = environments.map((name) => verdict?.manifests.get(name)).find((one) => one !== undefined)
  const colours = manifest ? brandColours(manifest) : {}
  const errors = verdict?.issues.filter(({ severity }) => severity === 'error').length ?? 0
  const accent = colours.accent
  return { id, name: manifest?.merchant.name ?? id, errors, ...(accent ? { accent } : {}) }
}
