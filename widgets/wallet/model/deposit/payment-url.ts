interface PaymentHosts {
  /** The brand's payment hosts: `hosts.payment` of its manifest. */
  readonly hosts: readonly string[]
  /** Host name of the page. */
  readonly ownHost: string
  /** Whether this is a development machine, on which a page of the sandbox below `localhost` needs no TLS. */
  readonly isDevelopment: boolean
}

/**
 * The payment page of a response, or undefined if it may be neither framed nor opened (DEP-09). It has to be on a host
 * of the brand's list. A frame of the site itself could leave its sandbox.
 */
export function paymentUrl(text: string, { hosts, ownHost, isDevelopment }: PaymentHosts): string | undefined {
  if (text.length > 2000 || !URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, href } = new URL(text)
  if (hostname === ownHost || !hosts.includes(hostname) || username !== '' || password !== '') return undefined
  if (protocol === 'https:' && port === '') return href
  return isDevelopment && protocol === 'http:' && hostname.endsWith('.localhost') ? href : undefined
}
