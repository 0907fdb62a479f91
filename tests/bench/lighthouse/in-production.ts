import { createHash, X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Upstream } from '../page/secure-front.ts'
import { brands, domainOf } from './pages.ts'

/**
 * Arguments for Chromium that make the brands' production domains resolve to the front server.
 *
 * @param folder the folder of the front's certificate
 */
export function asInProduction(folder: string, port: number): readonly string[] {
  return [
    `--host-resolver-rules=MAP *.example:443 127.0.0.1:${port}`,
    // The browser has to accept the certificate as valid. If it only ignored the certificate’s errors, the origin would
    // count as insecure.
    `--ignore-certificate-errors-spki-list=${keyHash(join(folder, 'cert.pem'))}`,
  ]
}

/** The hash of a certificate's public key, in the form that Chromium's argument requires. */
function keyHash(file: string): string {
  const { publicKey } = new X509Certificate(readFileSync(file))
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}

/**
 * Sends requests for a brand's domain to the host, as a proxy with TLS does. Sends other requests to the third parties.
 */
export function behindProxy(host: Upstream, thirdParty: Upstream): Upstream {
  return async (request) => {
    const name = request.headers.get('host') ?? new URL(request.url).host
    if (!brands.some((brand) => domainOf(brand) === name)) return thirdParty(request)
    const headers = new Headers(request.headers)
    headers.set('host', name)
    headers.set('x-forwarded-proto', 'https')
    const body = request.method === 'GET' ? undefined : await request.arrayBuffer()
    return host(new Request(request.url, { method: request.method, headers, ...(body ? { body } : {}) }))
  }
}
