import { crc32, deflateSync } from 'node:zlib'
import type { Upstream } from './page/secure-front.ts'

/** Sizes of pictures in pixels, for 64, 27, 4 and 27 kB of PNG. */
const sizes = {
  banners: { width: 800, height: 350 },
  promotions: { width: 466, height: 262 },
  providers: { width: 160, height: 120 },
  others: { width: 300, height: 400 },
} as const

/**
 * Replaces the SVG pictures of the sandbox with bitmaps like those of back offices. The layout of each SVG picture
 * would count as work of the measured page.
 */
export function withBitmaps(site: Upstream): Upstream {
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!/^\/static\/.*\.svg$/.test(pathname)) return site(request)
    const [, kind = 'others'] = /\/(banners|promotions|providers)\//.exec(pathname) ?? []
    const picture = drawn.get(pathname) ?? png(crc32(pathname), sizes[kind as keyof typeof sizes])
    drawn.set(pathname, picture)
    return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': 'max-age=600' } })
  }
}

/** A gradient from left to right, with noise in every twelfth row, as PNG. */
function png(seed: number, { width, height }: (typeof sizes)[keyof typeof sizes]): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  let random = seed
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3
      random = (Math.imul(random, 1664525) + 1013904223) >>> 0
      rows[at] = (y % 12 === 0 ? random >>> 24 : seed) & 0xff
      rows[at + 1] = (seed >> 8) & 0xff
      rows[at + 2] = ((seed >> 16) + (x >> 1)) & 0xff
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  // Eight bits for each of red, green and blue.
  head.set([8, 2], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return new Uint8Array(
    Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))]),
  )
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
