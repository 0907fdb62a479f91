/** A user name and a password from the page's address. */
export type UrlCredentials = readonly [username: string, password: string]

declare global {
  interface Window {
    /** Hands over, once, the credentials that the page's address held; `takeUrlCredentials` keeps them. */
    liveryUrlLogin?: (() => UrlCredentials | undefined) | undefined
  }
}

/**
 * Takes `usr` and `pw` out of the address and its history entry before anything else can read them (QRY-04). One closure
 * holds them, and hands them over once.
 */
export function takeUrlCredentials(): void {
  const url = new URL(location.href)
  const { searchParams } = url
  const username = searchParams.get('usr')
  const password = searchParams.get('pw')
  if (username === null && password === null) return
  searchParams.delete('usr')
  searchParams.delete('pw')
  try {
    history.replaceState(history.state, '', url)
  } catch {
    // The browser allows no change of the address here. The rest of the page must still run.
  }
  let credentials: UrlCredentials | undefined = username && password ? [username, password] : undefined
  window.liveryUrlLogin = () => {
    const taken = credentials
    credentials = undefined
    delete window.liveryUrlLogin
    return taken
  }
}
