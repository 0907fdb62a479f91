import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/**
 * Headers that only a proxy sets: about a visitor, the requested address, and the release of the proxy's cached pages.
 */
const ofProxies =
  /^(forwarded|x-forwarded-.+|x-(real|client|cluster-client|true-client)-ip|x-country|x-host|x-(original|rewrite)-.+|(true|fastly)-client-ip|cf-connecting-ip|x-livery-release|proxy)$/

/** The name as many backends read it: they do not distinguish `_` from `-`. */
const readName = (name: string) => name.toLowerCase().replaceAll('_', '-')

/** Those of these headers that the host accepts from the operator's proxies. The host drops all others. */
const taken = new Set(['x-forwarded-for', 'x-forwarded-proto', 'x-country', 'x-livery-release'])

/** Whether a connection comes from one of the operator's proxies. */
export type IsTrusted = (address: string | undefined) => boolean

/**
 * Reads the addresses of the operator's proxies: `127.0.0.1`, `10.0.0.0/8`, `fd00::/8`. Throws with a message for a
 * malformed address.
 */
export function trustedProxies(addresses: readonly string[]): IsTrusted {
  const list = new BlockList()
  for (const one of addresses) {
    const [address = '', bits] = one.split('/')
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
 * Removes the headers that only a proxy may set, except the accepted ones of the operator's proxies, and appends the
 * sender's address to `x-forwarded-for`. So no client can forge a header that the host or a backend relies on.
 */
export function dropForgedHeaders(request: IncomingMessage, isTrusted: IsTrusted): void {
  const { remoteAddress } = request.socket
  const { rawHeaders, headers } = request
  let known: boolean | undefined
  const isProxy = () => (known ??= isTrusted(remoteAddress))
  const chain: string[] = []
  const kept: string[] = []
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? ''
    const value = rawHeaders[index + 1] ?? ''
    if (!ofProxies.test(readName(name))) kept.push(name, value)
    else if (isProxy() && name.toLowerCase() === 'x-forwarded-for') chain.push(value)
    else if (isProxy() && taken.has(name.toLowerCase())) kept.push(name, value)
    else delete headers[name.toLowerCase()]
  }
  if (remoteAddress !== undefined) chain.push(remoteAddress)
  const forwardedFor = chain.join(', ')
  headers['x-forwarded-for'] = forwardedFor
  kept.push('x-forwarded-for', forwardedFor)
  request.rawHeaders = kept
}
