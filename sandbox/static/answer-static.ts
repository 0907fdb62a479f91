import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { drawArt } from '../artwork/draw-art.ts'
import { gameList } from '../catalogue/game-lists.ts'
import type { SandboxMerchant } from '../options.ts'
import type { World } from '../world.ts'
import { configFile } from './config-files.ts'
import { type StaticTarget, staticTarget } from './layout.ts'

/** A file of the bucket. */
interface StaticFile {
  readonly body: string | Uint8Array<ArrayBuffer>
  readonly type: string
  /** How long a browser may keep it, in seconds. */
  readonly maxAge: number
}

/** Answers `GET /static/*` for a merchant, with an ETag. */
export function answerStatic(world: World, merchant: SandboxMerchant, request: Request): Response {
  if (request.method !== 'GET' && request.method !== 'HEAD') return new Response('Method not allowed', { status: 405 })
  const target = staticTarget(new URL(request.url).pathname)
  const file = target && fileOf(target, world, merchant)
  if (!file) return new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

  const etag = `"${createHash('sha256').update(file.body).digest('base64url').slice(0, 22)}"`
  const headers = {
    etag,
    'cache-control': `public, max-age=${file.maxAge}`,
    'content-type': file.type,
    'x-content-type-options': 'nosniff',
    ...(target.kind === 'art' ? { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" } : {}),
  }
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  return new Response(request.method === 'HEAD' ? null : file.body, { headers })
}

function fileOf(target: StaticTarget, world: World, merchant: SandboxMerchant): StaticFile | undefined {
  switch (target.kind) {
    case 'config': {
      const content = configFile(target.file, world, merchant, target.environment)
      return { body: JSON.stringify(content), type: 'application/json; charset=utf-8', maxAge: 60 }
    }
    case 'games': {
      const body = packedList(world, target.list, target.currency)
      return body && { body, type: 'application/gzip', maxAge: 300 }
    }
    case 'art': {
      const body = drawArt(target.art, target.id, world, merchant)
      return body === undefined ? undefined : { body, type: 'image/svg+xml; charset=utf-8', maxAge: 86_400 }
    }
  }
}

const packed = new Map<string, Uint8Array<ArrayBuffer>>()

/** A game list as gzip bytes. It is packed once for a catalogue. */
function packedList(world: World, list: string, currency: string): Uint8Array<ArrayBuffer> | undefined {
  const key = `${world.catalogue.version}/${currency}/${list}`
  const known = packed.get(key)
  if (known) return known
  const games = currency === 'THB' ? gameList(world.catalogue, list, currency) : undefined
  if (!games) return undefined
  const bytes = new Uint8Array(gzipSync(JSON.stringify(games)))
  packed.set(key, bytes)
  return bytes
}
