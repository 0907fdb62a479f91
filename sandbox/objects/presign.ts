import { createHash, createHmac, type Hash, type Hmac } from 'node:crypto'
import { SignatureV4 } from '@smithy/signature-v4'
import type { Grant } from './grants.ts'

/** Node's SHA-256 in the shape that the signer requires. */
class Sha256 {
  readonly #hash: Hash | Hmac
  constructor(secret?: string | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret === undefined ? createHash('sha256') : createHmac('sha256', secret as Uint8Array)
  }
  update(chunk: Uint8Array): void {
    this.#hash.update(chunk)
  }
  async digest(): Promise<Uint8Array> {
    return this.#hash.digest()
  }
  reset(): void {}
}

/** The region of signatures. The store accepts any. */
const region = 'ap-southeast-1'

/** Returns an address that permits writing the grant's object by PUT for `seconds`. */
export async function presignedPut(origin: string, grant: Grant, seconds: number): Promise<string> {
  const { accessKeyId, secretAccessKey, sessionToken, bucket, key } = grant
  const signer = new SignatureV4({
    credentials: { accessKeyId, secretAccessKey, sessionToken },
    region,
    service: 's3',
    sha256: Sha256,
    uriEscapePath: false,
  })
  const { protocol, hostname, port } = new URL(origin)
  const path = `/${bucket}/${key}`
  const signed = await signer.presign(
    {
      method: 'PUT',
      protocol,
      hostname,
      port: Number(port),
      path,
      query: {},
      headers: { host: `${hostname}:${port}`, 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn: seconds },
  )
  return `${origin}${path}?${new URLSearchParams(signed.query as Record<string, string>)}`
}
