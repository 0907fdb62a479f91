import type { Hono } from 'hono'
import { resolveManifest, type Verdict } from '../../../runtime/manifest/index.ts'
import type { ReadBrandFile } from '../../host/brand-content.ts'
import { RefusedChange } from '../engine/drafts.ts'
import type { ShareList } from '../messages.ts'
import type { ShareServer } from '../share/share-server.ts'
import type { SharedDraft } from '../share/shares.ts'
import { BadBody, type Body, readBody, readEnvironment, readText } from './read-body.ts'
import { messageOf } from '../../../runtime/errors/caught-error.ts'

/** The maximum lifetime of a link, in hours. */
const maxHours = 7 * 24

interface ShareRoutesDependencies {
  readonly server: ShareServer
  /** The verdict on a brand's draft. Throws BadBody if the studio has no such brand. */
  readonly verdictOf: (brand: string) => Verdict
  readonly readFile: ReadBrandFile
}

/** The editor's side of preview links: makes, updates, lists and revokes them. */
export function addShareRoutes(routes: Hono, { server, verdictOf, readFile }: ShareRoutesDependencies): void {
  const listOf = (brand: string): ShareList => ({
    isLocal: server.isLocal,
    links: server.shares.of(brand).map((share) => ({
      id: share.id,
      url: server.urlOf(share),
      environment: share.draft.resolved.environment,
      snapshotTime: share.draft.snapshotTime,
      expires: share.expires,
    })),
  })

  async function draftOf(body: Body): Promise<SharedDraft> {
    const verdict = verdictOf(readText(body, 'brand'))
    const resolved = await resolveManifest(verdict, readEnvironment(body.environment))
    if (!resolved) throw new RefusedChange('draft-has-errors')
    // Copies the text pages, so that later edits do not change the shared draft.
    const pages = new Map(
      [...resolved.content].map(([page, folder]) => [`${folder}/content/${page}`, readFile(folder, `content/${page}`)]),
    )
    return {
      resolved,
      readFile: (folder, path) => {
        const name = `${folder}/${path.replaceAll('\\', '/')}`
        return pages.has(name) ? pages.get(name) : readFile(folder, path)
      },
      snapshotTime: Date.now(),
    }
  }

  routes.get('/studio/shares', (context) => Response.json(listOf(verdictOf(context.req.query('brand') ?? '').merchant)))
  routes.post('/studio/share', async (context) => {
    const body = await readBody(context.req.raw)
    const { hours } = body
    if (typeof hours !== 'number' || !Number.isInteger(hours) || hours < 1 || hours > maxHours) throw new BadBody()
    const draft = await draftOf(body)
    await server.open().catch((error: unknown) => {
      throw new RefusedChange('links-not-open', { reason: messageOf(error) })
    })
    server.shares.make(draft.resolved.merchant, draft, hours * 3_600_000)
    return Response.json(listOf(draft.resolved.merchant))
  })
  routes.post('/studio/share/update', async (context) => {
    const body = await readBody(context.req.raw)
    const draft = await draftOf(body)
    server.shares.update(draft.resolved.merchant, readText(body, 'share'), draft)
    server.closeEnded()
    return Response.json(listOf(draft.resolved.merchant))
  })
  routes.post('/studio/share/revoke', async (context) => {
    const body = await readBody(context.req.raw)
    const { merchant } = verdictOf(readText(body, 'brand'))
    server.shares.revoke(merchant, readText(body, 'share'))
    server.closeEnded()
    return Response.json(listOf(merchant))
  })
}
