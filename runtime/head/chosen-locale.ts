import { localeCookie } from '../i18n/locale-path.ts'

/**
 * Keeps the locale of an address that names one as the visitor's choice (LOC-05). The page does it and not the host: an answer
 * that sets a cookie is kept by no shared cache.
 */
export function keepChosenLocale({ dataset: { chosen } }: HTMLElement): void {
  if (chosen !== undefined) document.cookie = localeCookie('selected', chosen)
}
