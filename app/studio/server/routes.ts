import { Hono } from 'hono'
import type { ReadBrandFile } from '../../host/brand-content.ts'
import type { Environments } from '../../preview/environments.ts'
import { RefusedPath } from '../engine/brand-path.ts'
import { BusyFolder } from '../engine/folder-lock.ts'
import { type Drafts, OvertakenText } from '../engine/drafts.ts'
import { type Failure, refusalBody, StudioRefusal } from '../failures.ts'
import { type NewBrandRequest, notThisStudio, type StudioProduct } from '../messages.ts'
import type { ShareServer } from '../share/share-server.ts'
import { addChangeRoutes } from './change-routes.ts'
import { openEditedBrands } from './edited-brands.ts'
import { failureOfDisk } from './failure-of-disk.ts'
import { type Guard, isOwnHost, refusedStatus } from './guard.ts'
import { BadBody } from './read-body.ts'
import { addReadRoutes } from './read-routes.ts'
import { addShareRoutes } from './share-routes.ts'

export interface StudioDependencies extends Guard {
  readonly drafts: Drafts
  readonly environments: Environments
  /** Validates brands again and updates the preview. */
  readonly refresh: (brands: readonly string[]) => Promise<void>
  /** Calls back after each validation, until the returned function is called. */
  readonly onValidated: (call: () => void) => () => void
  readonly product: StudioProduct
  /** Reads the draft of a brand's or parent's file, or the file itself if it has no draft. */
  readonly readFile: ReadBrandFile
  /** Creates a brand. Throws an Error with a message for the operator if that fails. */
  readonly createBrand: (brand: NewBrandRequest) => Promise<void>
  /** The studio's pages: the document, its script, its styles and its fonts. */
  readonly page: (path: string) => Response | undefined
  /** The server of preview links. */
  readonly shares: ShareServer
}

/**
 * The studio's routes: its pages at `/`, and their data at `/studio/*`. The studio refuses a request below `/studio/`
 * without the token of this run.
 */
export function studioRoutes(dependencies: StudioDependencies): Hono {
  const routes = new Hono()
  const brands = openEditedBrands(dependencies)

  routes.use(async (context, next) => {
    const { raw } = context.req
    if (!isOwnHost(raw, dependencies)) return context.text('No studio has this name.', 421)
    if (context.req.path.startsWith('/studio/')) {
      const status = refusedStatus(raw, dependencies)
      if (status === 413) return Response.json(refusalBody(new StudioRefusal('file-too-large')), { status })
      const message = 'Only a page of this studio may send requests.'
      if (status === 403) return Response.json({ message, code: notThisStudio }, { status })
      if (status !== undefined) return Response.json({ message }, { status })
    }
    await next()
    for (const [name, value] of Object.entries(headers)) context.res.headers.set(name, value)
  })
  routes.onError((error) => {
    if (error instanceof StudioRefusal) return Response.json(refusalBody(error), { status: statusOf(error), headers })
    const ofDisk = failureOfDisk(error)
    if (ofDisk === undefined) console.error(error)
    const { id, values }: Failure = ofDisk ?? { id: 'failed', values: { reason: error.message } }
    return Response.json(refusalBody(new StudioRefusal(id, values)), { status: 500, headers })
  })

  addReadRoutes(routes, dependencies, brands)
  addChangeRoutes(routes, dependencies, brands)
  addShareRoutes(routes, {
    server: dependencies.shares,
    verdictOf: brands.verdictOf,
    readFile: dependencies.readFile,
  })

  routes.all('/studio/*', () => Response.json({ message: 'The studio has no such endpoint.' }, { status: 404 }))
  routes.get('*', (context) => dependencies.page(context.req.path) ?? context.text('There is no such page.', 404))
  return routes
}

/** The status of the response to a refused request. */
function statusOf(refusal: StudioRefusal): 400 | 403 | 409 | 422 | 500 {
  if (refusal instanceof OvertakenText) return 409
  if (refusal instanceof BusyFolder) return 500
  if (refusal instanceof BadBody) return 400
  return refusal instanceof RefusedPath ? 403 : 422
}

/**
 * Headers of every response to an allowed request. Pages of other origins cannot read the response, and caches do not
 * store it.
 */
const headers = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const
