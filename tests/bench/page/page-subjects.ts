import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { projectRoot } from '../../support/run-command.ts'
import type { Behind } from './secure-front.ts'

/** A measured page: its server, and its controls. */
export interface Subject {
  readonly name: string
  readonly behind: Behind
}

/**
 * Our own page as plain HTML, with the same texts, styles and pictures, and only the script of the head. Its
 * first twelve cards load eagerly, as is usual.
 */
export function staticPage(html: string, site: Behind): Behind {
  let eager = 0
  const page = html
    .replace(/<link rel="modulepreload"[^>]*>\n?/g, '')
    .replace(/<script type="module"[^>]*><\/script>\n?/g, '')
    .replace(/<script type="application\/json"[^>]*>.*?<\/script>/s, '')
    .replaceAll(' class="gated"', '')
    .replace(/<img[^>]*loading="lazy"[^>]*>/g, (image) => {
      eager += 1
      return eager > 12 ? image : image.replace(' loading="lazy"', '').replace(' fetchPriority="low"', '')
    })
  const compressed = brotliCompressSync(page)
  return async (request) =>
    new URL(request.url).pathname === '/en-th'
      ? new Response(new Uint8Array(compressed), {
          headers: { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' },
        })
      : site(request)
}

/** The same content as a hand-written React application without configuration, in a usual Vite build. */
export async function handWritten(html: string, folder: string, site: Behind): Promise<Behind> {
  const root = join(projectRoot, 'tests/bench/page/spa')
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: '/spa/',
    plugins: [react()],
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(root, 'main.tsx'), output: { entryFileNames: 'main.js' } },
    },
  })
  const styles = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text]) => text).join('\n')
  const [, attributes = ''] = /<html([^>]*)>/.exec(html) ?? []
  const page = `<!doctype html><html${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Phone191</title><script type="module" src="/spa/main.js"></script><style>${styles}</style></head><body><div id="root"></div></body></html>`
  const script = brotliCompressSync(readFileSync(join(folder, 'main.js')))
  const compressed = brotliCompressSync(page)
  return async (request) => {
    const { pathname } = new URL(request.url)
    const send = (bytes: Buffer, type: string) =>
      new Response(new Uint8Array(bytes), { headers: { 'content-type': type, 'content-encoding': 'br' } })
    if (pathname === '/en-th') return send(compressed, 'text/html; charset=utf-8')
    if (pathname === '/spa/main.js') return send(script, 'text/javascript')
    return site(request)
  }
}
