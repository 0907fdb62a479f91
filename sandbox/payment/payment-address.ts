import { hostOf } from '../http/find-merchant.ts'

/** The host name of the sandbox's payment pages. Every name below `localhost` is this machine. */
const paymentHost = 'pay.localhost'

/** Whether a request is for a payment page, and for no brand. */
export function isPaymentHost(request: Request): boolean {
  return hostOf(request) === paymentHost
}

/**
 * Where a deposit is paid.
 *
 * @param origin of the call that asked for it: the page is at the same port
 */
export function paymentAddress(origin: string, pageId: string, language: string): string {
  const { protocol, port } = new URL(origin)
  return `${protocol}//${paymentHost}${port && `:${port}`}/${pageId}?language=${language}`
}
