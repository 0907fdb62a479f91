import { localeCookie } from '../i18n/locale-path.ts'

/** The key of the locale to which a login has sent the member, in the tab's storage. */
const sentKey = 'livery:sent-to-locale'

/**
 * Stores the locale of the address as the visitor's choice (LOC-05), unless a login has sent the member there. The page
 * sets the cookie, because a shared cache stores no response with a cookie.
 */
export function keepChosenLocale({ dataset: { chosen } }: HTMLElement): void {
  if (chosen !== undefined && !isSentTo(chosen)) document.cookie = localeCookie('selected', chosen)
}

/**
 * Loads a page in the locale of the member's country. Their own choice of a locale remains until the tab shows another
 * locale (LOC-05).
 */
export function sendToLocale(
  path: string,
  { shown, chosen }: { readonly shown: string; readonly chosen: string },
): void {
  for (const kind of ['selected', 'redirect'] as const) document.cookie = localeCookie(kind, chosen)
  try {
    sessionStorage.setItem(sentKey, shown)
  } catch {
    // Without storage, the locale of the address becomes the choice.
  }
  window.location.assign(path)
}

function isSentTo(locale: string): boolean {
  try {
    if (sessionStorage.getItem(sentKey) === locale) return true
    sessionStorage.removeItem(sentKey)
  } catch {
    // Without storage, `sendToLocale` has stored no locale.
  }
  return false
}
