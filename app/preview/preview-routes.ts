import { Hono } from 'hono'
import { environments as environmentNames, localName } from '../../runtime/manifest/index.ts'
import { safePath } from '../../runtime/session/after-login.ts'
import type { ServedBrand } from '../host/brand-store.ts'
import { hostName } from '../host/request-headers.ts'
import type { Backend } from '../backends.ts'
import type { BackendNotices } from '../host/backend-notices.ts'
import type { BrandIssues } from './bar/issues-overlay.ts'
import { type BarInfo, type SentCode, studioElement } from './bar-info.ts'
import { type Environments, environmentCookie } from './environments.ts'
import { explainBlock } from './explain-block.ts'
import { openEditor } from './open-editor.ts'
import { readOpenRequest } from './open-request.ts'
import { brokenPage } from './pages/broken-page.ts'
import { framePage } from './pages/frame-page.ts'
import { galleryPage } from './pages/gallery-page.ts'
import { listingPage } from './pages/listing-page.ts'
import { visitAs } from './visit-as.ts'
import { sideBySidePage } from './pages/side-by-side-page.ts'
import { messageOf } from '../../runtime/errors/caught-error.ts'

export interface PreviewDependencies {
  readonly environments: Environments
  readonly folders: readonly string[]
  readonly backend: Backend
  readonly notices: BackendNotices
  /** A random token, new with each start, which only pages of this preview have. */
  readonly token: string
  /** Styles and scripts of a page's module. */
  readonly head: (entry: string) => Promise<string>
  /** The port of the studio whose drafts this preview shows. */
  readonly studioPort?: number | undefined
}

type Context = { Variables: { brand: ServedBrand | undefined } }

/**
 * The routes of the preview itself, on every brand's name and on localhost. If a brand has had errors since the
 * preview first read it, each path under its name shows them. `otherwise` handles all other requests.
 */
export function previewRoutes(
  tools: PreviewDependencies,
  otherwise: (request: Request) => Response | Promise<Response>,
) {
  const { environments, folders, backend, token } = tools
  const routes = new Hono<Context>()
  const isLocal = (request: Request) => hostName(request.headers.get('host')) === 'localhost'

  routes.use(async (context, next) => {
    const { raw } = context.req
    await environments.prepare(raw)
    const store = environments.storeFor(raw)
    const brand = isLocal(raw)
      ? store.find(context.req.query('brand') ?? '')
      : store.ofHost(hostName(raw.headers.get('host')))
    context.set('brand', brand)
    const broken = brand
      ? undefined
      : store.broken().find((one) => localName(one.merchant) === hostName(raw.headers.get('host')))
    if (broken) return brokenPage(broken, raw)
    // Another site's host name may point to loopback. The preview serves none of its own routes under that name.
    if (brand === undefined && !isLocal(raw)) return otherwise(raw)
    await next()
  })

  routes.get('/__livery/bar', (context) => {
    const { brand } = context.var
    const locales = Object.values(brand?.resolved.manifest.locales ?? {})
    return context.json({
      brand: brand?.resolved.merchant ?? '',
      brands: environments
        .storeFor(context.req.raw)
        .all()
        .map(({ resolved }) => resolved.manifest.merchant),
      environment: environments.chosen(context.req.raw),
      environments: environmentNames,
      locales: locales.map(({ code, name }) => ({ code, name })),
      sandbox: backend.isSandbox,
    } satisfies BarInfo)
  })

  // The errors that the overlay shows when a page opens.
  routes.get('/__livery/issues', (context) => {
    const { brand } = context.var
    const issues = brand?.issues.filter(({ severity }) => severity === 'error') ?? []
    const merchant = brand?.resolved.merchant ?? ''
    return context.json({ merchant, environment: environments.chosen(context.req.raw), issues } satisfies BrandIssues)
  })

  routes.get('/__livery/explain', async (context) => {
    const merchant = context.var.brand?.resolved.merchant
    if (merchant === undefined) return context.json({ message: 'There is no such brand.' }, 404)
    const verdict = environments.verdicts.find(merchant)
    const layers = verdict?.layers.get(environments.chosen(context.req.raw)) ?? []
    const explained = explainBlock(layers, context.req.query('block') ?? '')
    return explained ? context.json(explained) : context.json({ message: 'The manifest has no such block.' }, 404)
  })

  routes.all('/__livery/open', async (context) => {
    const wanted = await readOpenRequest(context.req.raw, token, folders)
    if (!wanted) return context.json({ message: 'Only a page of this preview opens files of brands.' }, 403)
    try {
      await openEditor(wanted.path, wanted.line, wanted.column)
      return context.json({ opened: wanted.path })
    } catch (error) {
      return context.json({ message: messageOf(error) }, 500)
    }
  })

  // A cookie belongs to one host name, so a link to another brand contains the environment.
  routes.get('/__livery/enter', async (context) => {
    const environment = environmentNames.find((one) => one === context.req.query('environment'))
    const path = safePath(context.req.query('path') ?? '/')
    if (!environment || path === undefined) return context.text('There is no such place.', 400)
    context.header('set-cookie', `${environmentCookie}=${environment}; Path=/; SameSite=Lax`)
    const visitor = context.req.query('visitor')
    const resolved = context.var.brand?.resolved
    if (visitor !== undefined && resolved && backend.isSandbox)
      for (const cookie of await visitAs(visitor, resolved, context.req.raw, backend))
        context.header('set-cookie', cookie, { append: true })
    return context.redirect(path)
  })

  routes.get('/__livery/inbox', async (context) => {
    const request = new Request(new URL('/__sandbox/inbox', context.req.url), {
      headers: { host: context.req.header('host') ?? '' },
    })
    const response = backend.isSandbox ? await backend.fetch(request) : undefined
    // oxlint-disable-next-line input/no-asserted-input -- the sandbox runs in this process
    const { inbox } = (response?.ok ? await response.json() : { inbox: [] }) as { readonly inbox: readonly SentCode[] }
    const merchant = context.var.brand?.resolved.merchant
    return context.json(inbox.filter((one) => one.merchant === merchant))
  })

  routes.get('/__livery/notices', (context) =>
    context.json(tools.notices.linesOf(context.var.brand?.resolved.merchant ?? '')),
  )

  routes.get('/__livery/frame', (context) =>
    context.var.brand ? framePage(context.req.raw, context.var.brand.resolved) : context.notFound(),
  )
  routes.get('/__livery/side-by-side', (context) => sideBySidePage(context.req.raw, environments.initialStore))
  routes.get('/__livery/gallery', async (context) =>
    context.var.brand
      ? galleryPage(context.req.raw, context.var.brand.resolved, await tools.head('app/preview/gallery/main'))
      : context.notFound(),
  )
  routes.get('/__livery/drawing', async (context) =>
    context.var.brand && tools.studioPort !== undefined
      ? galleryPage(
          context.req.raw,
          context.var.brand.resolved,
          `<meta name="${studioElement}" content="${tools.studioPort}">${await tools.head('app/preview/gallery/drawing')}`,
        )
      : context.notFound(),
  )
  if (backend.isSandbox) routes.all('/__sandbox/*', (context) => backend.fetch(context.req.raw))
  routes.all('/__livery/*', (context) => context.notFound())
  routes.all('*', (context) =>
    isLocal(context.req.raw)
      ? listingPage(context.req.raw, environments.initialStore, backend.isSandbox)
      : otherwise(context.req.raw),
  )
  return routes
}
