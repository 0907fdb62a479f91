import type { SandboxMerchant } from '../sandbox-options.ts'

/** The merchant of the Host header, without its port. Ignores all other headers. */
export function findMerchant(merchants: readonly SandboxMerchant[], request: Request): SandboxMerchant | undefined {
  const host = hostOf(request)
  return merchants.find((merchant) => merchant.hosts.includes(host))
}

/** The host name of a request. */
export function hostOf(request: Request): string {
  return hostName(request.headers.get('host') ?? new URL(request.url).host)
}

/** A Host header without its port, in lower case. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}
