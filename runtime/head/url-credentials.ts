/** A user name and a password from the page's address. */
export type UrlCredentials = readonly [username: string, password: string]

declare global {
  interface Window {
    /**
     * Returns the credentials from the page's address, on the first call only. `takeUrlCredentials` sets this function.
     */
    liveryUrlLogin?: (() => UrlCredentials | undefined) | undefined
  }
}

/** The storage key of credentials between two documents. */
const storageKey = 'livery:url-login'

/**
 * Removes `usr` and `pw` from the address and its history entry before other code can read them (QRY-04). If the
 * address has both, the page reloads, because its performance entries contain them. The tab's storage contains both
 * meanwhile.
 *
 * @returns whether the page reloads, so that nothing else may run
 */
export function takeUrlCredentials(): boolean {
  const waiting = takeWaiting()
  const url = new URL(location.href)
  const { searchParams } = url
  const username = searchParams.get('usr')
  const password = searchParams.get('pw')
  if (username === null && password === null) {
    if (waiting) holdCredentials(waiting)
    return false
  }
  searchParams.delete('usr')
  searchParams.delete('pw')
  const credentials: UrlCredentials | undefined = username && password ? [username, password] : undefined
  try {
    history.replaceState(history.state, '', url)
    if (credentials) {
      reloadWith(credentials)
      return true
    }
  } catch {
    // The browser refuses to change the address or to store the credentials. The rest of the page must still run.
  }
  holdCredentials(credentials)
  return false
}

function reloadWith(credentials: UrlCredentials): void {
  sessionStorage.setItem(storageKey, JSON.stringify(credentials))
  // The reload ends this document.
  window.stop()
  location.reload()
}

function takeWaiting(): UrlCredentials | undefined {
  try {
    // oxlint-disable-next-line input/no-asserted-input -- the destructuring of any other value throws
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
