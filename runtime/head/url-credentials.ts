/** A user name and a password from the page's address. */
export type UrlCredentials = readonly [username: string, password: string]

declare global {
  interface Window {
    /** Hands over, once, the credentials that the page's address held; `takeUrlCredentials` keeps them. */
    liveryUrlLogin?: (() => UrlCredentials | undefined) | undefined
  }
}

/** Where credentials are stored between two documents. */
const storageKey = 'livery:url-login'

/**
 * Takes `usr` and `pw` out of the address and its history entry before anything else can read them (QRY-04). One
 * closure holds them, and hands them over once.
 *
 * A document's performance entries hold the address that it was loaded from until it ends. So the page reloads without
 * them, and the tab's storage keeps them for that moment.
 */
export function takeUrlCredentials(): void {
  const waiting = takeWaiting()
  const url = new URL(location.href)
  const { searchParams } = url
  const username = searchParams.get('usr')
  const password = searchParams.get('pw')
  if (username === null && password === null) return waiting && holdCredentials(waiting)
  searchParams.delete('usr')
  searchParams.delete('pw')
  const credentials: UrlCredentials | undefined = username && password ? [username, password] : undefined
  try {
    history.replaceState(history.state, '', url)
    if (credentials) return reloadWith(credentials)
  } catch {
    // The browser allows no change of the address or no storage here. The rest of the page must still run.
  }
  holdCredentials(credentials)
}

function reloadWith(credentials: UrlCredentials): void {
  sessionStorage.setItem(storageKey, JSON.stringify(credentials))
  // This document ends here.
  window.stop()
  location.reload()
}

function takeWaiting(): UrlCredentials | undefined {
  try {
    const [username, password] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown[]
    sessionStorage.removeItem(storageKey)
    return typeof username === 'string' && typeof password === 'string' ? [username, password] : undefined
  } catch {
    return undefined
  }
}

function holdCredentials(held: UrlCredentials | undefined): void {
  let credentials = held
  window.liveryUrlLogin = () => {
    const taken = credentials
    credentials = undefined
    delete window.liveryUrlLogin
    return taken
  }
}
