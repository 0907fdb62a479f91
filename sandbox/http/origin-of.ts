import type { SandboxMerchant } from '../sandbox-options.ts'

/**
 * Scheme and first host of a brand: http for `localhost` and the names below it, https for all others. Without a port,
 * because the port is unknown here.
 */
export function originOf({ hosts }: SandboxMerchant): string {
  const host = hosts[0] ?? 'localhost'
  return host === 'localhost' || host.endsWith('.localhost') ? `http://${host}` : `https://${host}`
}
