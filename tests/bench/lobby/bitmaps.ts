import { crc32, deflateSync } from 'node:zlib'
import type { Behind } from '../page/secure-front.ts'

const width = 300
const height = 400

/**
 * Pictures of games as providers deliver them: bitmaps. The sandbox draws its own as SVG, and a browser lays each of those
 * out on the page's thread, as a document of its own; that would count as work of the page that is measured.
 */
export function withBitmaps(site: Behind): Behind {
  const drawn = new Map<string, Uint8Array<ArrayBuffer>>()
  return async (request) => {
    const { pathname } = new URL(request.url)
    if (!/^\/static\/.*\.svg$/.test(pathname)) return site(request)
    const picture = drawn.get(pathname) ?? png(crc32(pathname))
    drawn.set(pathname, picture)
    return new Response(picture, { headers: { 'content-type': 'image/png', 'cache-control': 'max-age=600' } })
  }
}

/** A gradient between two colours of a seed, as PNG. */
function png(seed: number): Uint8Array<ArrayBuffer> {
  const rows = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * (width * 3 + 1) + 1 + x * 3
      rows[at] = (seed + x + y) & 0xff
      rows[at + 1] = ((seed >> 8) + ((x * y) >> 7)) & 0xff
      rows[at + 2] = ((seed >> 16) + y) & 0xff
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
