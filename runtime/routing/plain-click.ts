import type { MouseEvent } from 'react'

/** Whether an address is a path of the site. Browsers read a backslash as a slash, and skip tabs and line ends. */
export const isOfSite = (address: string) => /^\/(?![/\\\t\r\n])/.test(address)

/** Whether a click opens its link in the same window: not with a modifier key, another button or another target. */
export function isPlainClick(
  { button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent,
  { target }: HTMLAnchorElement,
): boolean {
  const isOwnWindow = target === '' || target === '_self'
  return isOwnWindow && button === 0 && !(metaKey || altKey || ctrlKey || shiftKey)
}
