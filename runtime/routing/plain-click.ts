import type { MouseEvent } from 'react'

/** Whether an address is a page of the site. */
export const isOfSite = (address: string) => /^\/(?!\/)/.test(address)

/** Whether a click opens its link in the same window: not with a modifier key, another button or another target. */
export function isPlainClick(
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  { target }: HTMLAnchorElement,
): boolean {
  const isOwnWindow = target === '' || target === '_self'
  return isOwnWindow && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
