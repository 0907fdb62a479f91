import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import react from '@vitejs/plugin-react'
import { build } from 'vite'
import { installedAreas } from '../../app/areas/installed-areas.ts'
import { shortClassNames } from '../../app/build/class-names.ts'
import { styleModules } from '../../app/build/collect-styles.ts'
import { projectRoot } from '../support/run-command.ts'
import type { Upstream } from './page/secure-front.ts'

/** The tag that loads the script of a hand-written application. */
export const spaScript = '<script type="module" src="/spa/main.js"></script>'

interface SinglePageApp {
  /** The application's source folder in `tests/bench`. It contains a `main.tsx`. */
  readonly source: string
  /** The folder of the build. */
  readonly folder: string
  readonly path: string
  /** The HTML of the page, with `spaScript`. */
  readonly page: string
}

/**
 * Builds a hand-written React application with Vite's defaults, and returns a handler that serves it. `site` handles
 * other requests. Style classes have the same names as in Livery's build, so the page may contain the styles of that
 * build.
 */
export async function serveSinglePageApp(
  { source, folder, path, page }: SinglePageApp,
  site: Upstream,
): Promise<Upstream> {
  const root = join(projectRoot, 'tests/bench', source)
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    base: '/spa/',
    plugins: [react()],
    css: { modules: { generateScopedName: shortClassNames(styleModules(projectRoot, installedAreas(projectRoot))) } },
    build: {
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { input: join(root, 'main.tsx'), output: { entryFileNames: 'main.js' } },
    },
  })
  const script = readFileSync(join(folder, 'main.js'), 'utf8')
  return serveAt(path, page, serveAt('/spa/main.js', script, site, 'text/javascript'))
}

/**
 * Returns a handler that serves a text at one path, compressed with brotli. `site` handles all other requests.
 *
 * @param further additional headers of the response
 */
export function serveAt(
  path: string,
  text: string,
  site: Upstream,
  type = 'text/html; charset=utf-8',
  further: Readonly<Record<string, string>> = {},
): Upstream {
  const bytes = new Uint8Array(brotliCompressSync(text))
  const headers = { ...further, 'content-type': type, 'content-encoding': 'br' }
  return async (request) => (new URL(request.url).pathname === path ? new Response(bytes, { headers }) : site(request))
}
