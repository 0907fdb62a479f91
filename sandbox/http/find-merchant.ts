import type { SandboxMerchant } from '../sandbox-options.ts'

/** The merchant that the Host header names, without its port. No other header is asked. */
export function findMerchant(merchants: readonly SandboxMerchant[], request: Request): SandboxMerchant | undefined {
  const host = hostOf(request)
  return merchants.find((merchant) => merchant.hosts.includes(host))
}

/** The host name that a request came to. */
export function hostOf(request: Request): string {
  return hostName(request.headers.get('host') ?? new URL(request.url).host)
}

/** A Host header without its port, in lower case. */
export function hostName(host: string): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}
