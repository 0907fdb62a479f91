import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { build } from 'vite'
import { programFile } from '../areas/code-file.ts'
import { quietChecks } from '../build/quiet-checks.ts'
import { nonceElement } from './messages.ts'

/** The built files of the studio by path, and the paths of the scripts and styles that the document loads. */
export interface StudioPages {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
  readonly files: ReadonlyMap<string, { readonly type: string; readonly body: string | Uint8Array<ArrayBuffer> }>
}

const contentTypes: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  woff: 'font/woff',
}

/** Builds the studio's pages in memory. No site contains them, so no player loads them. */
export async function buildStudioPages(projectFolder: string): Promise<StudioPages> {
  // Vite and its plugins choose React's development or production version by NODE_ENV, which may be inherited.
  process.env.NODE_ENV = 'production'
  const outcome = await build({
    root: projectFolder,
    configFile: programFile(join(projectFolder, 'vite.config')),
    logLevel: 'warn',
    mode: 'production',
    publicDir: false,
    build: {
      write: false,
      assetsDir: 'files',
      assetsInlineLimit: 0,
      modulePreload: false,
      cssCodeSplit: false,
      chunkSizeWarningLimit: 2000,
      rolldownOptions: { checks: quietChecks, input: programFile(join(projectFolder, 'app/studio/ui/main')) },
    },
  })
  const outputs =
    'output' in outcome ? outcome.output : Array.isArray(outcome) ? outcome.flatMap((one) => one.output) : []
  const files = outputs.map((one) => ({ path: `/${one.fileName}`, body: one.type === 'chunk' ? one.code : one.source }))
  return {
    scripts: outputs.flatMap((one) => (one.type === 'chunk' && one.isEntry ? [`/${one.fileName}`] : [])),
    styles: files.flatMap(({ path }) => (path.endsWith('.css') ? [path] : [])),
    files: new Map(
      files.map(({ path, body }) => [
        path,
        {
          type: contentTypes[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream',
          body: typeof body === 'string' ? body : new Uint8Array(body),
        },
      ]),
    ),
  }
}

/**
 * Returns a function that serves the document at `/` and each built file at its path. The function returns undefined
 * for any other path.
 *
 * @param previewPort the port of the preview, which the document frames
 */
export function studioPages({ scripts, styles, files }: StudioPages, previewPort: number) {
  const preview = `http://*.localhost:${previewPort}`
  const policy = (nonce: string) =>
    [
      "default-src 'none'",
      "script-src 'self'",
      // The code editor adds style elements with this nonce.
      `style-src 'self' 'nonce-${nonce}'`,
      "connect-src 'self'",
      "font-src 'self'",
      `img-src 'self' data: ${preview}`,
      `frame-src ${preview}`,
      "frame-ancestors 'none'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
    ].join('; ')
  const document = (nonce: string) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Livery Studio</title>
<link rel="icon" href="data:,">
<meta name="${nonceElement}" nonce="${nonce}">
${styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('\n')}
</head>
<body><div id="studio"></div>
${scripts.map((path) => `<script type="module" src="${path}"></script>`).join('\n')}
</body>
</html>
`
  return (path: string): Response | undefined => {
    const file = files.get(path)
    if (file) return new Response(file.body, { headers: { 'content-type': file.type } })
    if (path !== '/') return undefined
    const nonce = randomBytes(16).toString('base64')
    return new Response(document(nonce), {
      headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) },
    })
  }
}
