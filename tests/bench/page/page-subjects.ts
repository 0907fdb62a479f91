import { serveAt, serveSinglePageApp, spaScript } from '../bench-pages.ts'
import type { Upstream } from './secure-front.ts'

/** A measured page: its name and its server. */
export interface Subject {
  readonly name: string
  readonly upstream: Upstream
}

/**
 * Our own page as plain HTML, with the same texts, styles and pictures, and only the scripts of the head. Its first
 * twelve lazy pictures load eagerly, as is usual.
 *
 * @param headers further headers of the response
 */
export function staticPage(html: string, site: Upstream, headers: Readonly<Record<string, string>> = {}): Upstream {
  let eager = 0
  const page = html
    .replace(/<link rel="(?:modulepreload|preload)"[^>]*>\n?/g, '')
    .replace(/<script type="module"[^>]*><\/script>\n?/g, '')
    .replace(/<script type="application\/json"[^>]*>.*?<\/script>/s, '')
    // The rules that hold pictures back until hydration.
    .replace(/html\.gate [^{}]+\{[^{}]*\}/g, '')
    .replace(/<img[^>]*loading="?lazy[^>]*>/g, (image) => {
      eager += 1
      return eager > 12 ? image : image.replace(/ loading="?lazy"?/, '').replace(/ fetchPriority="?low"?/, '')
    })
  return serveAt('/en-th', page, site, undefined, headers)
}

/** The same content as a hand-written React application without configuration, in a usual Vite build. */
export function handWritten(html: string, folder: string, site: Upstream): Promise<Upstream> {
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n')
  const [, attributes = ''] = /<html([^>]*)>/.exec(html) ?? []
  const page = `<!doctype html><html${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Phone191</title>${spaScript}<style>${styles}</style></head><body><div id="root"></div></body></html>`
  return serveSinglePageApp({ source: 'page/spa', folder, path: '/en-th', page }, site)
}
