interface PaymentHosts {
  /** The brand's payment hosts: `hosts.payment` of its manifest. */
  readonly hosts: readonly string[]
  /** Host name of the site. */
  readonly ownHost: string
  /** Whether this is a development machine, on which a page of the sandbox below `localhost` needs no TLS. */
  readonly isDevelopment: boolean
}

/**
 * Returns the address of a response's payment page. Undefined if the page may be neither framed nor opened (DEP-09):
 * its host must be in the brand's list. The site itself is refused, because a frame of the site could leave its
 * sandbox.
 */
export function paymentUrl(text: string, { hosts, ownHost, isDevelopment }: PaymentHosts): string | undefined {
  if (text.length > 2000 || !URL.canParse(text)) return undefined
  const { protocol, hostname, port, username, password, href } = new URL(text)
  if (hostname === ownHost || !hosts.includes(hostname) || username !== '' || password !== '') return undefined
  if (protocol === 'https:' && port === '') return href
  return isDevelopment && protocol === 'http:' && hostname.endsWith('.localhost') ? href : undefined
}
