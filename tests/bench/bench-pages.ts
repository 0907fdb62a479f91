import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { projectRoot } from '../support/run-command.ts'
import type { Behind } from './page/secure-front.ts'

/** The tag that loads the script of a hand-written application. */
export const spaScript = '<script type="module" src="/spa/main.js"></script>'

interface SinglePageApp {
  /** The folder of the application in `tests/bench`, with a `main.tsx`. */
  readonly source: string
  /** The folder of the build. */
  readonly folder: string
  readonly path: string
  /** The HTML of the page, with `spaScript`. */
  readonly page: string
}

/**
 * Builds a hand-written React application with Vite's defaults, and serves it. `site` handles all other requests.
 */
export async function serveSinglePageApp({ source, folder, path, page }: SinglePageApp, site: Behind): Promise<Behind> {
  const root = join(projectRoot, 'tests/bench', source)
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
  const script = readFileSync(join(folder, 'main.js'), 'utf8')
  return serveAt(path, page, serveAt('/spa/main.js', script, site, 'text/javascript'))
}

/** Serves a text at one path, compressed once with brotli. `site` handles all other requests. */
export function serveAt(path: string, text: string, site: Behind, type = 'text/html; charset=utf-8'): Behind {
  const bytes = new Uint8Array(brotliCompressSync(text))
  const headers = { 'content-type': type, 'content-encoding': 'br' }
  return async (request) => (new URL(request.url).pathname === path ? new Response(bytes, { headers }) : site(request))
}
