import type { SandboxMerchant } from '../sandbox-options.ts'

/** Finds the merchant by the host name in the Host header. Ignores all other headers. */
export function findMerchant(merchants: readonly SandboxMerchant[], request: Request): SandboxMerchant | undefined {
  const host = hostOf(request)
  return merchants.find((merchant) => merchant.hosts.includes(host))
}

/** The host name in the Host header of a request, or else in its address. */
export function hostOf(request: Request): string {
  return hostName(request.headers.get('host') ?? new URL(request.url).host)
}

/** A Host header without its port, in lower case. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}
