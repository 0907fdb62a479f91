import type { SandboxMerchant } from '../sandbox-options.ts'

/** Scheme and first host of a brand. Loopback names use http, without a port, which is unknown here. */
export function originOf({ hosts }: SandboxMerchant): string {
  const host = hosts[0] ?? 'localhost'
  return host === 'localhost' || host.endsWith('.localhost') ? `http://${host}` : `https://${host}`
}
