import { localeCookie } from '../i18n/locale-path.ts'

/**
 * Stores the locale of the address as the visitor's choice (LOC-05), if the host has marked the page with it
 * (`data-chosen`). The page sets the cookie instead of the host, because a shared cache stores no response with a
 * cookie.
 */
export function keepChosenLocale({ dataset: { chosen } }: HTMLElement): void {
  if (chosen !== undefined) document.cookie = localeCookie('selected', chosen)
}
