import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/**
 * Headers that only a proxy sets: about a visitor, the requested address, and the release of the proxy's cached pages.
 */
const ofProxies =
  /^(forwarded|x-forwarded-.+|x-(real|client|cluster-client|true-client)-ip|x-country|x-host|x-(original|rewrite)-.+|(true|fastly)-client-ip|cf-connecting-ip|x-livery-release|proxy)$/

/** The headers that the host accepts from the operator's proxies. It drops all other headers that only a proxy sets. */
const taken = new Set(['x-forwarded-for', 'x-forwarded-proto', 'x-country', 'x-livery-release'])

/** The maximum number of header names whose class the host remembers. */
const mostNames = 500

/** The classes of the header names in earlier requests, as clients write them. */
const classes = new Map<string, HeaderClass>()

/** Who may set a header: every client, only a trusted proxy, or nobody. */
type HeaderClass = 'client' | 'proxy' | 'nobody'

function classOf(name: string): HeaderClass {
  const known = classes.get(name)
  if (known !== undefined) return known
  const lower = name.toLowerCase()
  // Many backends do not distinguish `_` from `-`.
  const found = !ofProxies.test(lower.replaceAll('_', '-')) ? 'client' : taken.has(lower) ? 'proxy' : 'nobody'
  if (classes.size < mostNames) classes.set(name, found)
  return found
}

/** Whether a connection comes from one of the operator's proxies. */
export type IsTrusted = (address: string | undefined) => boolean

/**
 * Reads the addresses of the operator's proxies, such as `127.0.0.1`, `10.0.0.0/8` or `fd00::/8`. Throws with a message
 * for a malformed address.
 */
export function trustedProxies(addresses: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const one of addresses) {
    // An empty number of bits would count as 0, and so trust every address.
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(one) ?? []
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    try {
      if (bits === undefined) list.addAddress(address, family)
      else list.addSubnet(address, Number(bits), family)
    } catch {
      throw new Error(`"${one}" is not an address of a proxy, such as 10.0.0.7 or 10.0.0.0/8.`)
    }
  }
  return (address) => {
    if (address === undefined) return false
    const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
    return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4')
  }
}

/**
 * Removes the headers that only a proxy may set, except those that the host accepts from the operator's proxies.
 * Appends the sender's address to `x-forwarded-for`. So no client can forge a header that the host or a backend relies
 * on.
 */
export function dropForgedHeaders(request: IncomingMessage, isTrusted: IsTrusted): void {
  const { remoteAddress } = request.socket
  if (request.rawHeaders.some(isOfProxies)) keepHeaders(request, isTrusted(remoteAddress) ? 'proxy' : 'client')
  if (remoteAddress === undefined) return
  const earlier = request.headers['x-forwarded-for']
  request.headers['x-forwarded-for'] = earlier === undefined ? remoteAddress : `${String(earlier)}, ${remoteAddress}`
  request.rawHeaders.push('x-forwarded-for', remoteAddress)
}

/** Whether an entry of `rawHeaders` is a name that no client may set. The names have even indices. */
const isOfProxies = (entry: string, index: number) => index % 2 === 0 && classOf(entry) !== 'client'

/** Removes the headers that the sender may not set. */
function keepHeaders(request: IncomingMessage, sender: 'client' | 'proxy'): void {
  const { rawHeaders, headers } = request
  const kept: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    const by = classOf(name)
    if (by === 'client' || by === sender) kept.push(name, rawHeaders[index + 1] ?? '')
    else delete headers[name.toLowerCase()]
  }
  request.rawHeaders = kept
}
