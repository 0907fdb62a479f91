import type { Hono } from 'hono'
import type { ContentTexts } from '../messages.ts'
import { entryOf } from './brand-entry.ts'
import type { EditedBrands } from './edited-brands.ts'
import { BadBody, readWindow, readWindows } from './read-body.ts'
import type { StudioDependencies } from './routes.ts'

/** The routes that read brands and drafts. */
export function addReadRoutes(
  routes: Hono,
  { drafts, environments: brands, onValidated, product, readFile }: StudioDependencies,
  { brandOf, foldersOf, requireFile, openWindow, revision, stateOf, textsOf }: EditedBrands,
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
    const { brand = '', page = '', folder = brand } = context.req.query()
    const chain = foldersOf(brandOf(brand))
    if (!chain.includes(folder)) throw new BadBody()
    const candidates = chain.slice(0, chain.indexOf(folder) + 1).toReversed()
    const folders: Record<string, string> = {}
    const texts: Record<string, string> = {}
    for (const [language, pages] of Object.entries(brands.verdicts.find(brand)?.content ?? {})) {
      if (!Object.hasOwn(pages, page)) continue
      for (const candidate of candidates) {
        const bytes = readFile(candidate, `content/${language}/${page}.md`)
        if (!bytes) continue
        folders[language] = candidate
        texts[language] = new TextDecoder().decode(bytes)
        break
      }
    }
    return Response.json({ page, folder, folders, texts } satisfies ContentTexts)
  })
  routes.get('/studio/drafts', (context) => {
    const { brand = '' } = context.req.query()
    return Response.json(textsOf(brandOf(brand)))
  })
  // Sends a line with the revision when the connection opens and after each validation, so that a page fetches the
  // brand again. The response remains open until the connection closes. Until then, the windows that share the
  // connection count as open.
  routes.get('/studio/events', (context) => {
    const windows = new Set([readWindow(context.req.raw), ...readWindows(context.req.query('windows'))])
    const closings = [...windows].map(openWindow)
    let unsubscribe = () => {}
    const stop = () => {
      unsubscribe()
      for (const close of closings) close()
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
