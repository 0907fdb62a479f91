import type { Hono } from 'hono'
import type { ContentTexts } from '../messages.ts'
import { entryOf } from './brand-entry.ts'
import type { EditedBrands } from './edited-brands.ts'
import { readWindow } from './read-body.ts'
import type { StudioDependencies } from './routes.ts'

/** The routes that read brands and drafts. */
export function addReadRoutes(
  routes: Hono,
  { drafts, environments: brands, onValidated, product, readFile }: StudioDependencies,
  { brandOf, requireFile, openWindow, revision, stateOf, textsOf }: EditedBrands,
): void {
  routes.get('/studio/product', () => Response.json(product))
  routes.get('/studio/brands', () => Response.json(brands.verdicts.all().map((id) => entryOf(brands, id))))
  routes.get('/studio/brand', (context) => {
    const { brand = '', environment, known = '' } = context.req.query()
    const window = readWindow(context.req.raw)
    return stateOf(brandOf(brand), { window, environment, known: known.split(',').map(Number) })
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
      const bytes = folder === undefined ? undefined : readFile(folder, `content/${language}/${page}.md`)
      return bytes ? [[language, new TextDecoder().decode(bytes)] as const] : []
    })
    return Response.json({ page, texts: Object.fromEntries(texts) } satisfies ContentTexts)
  })
  routes.get('/studio/drafts', (context) => {
    const { brand = '' } = context.req.query()
    return Response.json(textsOf(brandOf(brand)))
  })
  // Sends a line with the revision when the connection opens and after each validation, so that a page fetches the
  // brand again. The response remains open until the connection closes.
  routes.get('/studio/events', (context) => {
    const close = openWindow(readWindow(context.req.raw))
    let unsubscribe = () => {}
    const stop = () => {
      unsubscribe()
      close()
    }
    const lines = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const sendRevision = () => controller.enqueue(new TextEncoder().encode(`${revision()}\n`))
        unsubscribe = onValidated(sendRevision)
        sendRevision()
      },
      cancel: stop,
    })
    context.req.raw.signal.addEventListener('abort', stop)
    return new Response(lines, {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  })
}
