import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants } from 'node:zlib'
import { limitConcurrency } from './limit-concurrency.ts'

/**
 * The use of a compressed body: the more requests it serves, the more time its compression may take. With `repeated`
 * and `beginning`, the result is the beginning of a Brotli stream, and `withPlainEnd` adds the end.
 */
type CompressionUse = 'cached' | 'repeated' | 'popular' | 'beginning'

/** Compresses a body with Brotli. */
export type Compress = (body: Uint8Array<ArrayBuffer>, use: CompressionUse) => Promise<Uint8Array<ArrayBuffer>>

export type Decompress = (compressed: Uint8Array<ArrayBuffer>) => Promise<Uint8Array<ArrayBuffer>>

/** The maximum number of concurrent compressions: the number of threads that Node has for this work. */
const mostAtOnce = 4

/**
 * The largest window, as an exponent of two. In windows up to 64 kB, Brotli searches a page with tables of 0.5 MB. In
 * larger windows, the tables take 8 MB, which the system allocates again for each call.
 */
const largestWindow = 16

const compress = limitConcurrency(mostAtOnce, promisify(brotliCompress))

const qualities: Readonly<Record<CompressionUse, number>> = {
  cached: 7,
  repeated: 7,
  popular: 10,
  beginning: 11,
}

/** Compresses on another Node thread. */
export const compressPage: Compress = async (body, use) => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[use],
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    [constants.BROTLI_PARAM_LGWIN]: windowOf(body.length),
  }
  // Node returns a part of a buffer of 64 kB. Without the copy, the whole buffer would stay in memory as long as the
  // page. Node sends a `Buffer` faster than a plain `Uint8Array`.
  return Buffer.from(new Uint8Array(await compress(body, { params, finishFlush: finishes[use] })).buffer)
}

/** The operation that ends the result. A flush ends at a whole byte, so that more bytes may follow. */
const finishes: Readonly<Record<CompressionUse, number>> = {
  cached: constants.BROTLI_OPERATION_FINISH,
  repeated: constants.BROTLI_OPERATION_FLUSH,
  popular: constants.BROTLI_OPERATION_FINISH,
  beginning: constants.BROTLI_OPERATION_FLUSH,
}

/** Decompresses on another Node thread. */
export const decompressPage: Decompress = promisify(brotliDecompress)

/** The smallest window that a body fits in, as an exponent of two. At most `largestWindow`. */
function windowOf(length: number): number {
  const bits = Math.ceil(Math.log2(length + 16))
  return Math.min(Math.max(bits, constants.BROTLI_MIN_WINDOW_BITS), largestWindow)
}
