import { isHttpsUrl } from '../../schemas/formats.ts'
import type { Issue } from '../issues/issue.ts'
import { finding } from './check/make-finding.ts'
import { issueAt } from './issue-at.ts'
import { layersOf } from './layers.ts'
import type { Locate } from './locate.ts'
import type { MergedFolders } from './merged-folders.ts'
import { pointerKeys, valueAt } from './pointer.ts'
import { environments, type LayerFile } from './stages.ts'

/** The settings whose addresses the host requests. */
const requested = ['/site/apiOrigin', '/site/staticOrigin', '/errorReports/webhook']

/**
 * Finds internal addresses that the host requests outside of development, in a brand's own files. With such an address,
 * a person who may edit a brand could make the host request internal services. The check cannot find a public name of
 * an internal address.
 */
export function internalAddresses(
  { layers }: Pick<MergedFolders, 'layers'>,
  merchant: string,
  locate: Locate,
): Issue[] {
  const files = new Map<string, { readonly file: LayerFile; readonly pointer: string; readonly found: string }>()
  for (const [index, environment] of environments.entries()) {
    if (environment === 'development') continue
    const own = layersOf(merchant, layers[index] ?? [])
    for (const pointer of requested) {
      const layer = own.findLast(({ value }) => valueAt(value, pointer) !== undefined)
      const found = valueAt(layer?.value, pointer)
      if (!layer || typeof found !== 'string' || !isInternal(found)) continue
      const file = layer.files.find(({ mount, value }) => mount === '' && valueAt(value, pointer) !== undefined)
      if (file) files.set(`${file.path} ${pointer}`, { file, pointer, found })
    }
  }
  return [...files.values()].map(({ file, pointer, found }) => {
    const context = { name: String(pointerKeys(pointer).at(-1)), found: JSON.stringify(found) }
    const { line, column } = locate(file, pointer, 'value')
    return issueAt(finding('internal-address', pointer, context), { file: file.path, line, column })
  })
}

/** Loopback, private, shared and link-local addresses, and "this network" (RFC 6890). */
const internalIpv4 =
  /^(?:0|10|127)\.|^192\.168\.|^169\.254\.|^172\.(?:1[6-9]|2\d|3[01])\.|^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./
/** Unspecified and loopback addresses, and those of the ranges fc00::/7 and fe80::/10. */
const internalIpv6 = /^\[(?:::1?\]|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/
/** Names that only a local network resolves (RFC 6761, RFC 6762, RFC 8375). */
const internalName = /^[^.:]+$|\.(?:localhost|local|internal|home\.arpa)$/

/** Whether an address names the requesting machine or its private network. The URL parser normalises numbers. */
export function isInternal(address: string): boolean {
  if (!isHttpsUrl(address)) return false
  const host = new URL(address).hostname.replace(/\.$/, '')
  const [, high, low] = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(host) ?? []
  const ipv4 =
    high === undefined || low === undefined
      ? host
      : [high, low].flatMap((part) => [Number.parseInt(part, 16) >> 8, Number.parseInt(part, 16) & 255]).join('.')
  // If the last part of a host is a number, the URL parser accepts only an IPv4 address.
  return (/\.\d+$/.test(ipv4) && internalIpv4.test(ipv4)) || internalIpv6.test(host) || internalName.test(host)
}
