import { createHash } from 'node:crypto'
import type { SandboxMerchant } from '../sandbox-options.ts'
import { findFile } from './find-file.ts'
import type { SandboxContext } from '../sandbox-context.ts'

/** Serves `GET /static/*` for a merchant, with an ETag. */
export function serveStatic(sandbox: SandboxContext, merchant: SandboxMerchant, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405 })
  const file = findFile(new URL(request.url).pathname, sandbox, merchant)
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })
  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': `public, max-age=${file.maxAge}`,
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    ...(file.type.startsWith('image/')
      ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }
      : {}),
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : file.body, { headers })
}
