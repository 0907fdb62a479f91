/** The host name of the sandbox's payment pages. Every name below `localhost` is this machine. */
export const paymentHost = 'pay.localhost'

/**
 * The address of a deposit's payment page.
 *
 * @param origin the origin of the call; the page is at the same port
 */
export function paymentAddress(origin: string, pageId: string, language: string): string {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${paymentHost}${port && `:${port}`}/${pageId}?language=${language}`
}
