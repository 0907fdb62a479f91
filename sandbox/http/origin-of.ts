import type { SandboxMerchant } from '../sandbox-options.ts'

/** Scheme and first host of a brand. Names of loopback are served over http, and their port is not known here. */
export function originOf({ hosts }: SandboxMerchant): string {
  const host = hosts[0] ?? 'localhost'
  return host === 'localhost' || host.endsWith('.localhost') ? `http://${host}` : `https://${host}`
}
